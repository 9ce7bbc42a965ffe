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
    guard let view = (item as? UIView)?.baselineView(isFirst: isFirst),
      let inner = self.box(of: view)
    else { return isFirst ? box.y : box.maxY }
    guard let baselines = view.textBaselines else { return isFirst ? inner.y : inner.maxY }
    // Text is centered vertically.
    return inner.y + 0.5 * inner.height + (isFirst ? baselines.first : baselines.last)
  }
}

extension UIView {
  /// The view that provides a baseline: this one or a view inside.
  fileprivate final func baselineView(isFirst: Bool) -> UIView {
    let view = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    guard view !== self, view.isDescendant(of: self) else { return self }
    return view.baselineView(isFirst: isFirst)
  }

  /// The distance of a baseline from the top of the view in a size, in points; `nil` for a view
  /// without text.
  final func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    let (view, old) = (baselineView(isFirst: isFirst), frame)
    if view !== self {
      frame.size = size
      _ = LayoutEngine.size(of: self, apply: true)
    }
    defer { if view !== self { frame = old } }
    guard let baselines = view.textBaselines else { return nil }
    let middle =
      view === self
      ? size.height / 2 : view.convert(CGPoint.zero, to: self).y + view.bounds.height / 2
    return middle + (isFirst ? baselines.first : baselines.last)
  }
}

extension UIStackView {
  /// The arranged view that provides a baseline of the stack: the first or the last one of a
  /// column, and the tallest one of a row.
  final func arrangedBaselineView(isFirst: Bool) -> UIView {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return (isFirst ? views.first : views.last) ?? self }
    let heights = views.map {
      $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
    let tallest = heights.max().flatMap { heights.firstIndex(of: $0) }
    return tallest.map { views[$0] } ?? self
  }
}
