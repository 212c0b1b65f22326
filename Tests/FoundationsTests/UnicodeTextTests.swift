import ContentHash
import Testing
import UnicodeText

@Suite("Text as the language takes it")
struct UnicodeTextTests {
  @Test("NFC changes the bytes, which Swift's == does not show")
  func nfc() {
    #expect(Array("e\u{301}".nfc.utf8) == [0xC3, 0xA9])
    #expect(Array("\u{212B}".nfc.unicodeScalars) == ["\u{C5}"])
    #expect(Array("a\u{0}e\u{301}".nfc.utf8) == [0x61, 0, 0xC3, 0xA9])
    #expect("plain".nfc == "plain")
  }

  @Test("Trimming takes the 25 White_Space scalars and nothing else")
  func trimming() {
    let all = WhiteSpace.ranges.flatMap { Array($0) }
    #expect(all.count == 25)
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if WhiteSpace.contains(scalar) != scalar.properties.isWhitespace {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
    #expect("\u{3000} a b\u{A0}\n".trimmed == "a b")
    #expect("\u{200B}a".trimmed == "\u{200B}a")
    #expect(" \t".trimmed.isEmpty)
  }

  @Test("Line ends become LF before trimming and composing")
  func lineEnds() {
    #expect(Array("a\r\nb\rc\n\r\nd".unixLineEnds.utf8) == Array("a\nb\nc\n\nd".utf8))
    #expect(Array(" e\u{301}\r\nb ".normalised.utf8) == [0xC3, 0xA9, 0x0A, 0x62])
  }

  @Test("Folding is the default lower-case mapping, scalar by scalar")
  func folding() {
    #expect("ÀB".caseFolded == "àb")
    #expect("ΣΑΣ".caseFolded == "σασ")
    #expect("ß".caseFolded == "ß")
    #expect("a🍕e\u{301}".scalarCount == 4)
    #expect("\u{FFFF}".precedes("\u{10000}"))
  }

  @Test("SHA-256 of the standard's examples")
  func hashes() {
    #expect(
      SHA256.hexadecimal("abc")
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hexadecimal("")
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(SHA256.base64("") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(
      SHA256.digest([UInt8](repeating: 0x61, count: 1_000_000)).prefix(4) == [
        0xCD, 0xC7, 0x6E, 0x5C,
      ])
  }
}
