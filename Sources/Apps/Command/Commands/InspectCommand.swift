import Galley
import GalleyCatalog

/// `galley inspect`.
enum InspectCommand: Command {
  enum Stage: String { case tree, layout, accessibility, displayList, trace }

  struct Settings {
    var scene = SceneOptions()
    var stage = Stage.layout
    var view: String?
    var place: CGPoint?
    var isJSON = false
  }

  static let name = "inspect"
  static let summary = "print one stage of rendering a scene"
  static let operands = "SCENE"
  static let discussion = """
    Stages: tree (the views), layout (frames in points, proposals and guides of all views),
    accessibility (what a screen reader says, in its order), display-list (the drawing commands) and
    trace (every proposal with its response, every placement). 'galley explain' explains the size
    and position of one view in sentences.
    """
  static let examples = [
    (line: "galley inspect simple-view/1", does: "the frames of all views"),
    (
      line: "galley inspect simple-view/1 --stage trace --view circle",
      does: "the proposals to one view"
    ),
    (line: "galley inspect simple-view/1 --stage layout --json", does: "for other programs"),
    (
      line: "galley inspect examples/02-controls@light --stage accessibility",
      does: "what a screen reader says"
    ),
    (
      line: "galley inspect simple-view/1 --stage trace --size 200x120", does: "on a smaller canvas"
    ),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] =
    [
      .word(
        "stage", "s", "NAME",
        "tree, layout, accessibility, display-list or trace (default layout)",
        [
          "tree": .tree, "layout": .layout, "accessibility": .accessibility,
          "display-list": .displayList, "trace": .trace,
        ],
        \.stage),
      .value(
        "view", nil, "NAME", "Only this view (by identifier, text or type) and its subviews",
        OptionValues.path, \.view),
      .value(
        "place", nil, "X,Y", "Only the views at a place, in points, from back to front",
        OptionValues.place, \.place),
      .flag("json", nil, "Print JSON (for the stages layout and accessibility)") {
        $0.isJSON = true
      },
    ] + (VariantOptions.all + VariantOptions.overlay).map { $0.mapped(\.scene) }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let writesJSON = settings.stage == .layout || settings.stage == .accessibility
    guard !settings.isJSON || writesJSON else {
      throw UsageError(
        "only the stages layout and accessibility support JSON", hint: "omit --json or --stage")
    }
    guard
      settings.view == nil || settings.stage != .displayList && settings.stage != .accessibility,
      settings.view == nil || !settings.isJSON
    else {
      throw UsageError(
        "--view works only with tree, layout and trace as text",
        hint: "omit --view or the other options")
    }
    guard settings.place == nil || [.tree, .layout].contains(settings.stage) && !settings.isJSON,
      settings.place == nil || settings.view == nil
    else {
      throw UsageError(
        "--place works only with tree and layout as text, and without --view",
        hint: "omit --place or the other options")
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
    if settings.stage == .accessibility {
      guard settings.isJSON else { return tree.accessibility.description }
      return String(decoding: try tree.accessibility.jsonData(scene: picture.id), as: UTF8.self)
    }
    if settings.isJSON {
      let data = try tree.jsonData(scene: picture.id, scale: settings.scene.scale)
      return String(decoding: data, as: UTF8.self)
    }
    do {
      let nodes =
        try settings.view.map { try tree.nodes(in: $0) }
        ?? settings.place.map { try tree.nodes(at: $0) }
      switch settings.stage {
      case .layout, .displayList, .accessibility:
        return nodes.map { lines($0) { $0.description } } ?? tree.description
      case .trace:
        let names = nodes.map { Set($0.prefix(1).map(\.traceName)) }
        return legend + (names.map { tree.trace.events(of: $0) } ?? tree.trace).description
      case .tree:
        return lines(nodes ?? tree.nodes) { $0.type + ($0.identifier.map { " #\($0)" } ?? "") }
      }
    } catch let error as LayoutExplanationError {
      throw UsageError(error.message, hint: error.hint)
    }
  }

  /// The header of a trace.
  private static let legend =
    "VIEW ? PROPOSAL → RESPONSE, indented below the proposing view; = marks a cached response\n"

  /// Returns one line per node, indented.
  private static func lines(
    _ nodes: [LayoutTree.Node], _ text: (LayoutTree.Node) -> String
  ) -> String {
    func depth(_ node: LayoutTree.Node) -> Int { node.path.utf8.count { $0 == UInt8(ascii: ".") } }
    let outer = nodes.first.map(depth) ?? 0
    return nodes.map { String(repeating: "  ", count: depth($0) - outer) + text($0) }
      .joined(separator: "\n")
  }
}

extension LayoutTree {
  /// Returns the views at a place, in points, from back to front.
  ///
  /// - Throws: `UsageError` if no view is there.
  fileprivate func nodes(at place: CGPoint) throws -> [Node] {
    let found = nodes.filter { $0.frame.contains(place) }
    guard !found.isEmpty else {
      throw UsageError(
        "no view is at \(NumberText.points(place.x)), \(NumberText.points(place.y))",
        hint: "the canvas is \(NumberText.points(canvas.width))×\(NumberText.points(canvas.height))"
          + " points")
    }
    return found
  }
}

extension LayoutTree.Node {
  /// The name of the view in traces: its type and, if set, its identifier.
  fileprivate var traceName: String { identifier.map { "\(type) \"\($0)\"" } ?? type }
}
