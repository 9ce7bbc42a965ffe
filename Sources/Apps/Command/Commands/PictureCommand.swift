import Galley
import GalleySnapshots

/// What `galley compare` asks of a program that is made of people's files: one picture, with its
/// layout, as a golden has them. Not for people.
enum PictureCommand: Command {
  struct Settings { var folder = "." }

  static let name = "_picture"
  static let summary = "write a picture and its layout, for 'galley compare'"
  static let operands = "SCENE"
  static let examples: [(line: String, does: String)] = []
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .value("output", "o", "DIR", "Folder") { $0.folder = $1 }
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard let word = operands.first, operands.count == 1 else {
      throw UsageError("one scene is needed, not \(operands.count)", hint: "")
    }
    let (picture, options) = try SceneSelection.picture(word)
    let rendering = try picture.renderer(options).rendering()
    let path = "\(settings.folder)/\(FilePicture.name)"
    try AtomicFile.write(
      Array(LayoutSnapshot(rendering.layout).text.utf8), to: "\(path).layout.txt")
    try AtomicFile.write(
      try Rasterizer.png(of: rendering.displayList, compression: .fast), to: "\(path).png")
    return .success
  }
}
