import Galley
import GalleySnapshots

/// The internal command that `galley compare` runs in a program compiled from the user's files. It
/// writes one picture and its layout, in the format of a golden.
enum PictureCommand: Command {
  struct Settings { var folder = "." }

  static let name = "_picture"
  static let summary = "write a picture and its layout for 'galley compare'"
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
      throw UsageError("expected one scene, got \(operands.count)", hint: "")
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
