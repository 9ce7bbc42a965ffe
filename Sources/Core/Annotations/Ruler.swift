import Foundation
import GalleyViews

/// A measurement beside a picture: a line through an alignment guide, a distance with its length,
/// or a caption for a view.
///
/// ```swift
/// renderer.rulers = [
///   .guide(.firstTextBaseline, of: "title"),
///   .width(of: "card"),
///   .distance(along: .horizontal, from: "title", to: "price"),
///   .inset(.leading, of: "title", in: "card"),
/// ]
/// ```
///
/// Rulers refer to views by their `accessibilityIdentifier(_:)`. They don't affect layout: they are
/// drawn from the views' frames, in margins added around the picture, so no text covers it. Numbers
/// are in points; guides are measured from the view's own leading or top edge. If a view doesn't
/// exist, a sentence below the picture says so.
public struct Ruler: Hashable, Sendable {
  enum Kind: Hashable {
    case guide(AlignmentKey, String)
    case length(Axis)
    case distance(Axis, to: String)
    case inset(edges: Edge.Set.RawValue, container: String)
    case offset(Axis, container: String)
    case caption(Edge, String)
  }

  let view: String
  let kind: Kind

  /// Measures a vertical line through a view's horizontal alignment guide.
  ///
  /// - Parameters:
  ///   - guide: A guide such as `.leading`, or a custom one.
  ///   - view: The identifier of the view.
  ///   - name: The name of the guide. Default: the name of the type that identifies it.
  public static func guide(
    _ guide: HorizontalAlignment, of view: String, named name: String? = nil
  ) -> Ruler {
    Ruler(view: view, kind: .guide(guide.key, name ?? GuideName(guide.key).spelling))
  }

  /// Measures a horizontal line through a view's vertical alignment guide.
  ///
  /// - Parameters:
  ///   - guide: A guide such as `.firstTextBaseline`, or a custom one.
  ///   - view: The identifier of the view.
  ///   - name: The name of the guide. Default: the name of the type that identifies it.
  public static func guide(
    _ guide: VerticalAlignment, of view: String, named name: String? = nil
  ) -> Ruler {
    Ruler(view: view, kind: .guide(guide.key, name ?? GuideName(guide.key).spelling))
  }

  /// Measures the width of a view.
  public static func width(of view: String) -> Ruler {
    Ruler(view: view, kind: .length(.horizontal))
  }

  /// Measures the height of a view.
  public static func height(of view: String) -> Ruler {
    Ruler(view: view, kind: .length(.vertical))
  }

  /// Measures the gap between two views.
  ///
  /// - Parameters:
  ///   - axis: Horizontal measures from left to right, vertical from top to bottom.
  ///   - view: The identifier of the view.
  ///   - other: The identifier of the other view.
  public static func distance(along axis: Axis, from view: String, to other: String) -> Ruler {
    Ruler(view: view, kind: .distance(axis, to: other))
  }

  /// Measures how far a view's edges are inside those of another view.
  ///
  /// - Parameters:
  ///   - edges: The edges to measure; leading is the left edge if the container's layout direction
  ///     is left to right.
  ///   - view: The identifier of the view.
  ///   - container: The identifier of the outer view.
  public static func inset(
    _ edges: Edge.Set = .all, of view: String, in container: String
  ) -> Ruler {
    Ruler(view: view, kind: .inset(edges: edges.rawValue, container: container))
  }

  /// Measures the distance from the start of another view to the start of a view.
  ///
  /// - Parameters:
  ///   - axis: Horizontal measures left edges, vertical top edges.
  ///   - view: The identifier of the view.
  ///   - other: The identifier of the view to measure from.
  public static func offset(along axis: Axis, of view: String, from other: String) -> Ruler {
    Ruler(view: view, kind: .offset(axis, container: other))
  }

  /// Adds a caption to a view, such as its role in a comparison.
  ///
  /// - Parameters:
  ///   - text: The caption; line breaks start new lines, and words between backticks are code.
  ///   - view: The identifier of the view.
  ///   - edge: The side of the picture on which to place the caption; leading is left. Default:
  ///     `.top`.
  public static func caption(_ text: String, of view: String, at edge: Edge = .top) -> Ruler {
    Ruler(view: view, kind: .caption(edge, text))
  }
}

extension Ruler {
  /// The identifiers of all views that the ruler refers to.
  var names: [String] {
    switch kind {
    case .guide, .length, .caption: [view]
    case .distance(_, let other), .inset(_, let other), .offset(_, let other): [view, other]
    }
  }
}

extension Ruler {
  /// The identifiers of the views that must be visible from end to end.
  var measuredWhole: [String] {
    switch kind {
    case .length, .inset: names
    case .guide, .distance, .offset, .caption: []
    }
  }
}

extension AnnotationMarks {
  /// Adds the distances that rulers measure.
  ///
  /// - Returns: The guides that rulers show.
  mutating func addRulers(_ rulers: [Ruler], _ subject: AnnotationSubject) -> [GuideLine] {
    var guides: [GuideLine] = []
    let count = dimensions.count
    for ruler in rulers {
      let indices = ruler.names.compactMap { subject.placed.index(ofIdentifier: $0) }
      guard indices.count == ruler.names.count else { continue }
      let frame = subject.frame(of: indices[0])
      let other = subject.frame(of: indices.last ?? 0)
      guard subject.isVisible(frame), subject.isVisible(other) else {
        sentences.append(
          "A ruler of \(ruler.names.joined(separator: " and ")) is outside of the picture.")
        continue
      }
      switch ruler.kind {
      case .guide(let key, let name):
        let dimensions = subject.placed.dimensions(of: indices[0])
        guides.append(
          GuideLine(
            view: ruler.view, guide: name, value: Double(dimensions[key]), frame: frame,
            isHorizontal: key.axis == .horizontal,
            isRightToLeft: subject.placed.nodes[indices[0]].layoutDirection == .rightToLeft))
      case .length(let axis):
        measure(axis, frame.range(axis), frame, frame, subject.area.size)
      case .distance(let axis, _):
        let (first, second) = (frame.range(axis), other.range(axis))
        let isForward = first.upperBound <= second.lowerBound
        let from = isForward ? first.upperBound : second.upperBound
        let to = isForward ? second.lowerBound : first.lowerBound
        measure(
          axis, min(from, to)...max(from, to), isForward ? frame : other,
          isForward ? other : frame, subject.area.size)
      case .offset(let axis, _):
        let (start, end) = (other.range(axis).lowerBound, frame.range(axis).lowerBound)
        measure(
          axis, min(start, end)...max(start, end), start <= end ? other : frame,
          start <= end ? frame : other, subject.area.size)
      case .caption(let edge, let text): addCaption(text, of: frame, at: edge, subject.area.size)
      case .inset(let rawEdges, _):
        let edges = Edge.Set(rawValue: rawEdges)
        let isLeft = subject.placed.nodes[indices[1]].layoutDirection == .leftToRight
        let left: Edge.Set = isLeft ? .leading : .trailing
        let right: Edge.Set = isLeft ? .trailing : .leading
        for (edge, axis, outer, inner) in [
          (left, Axis.horizontal, other.minX, frame.minX),
          (right, .horizontal, other.maxX, frame.maxX),
          (.top, .vertical, other.minY, frame.minY),
          (.bottom, .vertical, other.maxY, frame.maxY),
        ] where edges.contains(edge) && abs(outer - inner) > 0.005 {
          measure(
            axis, Double(min(outer, inner))...Double(max(outer, inner)),
            outer < inner ? other : frame, outer < inner ? frame : other, subject.area.size)
        }
      }
    }
    if dimensions.count > count { explain(.dimension, .line(.solid), "distance in points") }
    return guides.filter { $0.position.isFinite }
  }

  /// Adds a caption in a gutter, with a leader to the view's edge.
  private mutating func addCaption(
    _ text: String, of frame: CGRect, at edge: Edge, _ size: CGSize
  ) {
    let canvas = CGRect(origin: .zero, size: size)
    let shown = frame.overlap(with: canvas) ?? frame
    let (gutter, anchor): (GutterEdge, CGPoint) =
      switch edge {
      case .top: (.top, CGPoint(x: shown.midX, y: shown.minY))
      case .bottom: (.bottom, CGPoint(x: shown.midX, y: shown.maxY))
      case .leading: (.left, CGPoint(x: shown.minX, y: shown.midY))
      case .trailing: (.right, CGPoint(x: shown.maxX, y: shown.midY))
      }
    labels.append(
      Label(
        lines: text.split(separator: "\n", omittingEmptySubsequences: false).map {
          AnnotationText.Run.marked(String($0), isStrong: true)
        }, anchor: anchor, edge: gutter, ink: .text))
  }

  /// Measures a distance between two frames, beside the picture.
  private mutating func measure(
    _ axis: Axis, _ range: ClosedRange<Double>, _ start: CGRect, _ end: CGRect, _ size: CGSize
  ) {
    let limits = 0...Double(axis == .horizontal ? size.height : size.width)
    addDimension(
      Dimension(
        axis: axis, from: range.lowerBound, to: range.upperBound,
        spans: (
          start.range(axis.other).clamped(to: limits), end.range(axis.other).clamped(to: limits)
        ),
        edges: axis == .horizontal ? [.bottom, .top] : [.right, .left],
        text: AnnotationWords.number(range.upperBound - range.lowerBound)), size)
  }
}
