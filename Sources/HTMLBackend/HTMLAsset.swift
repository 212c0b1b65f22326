import HTMLAssets

/// The files that are embedded for the form.
package enum HTMLAsset {
  /// A file's text by its name in the target's folder, `script/text.js`; empty when there is none.
  package static func text(_ name: String) -> String {
    for index in 0..<surveyc_html_asset_count() {
      let asset = surveyc_html_assets()[index]
      if String(cString: asset.name) == name {
        return String(
          decoding: UnsafeBufferPointer(start: asset.bytes, count: asset.count), as: UTF8.self)
      }
    }
    return ""
  }
}
