import Diagnostics
import SourceText

/// Files of other programs, known by their first bytes.
enum ForeignFile {
  /// What a file is when it is no plain text; nothing when it may be one.
  static func kind(of bytes: [UInt8]) -> String? {
    let kinds: [([UInt8], String)] = [
      ([0x50, 0x4B, 0x03, 0x04], "a document of Word or Pages, or a zip archive"),
      ([0xD0, 0xCF, 0x11, 0xE0], "a document of Word"),
      (Array("{\\rtf".utf8), "a text with fonts and colours (RTF)"),
      (Array("%PDF".utf8), "a PDF"),
      ([0x89, 0x50, 0x4E, 0x47], "a picture"),
      ([0xFF, 0xD8, 0xFF], "a picture"),
    ]
    if let kind = kinds.first(where: { bytes.starts(with: $0.0) }) { return kind.1 }
    let start = String(decoding: bytes.prefix(64), as: UTF8.self).lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? "a web page" : nil
  }
}
