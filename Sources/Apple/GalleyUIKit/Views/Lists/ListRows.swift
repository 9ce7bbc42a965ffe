import Galley

extension UICollectionViewListCell {
  /// The space between accessories, in points.
  private static var spacing: CGFloat { 16 }

  /// The distance of the content from the edges, in points.
  private final var margin: CGFloat { place?.margin ?? 16 }

  final func showAccessories() {
    for (view, isLeading) in [(leadingView, true), (trailingView, false)] {
      view.subviews.forEach { $0.removeFromSuperview() }
      let shown = accessories.filter { $0.isLeading == isLeading && $0.displayed != .whenEditing }
        .enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        .map(\.element)
      var x: CGFloat = 0
      for accessory in shown {
        let part = accessory.view
        if part.frame.size == .zero { part.sizeToFit() }
        let size = part.frame.size
        part.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
        view.addSubview(part)
        x += size.width + Self.spacing
      }
      view.frame.size = CGSize(
        width: max(x - Self.spacing, 0), height: view.subviews.map(\.frame.height).max() ?? 0)
      for part in view.subviews { part.center.y = view.bounds.midY }
      if shown.isEmpty { view.removeFromSuperview() } else { addSubview(view) }
    }
    setNeedsLayout()
    layOutParts()
  }

  final func showPlace() {
    guard let place else { return separator.removeFromSuperview() }
    if backgroundColor == nil, backgroundConfiguration == nil { backgroundColor = place.background }
    if place.isInCard {
      layer.cornerRadius = place.isFirst || place.isLast ? 10 : 0
      var corners: CACornerMask = []
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      layer.maskedCorners = corners
      clipsToBounds = layer.cornerRadius > 0
    }
    separator.backgroundColor = place.separatorColor
    let isBetween = !place.isLast || place.appearance == .plain
    if place.showsSeparators && isBetween {
      addSubview(separator)
    } else {
      separator.removeFromSuperview()
    }
    layOutParts()
  }

  final func layOutParts() {
    let isReversed = isRightToLeft()
    let indentation = CGFloat(indentationLevel) * indentationWidth
    func space(_ view: UIView) -> CGFloat {
      view.superview == nil ? 0 : view.frame.width + margin
    }
    let (leading, trailing) = (indentation + space(leadingView), space(trailingView))
    let (atStart, atEnd) = (margin + (indentsAccessories ? indentation : 0), margin)
    contentView.frame = CGRect(
      x: isReversed ? trailing : leading, y: 0, width: bounds.width - leading - trailing,
      height: bounds.height)
    let middle = bounds.midY
    let left = isReversed ? (trailingView, atEnd) : (leadingView, atStart)
    left.0.center = CGPoint(x: left.1 + left.0.frame.width / 2, y: middle)
    let right = isReversed ? (leadingView, atStart) : (trailingView, atEnd)
    right.0.center = CGPoint(x: bounds.width - right.1 - right.0.frame.width / 2, y: middle)
    let line = 1 / UITraitCollection.current.scaleOfPixels
    let own = place?.separatorInset ?? 0
    let text = (contentConfiguration as? UIListContentConfiguration)?.textInset ?? 0
    let inset = leading + (own > 0 ? own : margin + text)
    separator.frame = CGRect(
      x: isReversed ? 0 : inset, y: bounds.height - line, width: bounds.width - inset, height: line)
  }
}

extension UIListContentView {
  /// The distance of the content from the edges, in points, as in the enclosing list.
  final var margin: CGFloat {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap {
        ($0 as? UICollectionViewListCell)?.place?.margin ?? ($0 as? UITableViewCell)?.sideMargin
      }.first ?? 16
  }
}

extension EdgeInsets {
  /// The insets with another length at some edges, in points.
  func with(_ length: CGFloat, at edges: Edge.Set) -> EdgeInsets {
    var insets = self
    if edges.contains(.leading) { insets.leading = length }
    if edges.contains(.trailing) { insets.trailing = length }
    return insets
  }
}

extension UICellAccessory {
  static func symbol(
    _ name: String, _ displayed: DisplayedState, _ options: Options, _ color: UIColor? = nil,
    rank: Int = 0, isLeading: Bool = false
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol(name, options.tintColor ?? color, rank: rank),
      options.isHidden ? .whenEditing : displayed,
      isLeading: isLeading)
  }

  /// The place among the accessories of an end, from leading to trailing.
  fileprivate var rank: Int {
    if case .symbol(_, _, let rank) = content { rank } else { 0 }
  }

  @MainActor var view: UIView {
    switch content {
    case .view(let view): return view
    case .label(let text, let options):
      let label = UILabel()
      label.text = text
      if let font = options.font { label.font = font }
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    case .symbol(let name, let color, _):
      let isChevron = name == "chevron.forward"
      let image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: isChevron ? 13 : 17, weight: isChevron ? .semibold : .regular))
      let view = UIImageView(image: image)
      view.tintColor = color
      return view
    }
  }
}
