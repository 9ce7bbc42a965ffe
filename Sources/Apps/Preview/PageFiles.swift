import Foundation
import GalleySnapshots

/// The files of the page, embedded in the program.
enum PageFiles {
  struct File {
    /// The MIME type.
    let type: String
    let bytes: [UInt8]

    fileprivate init(_ name: String, _ text: String) {
      let types = ["js": "text/javascript", "css": "text/css", "html": "text/html"]
      let type = types[URL(filePath: name).pathExtension] ?? "text/plain"
      self.init(type: "\(type); charset=utf-8", bytes: Array(text.utf8))
    }

    init(type: String, bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// The files by path, relative to the address of the page.
  static let all: [String: File] = {
    var files: [String: File] = [:]
    for (name, text) in PageText.files.merging(SharedPageFiles.all, uniquingKeysWith: { $1 }) {
      files[name == "preview.html" ? "" : name] = File(name, text)
    }
    return files
  }()
}
