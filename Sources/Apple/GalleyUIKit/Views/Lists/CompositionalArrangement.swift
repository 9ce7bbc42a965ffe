import Galley

/// The groups of a compositional layout.
@MainActor
struct CompositionalArrangement: NSCollectionLayoutEnvironment {
  private struct Container: NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
  }

  private let collection: UICollectionView?
  private(set) var arrangement = CollectionArrangement()
  /// The items of the section that are not placed yet.
  private var items: ArraySlice<IndexPath> = []

  var traitCollection: UITraitCollection { .current }
  var container: any NSCollectionLayoutContainer {
    Container(contentSize: collection?.bounds.size ?? .zero)
  }

  init(_ layout: UICollectionViewCompositionalLayout) {
    collection = layout.collectionView
    let size = collection?.bounds.size ?? .zero
    var y: CGFloat = 0
    for index in 0..<(collection?.numberOfSections ?? 0) {
      guard let section = layout.provider(index, self) else { continue }
      addBoundaries(section, index, above: true, in: size, &y)
      add(section, index, in: size, &y)
      addBoundaries(section, index, above: false, in: size, &y)
    }
    arrangement.size = CGSize(width: size.width, height: y)
  }

  private mutating func addBoundaries(
    _ section: NSCollectionLayoutSection, _ index: Int, above: Bool, in size: CGSize,
    _ y: inout CGFloat
  ) {
    let insets = section.contentInsets
    let space = CGSize(width: size.width - insets.leading - insets.trailing, height: size.height)
    for item in section.boundarySupplementaryItems {
      let isBelow = [.bottom, .bottomLeading, .bottomTrailing].contains(item.alignment)
      guard isBelow != above else { continue }
      let view =
        item.layoutSize.heightDimension.kind == .estimated
        ? collection?.supplement(item.elementKind, at: [index, 0]) : nil
      let own = fitted(view, item.layoutSize, in: space)
      arrangement.add(
        item.elementKind, index,
        CGRect(x: insets.leading, y: y, width: own.width, height: own.height))
      y += own.height
    }
  }

  private mutating func add(
    _ section: NSCollectionLayoutSection, _ index: Int, in size: CGSize, _ y: inout CGFloat
  ) {
    let count = collection?.numberOfItems(inSection: index) ?? 0
    items = (0..<count).map { IndexPath(item: $0, section: index) }[...]
    let insets = section.contentInsets
    let space = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    y += insets.top
    var (x, bottom) = (insets.leading, y)
    let isAcross = section.orthogonalScrollingBehavior != .none
    for (number, path) in items.enumerated() {
      guard let list = section.list else { break }
      guard let row = collection?.cell(at: path) as? UICollectionViewListCell else { continue }
      let separator = list.separatorConfiguration
      row.place = ListPlace(
        appearance: list.appearance, isFirst: number == 0, isLast: number == count - 1,
        showsSeparators: list.showsSeparators && separator.bottomSeparatorVisibility != .hidden,
        separatorColor: separator.color, separatorInset: separator.bottomSeparatorInsets.leading,
        margin: list.margin(in: size.width))
    }
    while !items.isEmpty {
      let before = items.count
      let group = place(section.group, at: CGPoint(x: x, y: y), in: space)
      guard items.count < before else { break }
      bottom = max(bottom, y + group.height)
      if isAcross {
        x += group.width + section.interGroupSpacing
      } else {
        y += group.height + section.interGroupSpacing
      }
    }
    y = bottom + insets.bottom
  }

  /// Places an item or the items of a group, and returns the size.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in space: CGSize,
    fixed: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  ) -> CGSize {
    guard let group = item as? NSCollectionLayoutGroup else {
      guard let path = items.popFirst() else { return .zero }
      let cell = item.layoutSize.isEstimated ? collection?.cell(at: path) : nil
      var size = fitted(cell, item.layoutSize, in: space)
      (size.width, size.height) = (fixed.width ?? size.width, fixed.height ?? size.height)
      let insets = item.contentInsets
      arrangement.add(
        path,
        CGRect(
          x: origin.x + insets.leading, y: origin.y + insets.top,
          width: size.width - insets.leading - insets.trailing,
          height: size.height - insets.top - insets.bottom))
      return size
    }
    var size = CGSize(
      width: fixed.width ?? group.layoutSize.widthDimension.length(in: space),
      height: fixed.height ?? group.layoutSize.heightDimension.length(in: space))
    let insets = group.contentInsets
    let inside = CGSize(
      width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    let used = placeItems(of: group, at: start, in: inside)
    if group.layoutSize.widthDimension.kind == .estimated {
      size.width = used.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.kind == .estimated {
      size.height = used.height + insets.top + insets.bottom
    }
    return size
  }

  private mutating func placeItems(
    of group: NSCollectionLayoutGroup, at origin: CGPoint, in space: CGSize
  ) -> CGSize {
    let (isVertical, spacing) = (group.isVertical, group.interItemSpacing?.spacing ?? 0)
    let limit = isVertical ? space.height : space.width
    let isOpen =
      (isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).kind
      == .estimated
    let equal = group.count.map { (limit - spacing * CGFloat($0 - 1)) / CGFloat(max($0, 1)) }
    var (used, across, number) = (CGFloat(0), CGFloat(0), 0)
    var left = Int.max
    while !items.isEmpty, !group.subitems.isEmpty, number < group.count ?? .max {
      if number % group.subitems.count == 0 {
        // Nested groups may take no items.
        guard items.count < left else { break }
        left = items.count
      }
      let item = group.subitems[number % group.subitems.count]
      // Groups that are as long as their items contain each item once.
      if isOpen, group.count == nil, number >= group.subitems.count { break }
      let size = item.layoutSize
      let length =
        equal ?? (isVertical ? size.heightDimension : size.widthDimension).length(in: space)
      let isFirst = number == 0
      if !isFirst, !isOpen, group.count == nil, used + spacing + length > limit + 0.001 { break }
      let position = isFirst ? 0 : used + spacing
      let place = CGPoint(
        x: origin.x + (isVertical ? 0 : position), y: origin.y + (isVertical ? position : 0))
      let own = self.place(
        item, at: place, in: space,
        fixed: isVertical ? (nil, isOpen ? nil : equal) : (isOpen ? nil : equal, nil))
      used = position + (isVertical ? own.height : own.width)
      across = max(across, isVertical ? own.width : own.height)
      number += 1
    }
    return isVertical
      ? CGSize(width: across, height: used) : CGSize(width: used, height: across)
  }

  private func fitted(_ view: UIView?, _ size: NSCollectionLayoutSize, in space: CGSize) -> CGSize {
    let (width, height) = (size.widthDimension, size.heightDimension)
    let own = CGSize(width: width.length(in: space), height: height.length(in: space))
    return collection?.fittedSize(
      of: view, own, isEstimated: (width.kind == .estimated, height.kind == .estimated)) ?? own
  }
}

extension NSCollectionLayoutSize {
  fileprivate var isEstimated: Bool {
    widthDimension.kind == .estimated || heightDimension.kind == .estimated
  }
}
