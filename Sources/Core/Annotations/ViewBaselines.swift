import Foundation
import GalleyViews

/// The text baselines of one view in a picture.
package struct ViewBaselines: Hashable, Sendable {
  /// The view's identifier, or else its text.
  package var name: String
  /// The frame on the canvas, in points.
  package var frame: CGRect
  /// The baselines' distances from the top of the view, in points.
  package var first: Double
  package var last: Double
  /// Whether the view contains other annotated views.
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

  /// The baselines' heights on the canvas, in points.
  package var firstOnCanvas: Double { frame.minY + first }
  package var lastOnCanvas: Double { frame.minY + last }

  /// Returns the baselines to show, in the order of declaration: named views with baselines from
  /// text; if there are none, the other named views; if no view is named, the texts.
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

/// The views to annotate.
struct ViewSelection {
  /// The node indices, in the order of declaration.
  let indices: [Int]
  /// Whether the views were requested explicitly.
  let isExplicit: Bool
  /// Whether the views were selected by identifier.
  let areNamed: Bool

  /// - Parameter names: The identifiers of the views. If empty, selects every view with an
  ///   identifier, or all texts if there are none, except for hidden ones.
  init(_ names: [String], in placed: PlacedTree) {
    let wanted = Set(names)
    var named = placed.nodes.indices.filter { placed.identifier(of: $0) != nil }
    if wanted.isEmpty { named.removeAll(where: placed.isHidden) }
    isExplicit = !wanted.isEmpty
    areNamed = isExplicit || !named.isEmpty
    guard wanted.isEmpty else {
      indices = named.filter { wanted.contains(placed.identifier(of: $0) ?? "") }
      return
    }
    indices =
      named.isEmpty
      ? placed.nodes.indices.filter { placed.text(of: $0) != nil && !placed.isHidden($0) } : named
  }

  func name(of index: Int, in placed: PlacedTree) -> String {
    if let identifier = placed.identifier(of: index) { return identifier }
    return placed.text(of: index).map { AnnotationWords.quoted($0.string) }
      ?? placed.nodes[index].kind.name
  }
}
