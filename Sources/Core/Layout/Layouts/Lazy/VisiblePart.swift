import Foundation

/// The part of a lazy container that a scroll view shows, in the container's coordinates.
struct VisiblePart {
  let node: LayoutNode
  /// The axes along which the scroll view scrolls.
  let axes: Axis.Set
  /// The part between the insets of the scroll view.
  let visible: CGRect
  /// The part in which anything is drawn, including under bars.
  let shown: CGRect
}

/// The views of a lazy container that are laid out.
enum LazyExtent {
  case all
  /// Those that begin before a limit, in points.
  case start(limit: CGFloat)
  /// Those in a part that need not be the start; the places of all others are estimated.
  case part
}

/// The visible part of a lazy container along its axis, in points.
struct VisibleRange {
  /// Start and end of the part in which views are laid out.
  let (start, end): (CGFloat, CGFloat)
  /// Start and length of the part between the insets of the scroll view.
  let (visibleStart, visibleLength): (CGFloat, CGFloat)
  var visibleEnd: CGFloat { visibleStart + visibleLength }

  init(_ part: VisiblePart, along axis: Axis) {
    func start(_ rect: CGRect) -> CGFloat { axis == .horizontal ? rect.minX : rect.minY }
    (visibleStart, visibleLength) = (start(part.visible), part.visible.size[axis])
    self.start = start(part.shown) - LayoutSubviews.reach
    end = start(part.shown) + part.shown.size[axis] + LayoutSubviews.reach
  }

  /// Returns the position that lies at the same share of the content as of the visible part: the
  /// start of the content while the start is visible, and the end while the end is.
  ///
  /// Views whose sizes differ from the estimates are laid out from there, so that they move
  /// steadily while users scroll, and both ends of the content can be reached.
  ///
  /// - Parameter length: The estimated length of the content.
  func reference(in length: CGFloat) -> CGFloat {
    let hidden = length - visibleLength
    guard hidden > 0, hidden.isFinite else { return 0 }
    return length * min(max(visibleStart / hidden, 0), 1)
  }
}

extension LayoutSubviews {
  /// How far beyond the visible part views are still laid out, in points, to include their shadows.
  fileprivate static var reach: CGFloat { 100 }

  /// The number of views up to which a lazy container creates all of them once its start is hidden.
  fileprivate static var exactCount: Double { 300 }

  /// The views that a lazy container lays out.
  func lazyExtent(along axis: Axis) -> LazyExtent {
    guard let container, let scrolling = container.scrolling, !scrolling.showsAll,
      scrolling.axes.contains(Axis.Set(axis))
    else { return .all }
    node.noteContainerRead(
      depth: node.record.pointee.shared.pointee.contexts.depth(in: context), owner: nil)
    let length = scrolling.isLengthIrrelevant ? 0 : container.size[axis]
    guard let length, length.isFinite else { return .all }
    if scrolling.startAxes.contains(Axis.Set(axis)) { return .start(limit: length + Self.reach) }
    return node.isEstimated ? .part : .all
  }

  /// Whether the length of a lazy container does not matter.
  var isLengthIrrelevant: Bool { container?.scrolling?.isLengthIrrelevant ?? false }

  /// The visible part of the lazy container being placed, if it scrolls along the axis, and if its
  /// start may be out of sight or it pins views.
  func visibleRange(along axis: Axis) -> VisibleRange? {
    guard let part = node.record.pointee.shared.pointee.visiblePart, part.node == node,
      part.axes.contains(Axis.Set(axis))
    else { return nil }
    return VisibleRange(part, along: axis)
  }
}

extension LayoutNode {
  /// Whether the places of views in this lazy container are estimated once its start is out of
  /// sight.
  package var isEstimated: Bool {
    hasLateChildren && estimatedChildCount > LayoutSubviews.exactCount
  }
}

/// A view of a lazy container: one that exists, or an element of a run of late children.
package enum LazyPlace {
  case child(Int)
  case element(Int, run: Int)
}

/// A layout that creates views when it needs them.
protocol LazyLayout: Layout {
  var lazyAxis: Axis { get }

  /// Returns the estimated start and length of a view along the axis, in points.
  func estimatedSpan(
    of place: LazyPlace, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> (start: CGFloat, length: CGFloat)
}

extension Placement {
  /// Returns the estimated frame of a view in a lazy container, with its start as a share of the
  /// container's length along an axis; `nil` if the node is not a lazy container.
  package func estimatedFrame(
    of place: LazyPlace, in index: Int
  ) -> (frame: CGRect, axis: Axis, share: CGFloat)? {
    let entry = nodes[index]
    func frame<L: Layout>(_ type: L.Type) -> (CGRect, Axis, CGFloat)? {
      let layout = entry.node.layoutValue(L.self).pointee
      guard let layout = layout as? any LazyLayout else { return nil }
      let span = layout.estimatedSpan(
        of: place, LayoutSubviews(of: entry.node, in: entry.context), entry.proposal)
      let axis = layout.lazyAxis
      var frame = CGRect(
        origin: CGPoint(axis, span.start, minor: 0),
        size: CGSize(axis, span.length, minor: entry.frame.size[axis.other]))
      if entry.node.layoutDirection == .rightToLeft {
        frame.origin.x = entry.frame.width - frame.maxX
      }
      let length = entry.frame.size[axis]
      return (
        frame.offsetBy(dx: entry.frame.minX, dy: entry.frame.minY), axis,
        length > 0 ? min(span.start / length, 1) : 0
      )
    }
    return frame(entry.node.record.pointee.layout)
  }
}
