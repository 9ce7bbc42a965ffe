import Galley

/// The positions of the edges of views and guides.
extension LayoutEngine {
  /// Returns an attribute of a view or guide.
  ///
  /// - Parameter other: The item on the constraint's other side. An item inside a scroll view
  ///   refers to the edges of the content.
  func position(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, beside other: AnyObject?
  ) -> LinearExpression? {
    var item = item
    if let scroll = item as? UIScrollView, attribute.isEdge,
      let inside = other as? UIView ?? (other as? UILayoutGuide)?.owningView,
      inside !== scroll, inside.isDescendant(of: scroll)
    {
      item = scroll.contentLayoutGuide
    }
    guard var box = box(of: item) else { return nil }
    if attribute.isMargin, let view = item as? UIView { box = box.inset(by: view.layoutMargins) }
    let isRightToLeft = isRightToLeft(item)
    switch attribute {
    case .left, .leftMargin: return box.x
    case .right, .rightMargin: return box.maxX
    case .leading, .leadingMargin: return isRightToLeft ? box.maxX : box.x
    case .trailing, .trailingMargin: return isRightToLeft ? box.x : box.maxX
    case .top, .topMargin: return box.y
    case .bottom, .bottomMargin: return box.maxY
    case .width: return box.width
    case .height: return box.height
    case .centerX, .centerXWithinMargins: return box.x + 0.5 * box.width
    case .centerY, .centerYWithinMargins: return box.y + 0.5 * box.height
    case .firstBaseline: return baseline(of: item, isFirst: true)
    case .lastBaseline: return baseline(of: item, isFirst: false)
    case .notAnAttribute: return nil
    }
  }

  /// The frame of a view or guide in the hierarchy.
  func box(of item: AnyObject) -> Box? {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let box = boxes[ObjectIdentifier(view)]
    else { return nil }
    if let insets = view.insets(of: guide.kind) { return box.inset(by: insets) }
    guard guide.kind == .keyboard else { return box }
    let bottom = view.keyboardHeight(of: guide)
    return Box(x: box.x, y: box.maxY + -bottom, width: box.width, height: LinearExpression(bottom))
  }

  /// The baseline of a view's first or last line, or else an edge.
  func baseline(of item: AnyObject, isFirst: Bool) -> LinearExpression? {
    guard let box = box(of: item) else { return nil }
    guard let view = item as? UIView, let baselines = view.textBaselines else {
      return isFirst ? box.y : box.maxY
    }
    // Text is centered vertically.
    return box.y + 0.5 * box.height + (isFirst ? baselines.first : baselines.last)
  }
}
