/// The page's files, which are in the program.
enum PageFiles {
  struct File {
    /// As browsers name it.
    let type: String
    let bytes: [UInt8]
  }

  static let all: [String: File] = [
    "": File(type: "text/html; charset=utf-8", bytes: PackageResources.preview_html)
  ]
}
