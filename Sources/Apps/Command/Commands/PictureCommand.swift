import Galley
import GalleyCatalog
import GalleySnapshots

/// The internal command that `galley compare` and `galley mcp` run in a program compiled from the
/// user's files. It writes one picture and its layout, in the format of a golden.
enum PictureCommand: Command {
  struct Settings {
    var folder = "."
    /// The name of the file in messages, such as `HEAD:Card.swift`; `nil` for its path.
    var shownName: String?
    var scene = SceneOptions()
    /// The longer side of the picture, in pixels; `nil` for no limit.
    var limit: Double?
  }

  nonisolated static let name = "_picture"
  static let summary = "write a picture and its layout for 'galley compare'"
  static let operands = "SCENE"
  static let examples: [(line: String, does: String)] = []
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .value("output", "o", "DIR", "Folder") { $0.folder = $1 },
      .value("shown-as", nil, "NAME", "Name of the file in messages") { $0.shownName = $1 },
      .value("limit", nil, "PIXELS", "Longer side of the picture") { $0.limit = Double($1) },
    ] + VariantOptions.all.map { $0.mapped(\.scene) }

  static func paths(_ settings: Settings) -> CommandPaths {
    CommandPaths(written: [settings.folder])
  }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard let word = operands.first, operands.count == 1 else {
      throw UsageError("expected one scene, got \(operands.count)", hint: "")
    }
    var (picture, options) = try picture(word, shownAs: settings.shownName)
    if settings.limit != nil { options = settings.scene }
    let renderer = try picture.renderer(options)
    let rendering = try renderer.rendering()
    var list = rendering.displayList
    if let limit = settings.limit {
      list.scale = min(list.scale, limit / max(list.size.width, list.size.height, 1))
      for warning in renderer.warnings { console.warn(warning) }
    }
    let path = "\(settings.folder)/\(FilePicture.name)"
    try AtomicFile.write(
      Array(LayoutSnapshot(rendering.layout).text.utf8), to: "\(path).layout.txt")
    let source = picture.scene.source
    try AtomicFile.write(Array("\(source.line) \(source.file)".utf8), to: "\(path).place.txt")
    try AtomicFile.write(
      try Rasterizer.png(of: list, compression: .fast), to: "\(path).png")
    return .success
  }

  /// - Throws: `UsageError` with the shown name instead of the path.
  private static func picture(
    _ word: String, shownAs name: String?
  ) throws -> (ScenePicture, SceneOptions) {
    do {
      return try SceneSelection.picture(word)
    } catch let error as UsageError {
      guard let name, let path = FileWord(word)?.path else { throw error }
      throw UsageError(
        error.message.replacing(path, with: name), hint: error.hint.replacing(path, with: name))
    }
  }
}
