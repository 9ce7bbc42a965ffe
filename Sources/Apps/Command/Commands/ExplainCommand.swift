import Galley
import GalleyCatalog

/// `galley explain`.
enum ExplainCommand: Command {
  struct Settings {
    var scene = SceneOptions()
    var isJSON = false
  }

  static let name = "explain"
  static let summary = "explain the size and position of a view"
  static let operands = "SCENE VIEW"
  static let sceneLimit: Int? = 1
  static let discussion = """
    VIEW is the accessibility identifier or text of a view, or its type or its path in the layout
    tree, such as 0.1.0, if only one view matches. The explanation says what size the view was
    proposed and by which view, its response and the rule behind it, which view placed it, and
    common surprises.
    """
  static let examples = [
    (line: "galley explain simple-view/1 Circle", does: "a view of a scene"),
    (line: "galley explain Card.swift price", does: "a view of your own"),
    (line: "galley explain Card.swift price --size 200x120 --json", does: "for other programs"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [.flag("json", nil, "Print JSON") { $0.isJSON = true }]
    + VariantOptions.all.map { $0.mapped(\.scene) }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let picture = try SceneSelection.single(Array(operands.prefix(1)))
    guard operands.count <= 2 else {
      throw UsageError(
        "expected one view, got \(operands.count - 1)", hint: "run the command for each view")
    }
    try VariantOptions.check(settings.scene, for: [picture])
    let tree = try picture.layoutTree(settings.scene, tracing: true)
    do {
      guard operands.count == 2 else { throw try missing(in: tree) }
      let explanation = try tree.explanation(of: operands[1])
      let text =
        settings.isJSON
        ? String(decoding: try explanation.jsonData(), as: UTF8.self) : explanation.description
      console.write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
      return .success
    } catch let error as LayoutExplanationError {
      throw UsageError(error.message, hint: error.hint)
    }
  }

  private static func missing(in tree: LayoutTree) throws -> UsageError {
    let names = tree.names
    return UsageError(
      "no view given",
      hint: names.isEmpty
        ? "name a view by its type, such as \(tree.root.type)"
        : "try one of: \(names.prefix(12).joined(separator: ", "))\(names.count > 12 ? ", …" : "")")
  }
}
