import Galley

/// Where a row is in its section, which decides about its background and its separator.
struct ListPlace: Hashable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst, isLast: Bool
  let showsSeparators: Bool
  let separatorColor: UIColor
  let separatorInset: CGFloat
}

extension NSCollectionLayoutSection {
  @MainActor
  static func listSection(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.list = configuration
    let isInset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
    let isGrouped = isInset || configuration.appearance == .grouped
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped ? 17.5 : 0, leading: isInset ? 16 : 0, bottom: isGrouped ? 17.5 : 0,
      trailing: isInset ? 16 : 0)
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
  /// The space between the edge and an accessory, and between accessories, in points.
  private static var spacing: CGFloat { 16 }

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
      view.superview == nil ? 0 : view.frame.width + Self.spacing
    }
    let (leading, trailing) = (space(leadingView), space(trailingView))
    contentView.frame = CGRect(
      x: isReversed ? trailing : leading, y: 0, width: bounds.width - leading - trailing,
      height: bounds.height)
    let middle = bounds.midY
    let end = isReversed ? trailingView : leadingView
    end.center = CGPoint(x: Self.spacing + end.frame.width / 2, y: middle)
    let start = isReversed ? leadingView : trailingView
    start.center = CGPoint(x: bounds.width - Self.spacing - start.frame.width / 2, y: middle)
    let line = 1 / UITraitCollection.current.scaleOfPixels
    let inset = leading + (place.map { $0.separatorInset > 0 ? $0.separatorInset : 16 } ?? 16)
    separator.frame = CGRect(
      x: isReversed ? 0 : inset, y: bounds.height - line, width: bounds.width - inset, height: line)
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
