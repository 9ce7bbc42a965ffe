import Galley

/// The groups of a compositional layout.
@MainActor
struct CompositionalArrangement: NSCollectionLayoutEnvironment {
  private struct Container: NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
  }

  /// The environment of a group with custom items.
  private struct Surroundings: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    var traitCollection: UITraitCollection { .current }
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
      if index > 0 { y += layout.configuration.interSectionSpacing }
      collection?.lists[index] = section.list
      let top = y
      y += section.list?.spaceAbove(index) ?? 0
      var backgrounds: [UICollectionViewLayoutAttributes] = []
      for item in section.decorationItems {
        backgrounds.append(arrangement.addDecoration(item, index))
      }
      let headers = addBoundaries(section, index, above: true, in: size, &y)
      add(section, index, in: size, &y)
      let end = y
      let footers = addBoundaries(section, index, above: false, in: size, &y)
      if let collection {
        headers.forEach { $0.pin(to: .start, from: top, to: end, in: collection) }
        footers.forEach { $0.pin(to: .end, from: top, to: y, in: collection) }
      }
      for (item, background) in zip(section.decorationItems, backgrounds) {
        let insets = item.contentInsets
        background.frame = CGRect(
          x: insets.leading, y: top + insets.top,
          width: size.width - insets.leading - insets.trailing,
          height: y - top - insets.top - insets.bottom)
      }
    }
    arrangement.size = CGSize(width: size.width, height: y)
    collection?.expectedFrame = .zero
  }

  /// Adds the headers or the footers of a section, and returns those that stay visible.
  private mutating func addBoundaries(
    _ section: NSCollectionLayoutSection, _ index: Int, above: Bool, in size: CGSize,
    _ y: inout CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    var pinned: [UICollectionViewLayoutAttributes] = []
    let insets = section.contentInsets
    let space = CGSize(width: size.width - insets.leading - insets.trailing, height: size.height)
    for item in section.boundarySupplementaryItems {
      let isBelow = [.bottom, .bottomLeading, .bottomTrailing].contains(item.alignment)
      guard isBelow != above else { continue }
      let frame = CGRect(
        origin: CGPoint(x: insets.leading, y: y), size: item.layoutSize.size(in: space))
      collection?.expectedFrame = frame
      let view =
        item.layoutSize.heightDimension.kind == .estimated
        ? collection?.supplement(item.elementKind, at: [index, 0]) : nil
      if let view { _ = collection?.placed(view, item.elementKind, at: [index, 0]) }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: [index, 0])
      attributes.frame = frame
      let own = fitted(view, item.layoutSize, attributes)
      // One that doesn't extend the boundary covers the start or the end of the section.
      let start = item.extendsBoundary || above ? y : y - own.height
      let added = arrangement.add(
        item.elementKind, at: [index, 0],
        CGRect(
          x: insets.leading + item.offset.x, y: start + item.offset.y, width: own.width,
          height: own.height), zIndex: item.extendsBoundary ? item.zIndex : max(item.zIndex, 1))
      if item.pinToVisibleBounds { pinned.append(added) }
      if item.extendsBoundary { y += own.height }
    }
    return pinned
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
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      // The first group rests in the center.
      let width = section.group.layoutSize.widthDimension.length(in: space)
      x += max((space.width - width) / 2, 0)
    }
    collection?.expectedFrame = CGRect(
      origin: CGPoint(x: x, y: y), size: section.group.layoutSize.size(in: space))
    for (number, path) in items.enumerated() {
      guard let list = section.list else { break }
      guard let row = collection?.cell(at: path) as? UICollectionViewListCell else { continue }
      let common = list.separatorConfiguration
      let separator = list.itemSeparatorHandler?(path, common) ?? common
      let role = list.role(of: path)
      var place = ListPlace(role, in: list, size.width)
      place.isFirst =
        role == .row && (number == 0 || list.role(of: [index, number - 1]) == .header)
      place.isLast = number == count - 1
      place.showsSeparators =
        list.showsSeparators && role == .row && separator.bottomSeparatorVisibility != .hidden
      place.separatorColor = separator.color
      place.separatorInset = separator.bottomSeparatorInsets.leading
      row.place = place
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

  /// Places an item or the items of a group, and returns the size with the space around it.
  private mutating func place(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in space: CGSize,
    fixed: (width: CGFloat?, height: CGFloat?) = (nil, nil)
  ) -> CGSize {
    let edges = item.edgeSpacing?.insets ?? .zero
    let size = placeInside(
      item, at: CGPoint(x: origin.x + edges.leading, y: origin.y + edges.top), in: space,
      fixed: fixed)
    return CGSize(
      width: edges.leading + size.width + edges.trailing,
      height: edges.top + size.height + edges.bottom)
  }

  private mutating func placeInside(
    _ item: NSCollectionLayoutItem, at origin: CGPoint, in space: CGSize,
    fixed: (width: CGFloat?, height: CGFloat?)
  ) -> CGSize {
    guard let group = item as? NSCollectionLayoutGroup else {
      guard let path = items.popFirst() else { return .zero }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(origin: origin, size: item.layoutSize.size(in: space))
      collection?.expectedFrame = attributes.frame
      let cell = item.layoutSize.isEstimated ? collection?.cell(at: path) : nil
      var size = fitted(cell, item.layoutSize, attributes)
      (size.width, size.height) = (fixed.width ?? size.width, fixed.height ?? size.height)
      let insets = item.contentInsets
      let frame = CGRect(
        x: origin.x + insets.leading, y: origin.y + insets.top,
        width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom)
      arrangement.add(path, frame)
      addSupplements(of: item, path, in: frame)
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
    let used: CGSize
    if let provider = group.provider {
      used = placeItems(from: provider, at: start, in: inside)
    } else {
      used = placeItems(of: group, at: start, in: inside)
    }
    if group.layoutSize.widthDimension.kind == .estimated {
      size.width = used.width + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.kind == .estimated {
      size.height = used.height + insets.top + insets.bottom
    }
    return size
  }

  /// Places the views at the edges of an item.
  private mutating func addSupplements(
    of item: NSCollectionLayoutItem, _ path: IndexPath, in frame: CGRect
  ) {
    for supplement in item.supplementaryItems {
      let (kind, size) = (supplement.elementKind, supplement.layoutSize)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: path)
      attributes.frame = supplement.frame(of: size.size(in: frame.size), in: frame)
      collection?.expectedFrame = attributes.frame
      let view = size.isEstimated ? collection?.supplement(kind, at: path) : nil
      let own = fitted(view, size, attributes)
      arrangement.add(
        kind, at: path, supplement.frame(of: own, in: frame), zIndex: supplement.zIndex)
    }
  }

  /// Places the items of a group at frames of their own, and returns the size.
  private mutating func placeItems(
    from provider: NSCollectionLayoutGroupCustomItemProvider, at origin: CGPoint, in space: CGSize
  ) -> CGSize {
    var used = CGSize.zero
    for item in provider(Surroundings(container: Container(contentSize: space))) {
      guard let path = items.popFirst() else { break }
      arrangement.add(
        path, item.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: item.zIndex)
      used.width = max(used.width, item.frame.maxX)
      used.height = max(used.height, item.frame.maxY)
    }
    return used
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
      let (size, edges) = (item.layoutSize, item.edgeSpacing?.insets ?? .zero)
      let length =
        (equal ?? (isVertical ? size.heightDimension : size.widthDimension).length(in: space))
        + (isVertical ? edges.top + edges.bottom : edges.leading + edges.trailing)
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

  private func fitted(
    _ view: UICollectionReusableView?, _ size: NSCollectionLayoutSize,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> CGSize {
    let (width, height, own) = (size.widthDimension, size.heightDimension, attributes.size)
    return collection?.fittedSize(
      of: view, attributes,
      isEstimated: (width.kind == .estimated, height.kind == .estimated)) ?? own
  }
}

extension NSCollectionLayoutSize {
  fileprivate var isEstimated: Bool {
    widthDimension.kind == .estimated || heightDimension.kind == .estimated
  }
}

extension NSCollectionLayoutSupplementaryItem {
  /// Returns the frame of the view, which has a size, at its place in an item.
  fileprivate func frame(of size: CGSize, in item: CGRect) -> CGRect {
    let (outer, inner) = (containerAnchor.corner(of: item.size), (itemAnchor ?? containerAnchor))
    let (corner, shift) = (inner.corner(of: size), containerAnchor.shift(of: size))
    let own = itemAnchor?.shift(of: size) ?? .zero
    return CGRect(
      origin: CGPoint(
        x: item.minX + outer.x - corner.x + shift.x + own.x,
        y: item.minY + outer.y - corner.y + shift.y + own.y),
      size: size)
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate func corner(of size: CGSize) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? 0 : edges.contains(.trailing) ? size.width : size.width / 2,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2)
  }

  fileprivate func shift(of size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
