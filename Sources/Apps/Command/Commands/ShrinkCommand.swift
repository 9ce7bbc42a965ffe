import Galley
import GalleySnapshots

/// The internal command with which `galley mcp` makes large pictures smaller.
enum ShrinkCommand: Command {
  struct Settings { var limit: Int? = 1000 }

  nonisolated static let name = "_shrink"
  static let summary = "write a smaller copy of a PNG file"
  static let operands = "FILE FILE"
  static let examples: [(line: String, does: String)] = []
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .value("limit", nil, "PIXELS", "Longer side", OptionValues.count, \.limit)
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard operands.count == 2 else { throw UsageError("expected two files", hint: "") }
    let bitmap = try PNGFile.decode(try SnapshotStore.read(operands[0]))
    let factor = Double(settings.limit ?? 1000) / Double(max(bitmap.width, bitmap.height, 1))
    let size = CGSize(
      width: max((Double(bitmap.width) * factor).rounded(.down), 1),
      height: max((Double(bitmap.height) * factor).rounded(.down), 1))
    let renderer = ImageRenderer(
      content: Image(bitmap, scale: 1).resizable().interpolation(.high)
        .frame(width: size.width, height: size.height))
    renderer.isOpaque = true
    try AtomicFile.write([UInt8](try renderer.pngData(compression: .fast)), to: operands[1])
    return .success
  }
}
