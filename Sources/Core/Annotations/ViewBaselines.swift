import Foundation

/// The text baselines of one view of a picture.
package struct ViewBaselines: Hashable, Sendable {
  /// What a person calls the view: its identifier, else its text.
  package var name: String
  /// On the canvas, in points.
  package var frame: CGRect
  /// From the top of the view, in points.
  package var first: Double
  package var last: Double
  /// Whether views that are shown too are in this one.
  package var holdsOthers: Bool

  package init(
    name: String, frame: CGRect, first: Double, last: Double, holdsOthers: Bool = false
  ) {
    self.name = name
    self.frame = frame
    self.first = first
    self.last = last
    self.holdsOthers = holdsOthers
  }

  /// On the canvas, in points.
  package var firstOnCanvas: Double { frame.minY + first }
  package var lastOnCanvas: Double { frame.minY + last }

  /// Those that matter, in the order of declaration: the named views that take their baselines from
  /// text, without any the other named ones, and where nothing is named the texts.
  static func all(_ subject: AnnotationSubject) -> [ViewBaselines] {
    let (placed, views) = (subject.placed, subject.views)
    let chosen = views.indices.filter { index in
      views.isExplicit || placed.text(of: index) != nil
        || placed.dimensions(of: index)[explicit: .firstTextBaseline] != nil
    }
    let shown = chosen.isEmpty ? views.indices : chosen
    return shown.enumerated().compactMap { position, index in
      let frame = subject.frame(of: index)
      let dimensions = placed.dimensions(of: index)
      let first = Double(dimensions[.firstTextBaseline])
      let last = Double(dimensions[.lastTextBaseline])
      guard first.isFinite, last.isFinite, frame.minX.isFinite, frame.minY.isFinite,
        !frame.width.isNaN
      else { return nil }
      return ViewBaselines(
        name: subject.name(of: index), frame: frame, first: first, last: last,
        holdsOthers: position + 1 < shown.count && shown[position + 1] < placed.nodes[index].end)
    }
  }
}

/// The views that annotations are about.
struct ViewSelection {
  /// In the order of declaration.
  let indices: [Int]
  /// Whether they were asked for.
  let isExplicit: Bool
  /// Whether they are shown for their identifiers.
  let areNamed: Bool

  /// - Parameter names: Identifiers; none stands for every view that has one, and, where none has,
  ///   for the texts.
  init(_ names: [String], in placed: PlacedTree) {
    let wanted = Set(names)
    let named = placed.nodes.indices.filter { placed.identifier(of: $0) != nil }
    isExplicit = !wanted.isEmpty
    areNamed = isExplicit || !named.isEmpty
    guard wanted.isEmpty else {
      indices = named.filter { wanted.contains(placed.identifier(of: $0) ?? "") }
      return
    }
    indices = named.isEmpty ? placed.nodes.indices.filter { placed.text(of: $0) != nil } : named
  }

  func name(of index: Int, in placed: PlacedTree) -> String {
    if let identifier = placed.identifier(of: index) { return identifier }
    return placed.text(of: index).map { AnnotationWords.quoted($0.string) }
      ?? placed.nodes[index].kind.name
  }
}
