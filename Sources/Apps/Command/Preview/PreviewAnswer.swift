import Foundation
import Galley
import GalleyCatalog

/// An answer to a preview page.
struct PreviewAnswer: Encodable {
  struct Failure: Encodable {
    let message: String
    let hint: String
  }

  /// The previews of the files and the available settings.
  struct List: Encodable {
    struct Entry: Encodable {
      let id, title, file: String
      /// The line in the file, starting at 1; `nil` for a view without a `#Preview`.
      let line: Int?
      /// The address that opens the preview in the editor; `nil` if the editor is unknown.
      let link: String?
      /// `screen`, `fitted` or `fixed`.
      let canvas: String
      let width, height: Double
    }

    struct Screen: Encodable {
      let name: String
      let width, height, scale: Double
    }

    let previews: [Entry]
    let devices: [Screen]
    let typeSizes: [String]
    let themes: [String]
  }

  struct Picture: Encodable {
    /// The size of the picture in points.
    let size: CGSize
    /// The size of the canvas for the view; smaller than the picture if annotations are drawn
    /// around the view.
    let canvas: CGSize
    /// Pixels per point.
    let scale: Double
    /// The duration of the latest change, in seconds.
    let duration: Double
    /// The times in milliseconds.
    let layoutTime, paintTime: Double
    let warnings: [String]
  }

  /// A view or modifier in the layout tree.
  struct ViewEntry: Encodable {
    let path: String
    /// Identifies the view across pictures of the same program.
    let id: String
    let name: String
    let type: String
    let isModifier: Bool
    /// The frame in points of the canvas: x, y, width, height.
    let frame: [CGFloat]
    let identifier: String?
    /// The accessibility label.
    let label: String?
    let text: String?
    /// The first and last text baseline, in points from the top of the canvas; `nil` without text.
    let baselines: [CGFloat]?
    /// The type of control, such as `button`.
    let control: String?
    /// The user's views whose body this is, outermost first.
    let views: [Declaration]
    /// What a screen reader says about the view; `nil` if it is not an accessibility element.
    let speech: [Speech]?
  }

  /// What a screen reader says about an element.
  struct Speech: Encodable {
    /// The position in the reading order, starting at 1.
    let number: Int
    let text: String
    /// The frame in points of the canvas: x, y, width, height. It can differ from that of the view.
    let frame: [CGFloat]
  }

  /// A view declared in the user's files.
  struct Declaration: Encodable {
    let name: String
    /// Such as `Card.swift:12`; `nil` if unknown.
    let place: String?
    /// The address that opens the place in the editor; `nil` if the editor is unknown.
    let link: String?
  }

  /// The outcome of using a view.
  struct Outcome: Encodable {
    struct Question: Encodable {
      let path: String
      let kind: String
      let value: String?
      let frame: [CGFloat]
      let choices: [String]
      let selected: Int?
    }

    /// Whether the use had an effect.
    let isDone: Bool
    /// The input that the control needs.
    let question: Question?
  }

  struct Change: Encodable {
    let width: Double
    let sentences: [String]
  }

  /// A step of layout.
  struct Step: Encodable {
    /// `measure`, `recall` or `place`.
    let kind: String
    let depth: Int
    /// The path of the view in the layout tree; `nil` if the view is not shown.
    let path: String?
    let view: String
    let proposal: String
    let answer: String
  }

  /// The comparison of a preview with its golden, as made by `galley verify`.
  struct Golden: Encodable {
    /// `equal`, `differs`, `damaged`, or `missing` if there is no golden.
    let verdict: String
    /// The differences.
    let sentences: [String]
  }

  let id: Int
  let task: String
  var error: Failure?
  var list: List?
  var picture: Picture?
  var views: [ViewEntry]?
  /// The paths of modifiers that are switched off.
  var off: [String]?
  /// A sentence that reports the recording.
  var recorded: String?
  var golden: Golden?
  var outcome: Outcome?
  var history: [Use]?
  var inspection: LayoutInspection?
  var trace: [Step]?
  var sweep: [Change]?

  init(id: Int, task: String) { (self.id, self.task) = (id, task) }
}

extension PreviewAnswer.List {
  @MainActor
  init(_ scenes: [FileScene]) {
    let hasShown = scenes.contains { !$0.isAside }
    previews = scenes.filter { !hasShown || !$0.isAside }.map { scene in
      let canvas =
        switch scene.scene.frame {
        case .canvas: "fixed"
        case .screen: "screen"
        case .fitted: "fitted"
        }
      return Entry(
        id: scene.scene.id, title: scene.title, file: scene.stem, line: scene.line,
        link: ViewSources.current.place(inFile: scene.stem, line: scene.line).flatMap(\.link),
        canvas: canvas,
        width: Double(scene.scene.canvas.width), height: Double(scene.scene.canvas.height))
    }
    devices = (Device.all + Device.all.map(\.landscape)).map {
      Screen(
        name: $0.name, width: Double($0.size.width), height: Double($0.size.height),
        scale: Double($0.scale))
    }
    typeSizes = DynamicTypeSize.allCases.map { "\($0)" }
    themes = SystemTheme.all.map(\.name)
  }
}

extension PreviewAnswer {
  @MainActor
  static func views(_ tree: LayoutTree) -> [ViewEntry] {
    let covered = tree.placed.covered
    func declaration(_ name: String) -> Declaration {
      let place = ViewSources.current.place(of: name)
      return Declaration(name: name, place: place?.words, link: place?.link)
    }
    var speech: [Int: [Speech]] = [:]
    // What a screen reader calls a control, even if the picture shows only its value.
    var labels: [Int: String] = [:]
    for element in tree.accessibility.elements where !element.label.isEmpty {
      labels[element.index] = labels[element.index] ?? element.label
    }
    for (position, element) in tree.accessibility.elements.enumerated() {
      speech[element.index, default: []].append(
        Speech(number: position + 1, text: element.line, frame: numbers(element.frame)))
    }
    return tree.nodes.enumerated().map { index, node in
      let guides = node.dimensions
      let baselines = node.text.map { _ in
        [guides[.firstTextBaseline], guides[.lastTextBaseline]].map { $0 + node.frame.minY }
      }
      return ViewEntry(
        path: node.path, id: "\(tree.placed.nodes[index].id.rawValue) \(node.type)",
        name: name(of: node, tree.placed.control(of: index)), type: node.type,
        isModifier: node.kind.role == .modifier, frame: numbers(node.frame),
        identifier: node.identifier,
        label: tree.placed.accessibilityLabel(of: index)
          ?? tree.placed.control(of: index).flatMap { _ in labels[index] },
        text: node.text?.string, baselines: baselines,
        control: covered.contains { $0.contains(index) }
          ? nil : tree.placed.control(of: index)?.kind.rawValue,
        views: tree.placed.declaredViews(of: index).map(declaration), speech: speech[index])
    }
  }

  /// Returns the name of a view, in the user's words for layouts that are private to Galley.
  private static func name(of node: LayoutTree.Node, _ control: PlacedControl?) -> String {
    switch node.type {
    case "Preview": node.type
    case "window": "Screen"
    case "ControlLayout": control.map { "\($0.kind.rawValue)".capitalizedFirst } ?? "Control"
    default: node.name
    }
  }

  static func numbers(_ frame: CGRect) -> [CGFloat] {
    [frame.minX, frame.minY, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
  }

  static func trace(_ tree: LayoutTree) -> [Step] {
    var paths: [UInt64: String] = [:]
    for index in tree.placed.nodes.indices {
      paths[tree.placed.nodes[index].id.rawValue] = tree.placed.path(of: index)
    }
    let trace = tree.trace
    return zip(trace.events, trace.identities).map { event, identity in
      let path = paths[identity]
      func step(
        _ kind: String, _ depth: Int, _ view: String, _ proposal: ProposedViewSize, _ answer: String
      ) -> Step {
        Step(
          kind: kind, depth: depth, path: path, view: view, proposal: "\(proposal)", answer: answer)
      }
      switch event {
      case .measure(let depth, let view, let proposal, let answer):
        return step("measure", depth, view, proposal, size(answer))
      case .recall(let depth, let view, let proposal, let answer):
        return step("recall", depth, view, proposal, size(answer))
      case .place(let view, let frame, let proposal):
        let place = "\(NumberText.points(frame.minX)), \(NumberText.points(frame.minY))"
        return step("place", 0, view, proposal, "\(size(frame.size)) at \(place)")
      }
    }
  }

  private static func size(_ size: CGSize) -> String {
    "\(NumberText.points(size.width))×\(NumberText.points(size.height))"
  }
}

extension PreviewAnswer.Outcome {
  @MainActor
  init(_ outcome: PressOutcome, in tree: LayoutTree) {
    switch outcome {
    case .nothing: (isDone, question) = (false, nil)
    case .done: (isDone, question) = (true, nil)
    case .asks(let index, let control, let choices):
      isDone = false
      question = Question(
        path: tree.placed.path(of: index), kind: control.kind.rawValue, value: control.value,
        frame: PreviewAnswer.numbers(tree.placed.nodes[index].frame),
        choices: choices.map(\.title), selected: choices.firstIndex { $0.isSelected })
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
