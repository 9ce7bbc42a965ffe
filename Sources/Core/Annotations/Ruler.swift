import Foundation

/// A measure beside a picture: a line through a guide of a view, a distance with its length, or words
/// about a view.
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
/// Views are named by their `accessibilityIdentifier(_:)`. Rulers have no part in the layout: they
/// are drawn from where the views are, the picture gets margins for them, and nothing that they say
/// lies on it. Numbers are points; those of guides count from the view's own leading or upper edge. A
/// view that is not there is said in a sentence below the picture.
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

  /// A line from top to bottom through a view's guide.
  ///
  /// - Parameters:
  ///   - guide: Such as `.leading`, or a guide of your own.
  ///   - view: An identifier.
  ///   - name: What the guide is called. Default: the name of the type that identifies it.
  public static func guide(
    _ guide: HorizontalAlignment, of view: String, named name: String? = nil
  ) -> Ruler {
    Ruler(view: view, kind: .guide(guide.key, name ?? GuideName(guide.key).spelling))
  }

  /// A line across a view through its guide.
  ///
  /// - Parameters:
  ///   - guide: Such as `.firstTextBaseline`, or a guide of your own.
  ///   - view: An identifier.
  ///   - name: What the guide is called. Default: the name of the type that identifies it.
  public static func guide(
    _ guide: VerticalAlignment, of view: String, named name: String? = nil
  ) -> Ruler {
    Ruler(view: view, kind: .guide(guide.key, name ?? GuideName(guide.key).spelling))
  }

  /// The width of a view.
  public static func width(of view: String) -> Ruler {
    Ruler(view: view, kind: .length(.horizontal))
  }

  /// The height of a view.
  public static func height(of view: String) -> Ruler {
    Ruler(view: view, kind: .length(.vertical))
  }

  /// What is free between two views.
  ///
  /// - Parameters:
  ///   - axis: Horizontal from left to right, vertical from top to bottom.
  ///   - view: An identifier.
  ///   - other: The identifier of the other view.
  public static func distance(along axis: Axis, from view: String, to other: String) -> Ruler {
    Ruler(view: view, kind: .distance(axis, to: other))
  }

  /// How far a view's edges are inside of those of another one.
  ///
  /// - Parameters:
  ///   - edges: Leading is the left edge of a container that runs from left to right.
  ///   - view: An identifier.
  ///   - container: The identifier of the view around.
  public static func inset(
    _ edges: Edge.Set = .all, of view: String, in container: String
  ) -> Ruler {
    Ruler(view: view, kind: .inset(edges: edges.rawValue, container: container))
  }

  /// How far a view begins after another one begins.
  ///
  /// - Parameters:
  ///   - axis: Horizontal measures left edges, vertical upper ones.
  ///   - view: An identifier.
  ///   - other: The identifier of the view that is measured from.
  public static func offset(along axis: Axis, of view: String, from other: String) -> Ruler {
    Ruler(view: view, kind: .offset(axis, container: other))
  }

  /// Words about a view, such as what it is compared as.
  ///
  /// - Parameters:
  ///   - text: What is said; line breaks begin new lines.
  ///   - view: An identifier.
  ///   - edge: Where the words are beside the picture; leading is left. Default: above it.
  public static func caption(_ text: String, of view: String, at edge: Edge = .top) -> Ruler {
    Ruler(view: view, kind: .caption(edge, text))
  }
}

extension Ruler {
  /// The identifiers of all views that the ruler is about.
  var names: [String] {
    switch kind {
    case .guide, .length, .caption: [view]
    case .distance(_, let other), .inset(_, let other), .offset(_, let other): [view, other]
    }
  }
}

extension Ruler {
  /// The identifiers of the views of which both ends have to be seen.
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
  /// - Returns: The guides that they go through.
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

  /// Words in a gutter, with a leader to the edge of the view that they are about.
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
          [AnnotationText.Run(text: String($0), isStrong: true)]
        }, anchor: anchor, edge: gutter, ink: .text))
  }

  /// A distance between two frames, measured beside the picture.
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
