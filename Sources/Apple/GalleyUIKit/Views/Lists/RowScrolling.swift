import Galley

/// Where a part of the content is scrolled to, along one axis.
enum ScrollPlace {
  case start, middle, end
  /// As near as possible to where it is.
  case nearest

  /// The offset at which a part of the content is there, as far as the content allows.
  ///
  /// - Parameters:
  ///   - span: The edges of the part, in points.
  ///   - offset: The current offset.
  ///   - length: The length of the scroll view, in points.
  ///   - content: The length of the content, in points.
  ///   - insets: The insets of the content, in points.
  func offset(
    showing span: (start: CGFloat, end: CGFloat), from offset: CGFloat, length: CGFloat,
    content: CGFloat, insets: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    let atStart = span.start - insets.start
    let atEnd = span.end + insets.end - length
    let wanted: CGFloat =
      switch self {
      case .start: atStart
      case .middle: (atStart + atEnd) / 2
      case .end: atEnd
      case .nearest: offset > atStart ? atStart : max(offset, min(atStart, atEnd))
      }
    return max(min(wanted, content + insets.end - length), -insets.start)
  }
}

extension UIScrollView {
  /// Scrolls to a rectangle of the content, in points. An axis without a place keeps its offset.
  final func scroll(to rect: CGRect, x: ScrollPlace?, y: ScrollPlace?) {
    let (old, size, insets) = (shownOffset, contentSize, adjustedContentInset)
    if let x {
      contentOffset.x = x.offset(
        showing: (rect.minX, rect.maxX), from: old.x, length: bounds.width, content: size.width,
        insets: (insets.left, insets.right))
    }
    if let y {
      contentOffset.y = y.offset(
        showing: (rect.minY, rect.maxY), from: old.y, length: bounds.height, content: size.height,
        insets: (insets.top, insets.bottom))
    }
  }
}

extension UIScrollView {
  /// Scrolls as little as possible to show a rectangle of the content, in points.
  final func scroll(toShow rect: CGRect) {
    if bounds.height == 0 { layoutIfNeeded() }
    guard !bounds.isEmpty, !rect.isNull, !rect.isInfinite else { return }
    scroll(to: rect, x: .nearest, y: .nearest)
  }
}

extension UITableView {
  /// Scrolls to a row. At the top, it is below the header that stays there.
  final func scroll(to path: IndexPath, at position: ScrollPosition) {
    if bounds.height == 0 { layoutIfNeeded() }
    let rows = laidOutRows
    guard bounds.height > 0, var target = rows.frame(of: path) else { return }
    let place: ScrollPlace =
      switch position {
      case .none: .nearest
      case .top: .start
      case .middle: .middle
      case .bottom: .end
      }
    if style == .plain, place == .start || place == .nearest {
      let header = rows.headerHeight(of: path.section)
      target.origin.y -= header
      target.size.height += header
    }
    scroll(to: target, x: nil, y: place)
  }
}

extension UICollectionView {
  /// Scrolls to an item. Along an axis without a position, it scrolls only as far as needed.
  final func scroll(to path: IndexPath, at position: ScrollPosition) {
    // Layouts expect to be prepared before they are asked, and only for items that exist.
    if needsItems { layoutIfNeeded() }
    if needsItems { arrangeItems() }
    guard !needsItems, path.count == 2, (0..<numberOfSections).contains(path.section),
      (0..<numberOfItems(inSection: path.section)).contains(path.item),
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return }
    func place(
      _ start: ScrollPosition, _ middle: ScrollPosition, _ end: ScrollPosition
    ) -> ScrollPlace {
      position.contains(start)
        ? .start : position.contains(middle) ? .middle : position.contains(end) ? .end : .nearest
    }
    scroll(
      to: frame, x: place(.left, .centeredHorizontally, .right),
      y: place(.top, .centeredVertically, .bottom))
  }

  /// Makes the layout create the items that are visible at a new offset.
  final func noteOffset(from old: CGPoint) {
    guard contentOffset != old else { return }
    setNeedsLayout()
    Self.layoutChanges += 1
  }
}
