import Foundation

/// The distances that a view would like to have to its neighbours.
///
/// An edge may hold several preferences, each for one kind of neighbour; two views meet at the
/// largest distance that both speak of.
public struct ViewSpacing: Sendable {
  /// The kind of neighbour that a preference is about.
  package enum Category: UInt8, Sendable {
    /// Any neighbour that nothing more special is known about.
    case none
    case edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText, textToText
  }

  package enum Value: Equatable, Sendable {
    case distance(CGFloat)
    case topText(TextSpacing)
    case bottomText(TextSpacing)
  }

  package struct Entry: Equatable, Sendable {
    var edge: Edge
    var category: Category
    var value: Value
  }

  package private(set) var entries: [Entry]

  /// The distance between two views without common preferences, in points.
  package static let defaultDistance: CGFloat = 8

  /// The default preferences of a plain view: 8 to another plain view, the text's own to a text.
  public init() { entries = Self.plainEntries }

  package init(entries: [Entry]) { self.entries = entries }

  /// No distance on any edge.
  public static let zero = ViewSpacing(
    entries: Edge.allCases.map { Entry(edge: $0, category: .none, value: .distance(0)) })

  private static let plainEntries: [Entry] = [
    Entry(edge: .top, category: .edgeBelowText, value: .distance(0)),
    Entry(edge: .bottom, category: .edgeAboveText, value: .distance(0)),
    Entry(edge: .leading, category: .edgeRightText, value: .distance(0)),
    Entry(edge: .trailing, category: .edgeLeftText, value: .distance(0)),
  ]

  /// Preferences of a text whose tallest line has these measures.
  package init(text: TextSpacing) {
    entries = [
      Entry(edge: .top, category: .edgeAboveText, value: .distance(text.below)),
      Entry(edge: .top, category: .textToText, value: .topText(text)),
      Entry(edge: .bottom, category: .edgeBelowText, value: .distance(text.above)),
      Entry(edge: .bottom, category: .textToText, value: .bottomText(text)),
      Entry(edge: .leading, category: .edgeRightText, value: .distance(0)),
      Entry(edge: .trailing, category: .edgeLeftText, value: .distance(0)),
    ]
  }

  /// No distance along `axis`, plain preferences across it.
  package static func zero(along axis: Axis) -> ViewSpacing {
    let edges: Edge.Set = axis == .horizontal ? .horizontal : .vertical
    return ViewSpacing(
      entries: zero.entries.filter { edges.contains(Edge.Set($0.edge)) }
        + plainEntries.filter { !edges.contains(Edge.Set($0.edge)) })
  }

  /// The preferred distance, in points, from this view to the view that follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (edge, nextEdge): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var shared: CGFloat?
    var uncategorised: CGFloat?
    for entry in entries where entry.edge == edge {
      if entry.category == .none, case .distance(let value) = entry.value {
        uncategorised = max(uncategorised ?? value, value)
      }
      for other in next.entries where other.edge == nextEdge && other.category == entry.category {
        guard entry.category != .none, let value = entry.value.combined(with: other.value) else {
          continue
        }
        shared = max(shared ?? value, value)
      }
    }
    if let shared { return shared }
    for other in next.entries where other.edge == nextEdge && other.category == .none {
      if case .distance(let value) = other.value {
        uncategorised = max(uncategorised ?? value, value)
      }
    }
    return uncategorised ?? Self.defaultDistance
  }

  /// Takes over the other's preferences on `edges` where they are larger or missing here.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for entry in other.entries where edges.contains(Edge.Set(entry.edge)) {
      let index = entries.firstIndex {
        $0.edge == entry.edge && $0.category == entry.category
      }
      if let index {
        entries[index].value = entries[index].value.larger(entry.value)
      } else {
        entries.append(entry)
      }
    }
  }

  /// The preferences of both on `edges`, and those of this view elsewhere.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// These preferences with those of a plain view on `edges`.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    replacing(edges, with: ViewSpacing())
  }

  /// These preferences with those of `other` on `edges`.
  package func replacing(_ edges: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
    guard !edges.isEmpty else { return self }
    return ViewSpacing(
      entries: entries.filter { !edges.contains(Edge.Set($0.edge)) }
        + other.entries.filter { edges.contains(Edge.Set($0.edge)) })
  }
}

extension ViewSpacing.Value {
  func combined(with next: ViewSpacing.Value) -> CGFloat? {
    switch (self, next) {
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let a), _): a
    case (_, .distance(let b)): b
    case (.bottomText(let upper), .topText(let lower)): lower.leadingBelow(upper)
    default: nil
    }
  }

  func larger(_ other: ViewSpacing.Value) -> ViewSpacing.Value {
    switch (self, other) {
    case (.distance(let a), .distance(let b)): .distance(max(a, b))
    case (.distance, _): other
    default: self
    }
  }
}

/// Measures of a text's tallest line that its distances to neighbours follow from, in points.
package struct TextSpacing: Hashable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  /// The size of a pixel.
  package var pixel: CGFloat

  package init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, pixel: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.pixel = pixel
  }

  private var padding: CGFloat { roundUp(0.1 * (ascent + descent), to: pixel) }

  /// The gap under a plain view that stands above this text.
  package var below: CGFloat { descent + padding }

  /// The gap over a plain view that stands below this text.
  package var above: CGFloat { max(ascent + descent + padding - capHeight, descent + padding) }

  /// The gap between `upper` and this text below it; the upper one's pixels do the rounding.
  package func leadingBelow(_ upper: TextSpacing) -> CGFloat {
    roundUp(leading, to: upper.pixel)
  }
}

private func roundUp(_ value: CGFloat, to pixel: CGFloat) -> CGFloat {
  PixelGrid(scale: 1 / pixel).ceil(value)
}
