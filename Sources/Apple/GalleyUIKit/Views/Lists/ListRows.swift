import Galley

/// The position of a row in its section, which determines its background and its separator.
struct ListPlace: Hashable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst, isLast: Bool
  let showsSeparators: Bool
  let separatorColor: UIColor
  let separatorInset: CGFloat
  /// The distance of the content from the edges, in points.
  let margin: CGFloat
}

extension UICollectionLayoutListConfiguration {
  /// Whether the rows of a section are a card, with a margin.
  var hasCards: Bool { appearance == .insetGrouped || appearance == .sidebar }

  /// The margin of cards and of their content, in points.
  ///
  /// - Parameter width: The width of the list, in points.
  func margin(in width: CGFloat) -> CGFloat { hasCards && width >= 390 ? 20 : 16 }
}

extension NSCollectionLayoutSection {
  @MainActor
  static func listSection(
    _ configuration: UICollectionLayoutListConfiguration, in width: CGFloat
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    let gap: CGFloat = configuration.hasCards || configuration.appearance == .grouped ? 17.5 : 0
    let margin = configuration.hasCards ? configuration.margin(in: width) : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: gap, leading: margin, bottom: gap, trailing: margin)
    let boundary = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: boundary, elementKind: UICollectionView.elementKindSectionHeader,
          alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: boundary, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewListCell {
  /// The space between accessories, in points.
  private static var spacing: CGFloat { 16 }

  /// The distance of the content from the edges, in points.
  private final var margin: CGFloat { place?.margin ?? 16 }

  final func showAccessories() {
    for (view, isLeading) in [(leadingView, true), (trailingView, false)] {
      view.subviews.forEach { $0.removeFromSuperview() }
      let shown = accessories.filter { $0.isLeading == isLeading && $0.displayed != .whenEditing }
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
    if backgroundColor == nil, backgroundConfiguration == nil {
      let isPlain = place.appearance == .plain || place.appearance == .sidebarPlain
      backgroundColor = isPlain ? .systemBackground : .secondarySystemGroupedBackground
    }
    if place.appearance == .insetGrouped || place.appearance == .sidebar {
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
    func space(_ view: UIView) -> CGFloat {
      view.superview == nil ? 0 : view.frame.width + margin
    }
    let (leading, trailing) = (space(leadingView), space(trailingView))
    contentView.frame = CGRect(
      x: isReversed ? trailing : leading, y: 0, width: bounds.width - leading - trailing,
      height: bounds.height)
    let middle = bounds.midY
    let end = isReversed ? trailingView : leadingView
    end.center = CGPoint(x: margin + end.frame.width / 2, y: middle)
    let start = isReversed ? leadingView : trailingView
    start.center = CGPoint(x: bounds.width - margin - start.frame.width / 2, y: middle)
    let line = 1 / UITraitCollection.current.scaleOfPixels
    let own = place?.separatorInset ?? 0
    let inset = leading + (own > 0 ? own : margin)
    separator.frame = CGRect(
      x: isReversed ? 0 : inset, y: bounds.height - line, width: bounds.width - inset, height: line)
  }
}

extension UIListContentView {
  /// The distance of the content from the edges, in points, as in the enclosing list.
  final var margin: CGFloat {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { ($0 as? UICollectionViewListCell)?.place?.margin }.first ?? 16
  }
}

extension UICellAccessory {
  static func symbol(
    _ name: String, _ displayed: DisplayedState, _ options: Options, _ color: UIColor? = nil,
    isLeading: Bool = false
  ) -> UICellAccessory {
    UICellAccessory(
      .symbol(name, options.tintColor ?? color), options.isHidden ? .whenEditing : displayed,
      isLeading: isLeading)
  }

  @MainActor var view: UIView {
    switch content {
    case .view(let view): return view
    case .label(let text, let color):
      let label = UILabel()
      label.text = text
      label.textColor = color ?? .secondaryLabel
      return label
    case .symbol(let name, let color):
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
