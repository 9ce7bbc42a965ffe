import Foundation

/// A view's preferred distances to its neighbors.
///
/// An edge may hold several preferences, one for each kind of neighbor. The distance between two
/// views is the largest among the kinds for which both have a preference.
public struct ViewSpacing: Sendable {
  /// The kind of neighbor to which a preference applies.
  package enum Category: UInt8, Sendable {
    /// Any other neighbor.
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

  /// The edges with a plain view's preferences; `special` holds only those of the other edges.
  private var plainEdges: Edge.Set
  /// Whether modifiers keep the preferences even on edges that they constrain (`Spacer`).
  private var isRigid = false
  private var special: [Entry]

  private init(plainEdges: Edge.Set, special: [Entry]) {
    self.plainEdges = plainEdges
    self.special = special
  }

  /// The same preferences, which modifiers around the view keep.
  package var rigid: ViewSpacing {
    var copy = self
    copy.isRigid = true
    return copy
  }

  /// The same preferences, as for a container.
  package var flexible: ViewSpacing {
    var copy = self
    copy.isRigid = false
    return copy
  }

  /// All preferences, including those of plain edges.
  package var entries: [Entry] {
    plainEdges == [] ? special : Self.plainEntries.filter { isPlain($0.edge) } + special
  }

  func isEqual(to other: ViewSpacing) -> Bool {
    plainEdges == other.plainEdges && special == other.special && isRigid == other.isRigid
  }

  private func isPlain(_ edge: Edge) -> Bool { plainEdges.contains(Edge.Set(edge)) }

  /// Whether all edges have a plain view's preferences.
  package var isPlain: Bool { plainEdges == .all }

  /// The distance between two views without common preferences, in points.
  package static let defaultDistance: CGFloat = 8

  /// Creates a plain view's preferences: 8 to another plain view, the text's own distance to a
  /// text.
  public init() { self.init(plainEdges: .all, special: []) }

  package init(entries: [Entry]) { self.init(plainEdges: [], special: entries) }

  /// Creates one distance in points per edge, to any neighbor.
  ///
  /// This is an addition of Galley: in SwiftUI, only system views can choose their distances.
  public init(distances: EdgeInsets) {
    func entry(_ edge: Edge, _ distance: CGFloat) -> Entry {
      Entry(edge: edge, category: .none, value: .distance(distance))
    }
    self.init(entries: [
      entry(.top, distances.top), entry(.leading, distances.leading),
      entry(.bottom, distances.bottom), entry(.trailing, distances.trailing),
    ])
  }

  /// No distance on any edge.
  public static let zero = ViewSpacing(distances: EdgeInsets())

  private static let plainEntries: [Entry] = [
    Entry(edge: .top, category: .edgeBelowText, value: .distance(0)),
    Entry(edge: .bottom, category: .edgeAboveText, value: .distance(0)),
    Entry(edge: .leading, category: .edgeRightText, value: .distance(0)),
    Entry(edge: .trailing, category: .edgeLeftText, value: .distance(0)),
  ]

  /// Creates the preferences of a text with these measures of its tallest line.
  package init(text: TextSpacing) {
    self.init(
      plainEdges: .horizontal,
      special: [
        Entry(edge: .top, category: .edgeAboveText, value: .distance(text.below)),
        Entry(edge: .top, category: .textToText, value: .topText(text)),
        Entry(edge: .bottom, category: .edgeBelowText, value: .distance(text.above)),
        Entry(edge: .bottom, category: .textToText, value: .bottomText(text)),
      ])
  }

  /// Returns zero distances along `axis` and plain preferences across it.
  package static func zero(along axis: Axis) -> ViewSpacing {
    axis == .horizontal ? zeroHorizontally : zeroVertically
  }

  private static let zeroHorizontally = ViewSpacing().replacing(.horizontal, with: .zero)
  private static let zeroVertically = ViewSpacing().replacing(.vertical, with: .zero)

  /// Returns the preferred distance, in points, from this view to the next one along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (edge, nextEdge): (Edge, Edge) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    if isPlain(edge), next.isPlain(nextEdge) { return Self.defaultDistance }
    let entries = isPlain(edge) ? Self.plainEntries : special
    let nextEntries = next.isPlain(nextEdge) ? Self.plainEntries : next.special
    var shared: CGFloat?
    var uncategorised: CGFloat?
    for entry in entries where entry.edge == edge {
      if entry.category == .none {
        if case .distance(let value) = entry.value {
          uncategorised = max(uncategorised ?? value, value)
        }
        continue
      }
      for other in nextEntries where other.edge == nextEdge && other.category == entry.category {
        guard let value = entry.value.combined(with: other.value) else { continue }
        shared = max(shared ?? value, value)
      }
    }
    if let shared { return shared }
    for other in nextEntries where other.edge == nextEdge && other.category == .none {
      if case .distance(let value) = other.value {
        uncategorised = max(uncategorised ?? value, value)
      }
    }
    return uncategorised ?? Self.defaultDistance
  }

  private func entries(on edge: Edge) -> [Entry] {
    (isPlain(edge) ? Self.plainEntries : special).filter { $0.edge == edge }
  }

  /// Adopts the other's preferences on `edges` where they are larger or missing here.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      if isPlain(edge), other.isPlain(edge) { continue }
      if isPlain(edge) {
        special += Self.plainEntries.filter { $0.edge == edge }
        plainEdges.remove(Edge.Set(edge))
      }
      for entry in other.entries(on: edge) {
        let index = special.firstIndex { $0.edge == edge && $0.category == entry.category }
        if let index {
          special[index].value = special[index].value.larger(entry.value)
        } else {
          special.append(entry)
        }
      }
    }
  }

  /// Returns the union of both views' preferences on `edges`, and this view's elsewhere.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Returns the preferences with `edges` reset to a plain view's, unless the view is rigid.
  package func resetting(_ edges: Edge.Set) -> ViewSpacing {
    isRigid ? self : replacing(edges, with: ViewSpacing())
  }

  /// Returns the preferences with those of `other` on `edges`.
  package func replacing(_ edges: Edge.Set, with other: ViewSpacing) -> ViewSpacing {
    if edges.isEmpty || (isPlain && other.isPlain) { return self }
    return ViewSpacing(
      plainEdges: plainEdges.subtracting(edges).union(other.plainEdges.intersection(edges)),
      special: special.filter { !edges.contains(Edge.Set($0.edge)) }
        + other.special.filter { edges.contains(Edge.Set($0.edge)) })
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

/// The measures of a text's tallest line that determine its spacing, in points.
package struct TextSpacing: Hashable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat
  /// The size of a pixel, in points.
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

  /// The gap between a plain view and this text below it.
  package var below: CGFloat { descent + padding }

  /// The gap between this text and a plain view below it.
  package var above: CGFloat { max(ascent + descent + padding - capHeight, descent + padding) }

  /// Returns the gap between `upper` and this text below it, rounded up to the pixels of `upper`.
  package func leadingBelow(_ upper: TextSpacing) -> CGFloat {
    roundUp(leading, to: upper.pixel)
  }
}

private func roundUp(_ value: CGFloat, to pixel: CGFloat) -> CGFloat {
  PixelGrid(scale: 1 / pixel).ceil(value)
}
