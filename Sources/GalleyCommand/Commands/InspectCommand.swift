import Galley
import GalleyScenes

/// `galley inspect`.
enum InspectCommand: Command {
  enum Stage: String { case tree, layout, displayList, trace }

  struct Settings {
    var scene = SceneOptions()
    var stage = Stage.layout
    var isJSON = false
  }

  static let name = "inspect"
  static let summary = "print a stage of a scene on its way to a picture"
  static let operands = "SCENE"
  static let discussion = """
    Stages: tree (the views), layout (where they are: frames in points, proposals, guides),
    display-list (what is painted) and trace (every proposal with its answer, every placement).
    """
  static let examples = [
    (line: "galley inspect simple-view/1", does: "where everything is"),
    (line: "galley inspect simple-view/1 --stage layout --json", does: "for other programs"),
    (
      line: "galley inspect simple-view/1 --stage trace --size 200x120", does: "in a smaller canvas"
    ),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .word(
        "stage", "s", "NAME", "tree, layout, display-list or trace (default layout)",
        ["tree": .tree, "layout": .layout, "display-list": .displayList, "trace": .trace],
        \.stage),
      .flag("json", nil, "Print JSON; for the stage layout") { $0.isJSON = true },
    ] + (VariantOptions.all + VariantOptions.overlay).map { $0.mapped(\.scene) }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard !settings.isJSON || settings.stage == .layout else {
      throw UsageError("only the stage layout has JSON", hint: "leave --json or --stage out")
    }
    let picture = try SceneSelection.single(operands)
    try VariantOptions.check(settings.scene, for: [picture])
    let text = try text(of: picture, settings)
    console.write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
    return .success
  }

  private static func text(of picture: ScenePicture, _ settings: Settings) throws -> String {
    if settings.stage == .displayList {
      return try picture.renderer(settings.scene).displayList().description
    }
    let tree = try picture.layoutTree(settings.scene, tracing: settings.stage == .trace)
    switch settings.stage {
    case .layout where settings.isJSON:
      let data = try tree.jsonData(scene: picture.id, scale: settings.scene.scale)
      return String(decoding: data, as: UTF8.self)
    case .layout, .displayList: return tree.description
    case .trace: return tree.trace.description
    case .tree: return outline(tree)
    }
  }

  /// Types and identifiers, indented.
  private static func outline(_ tree: LayoutTree) -> String {
    tree.nodes.map { node in
      let depth = node.path.utf8.count { $0 == UInt8(ascii: ".") }
      let identifier = node.identifier.map { " #\($0)" } ?? ""
      return String(repeating: "  ", count: depth) + node.type + identifier
    }.joined(separator: "\n")
  }
}
