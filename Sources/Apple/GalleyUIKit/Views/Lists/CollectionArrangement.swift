import Galley

/// The positions of the cells and headers of a collection view.
@MainActor
struct CollectionArrangement {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  /// The size of the content, in points.
  var size = CGSize.zero

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    all.filter { $0.frame.intersects(rect) }
  }

  func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.indexPath == path && $0.representedElementKind == nil }
  }

  mutating func add(_ path: IndexPath, _ frame: CGRect, zIndex: Int = 0) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.zIndex) = (frame, zIndex)
    all.append(attributes)
  }

  @discardableResult
  mutating func add(
    _ kind: String, at path: IndexPath, _ frame: CGRect, zIndex: Int = 0
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    (attributes.frame, attributes.zIndex) = (frame, zIndex)
    all.append(attributes)
    return attributes
  }

  /// Adds a view behind a section, whose frame is set when the section is laid out.
  mutating func addDecoration(
    _ item: NSCollectionLayoutDecorationItem, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: [section, 0])
    attributes.zIndex = item.zIndex
    all.append(attributes)
    return attributes
  }
}

extension UICollectionView {
  /// Creates the visible views and sets their frames.
  final func arrangeItems() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if needsItems { (shownItems, shownSupplements, needsItems) = ([:], [:], false) }
    let layout = collectionViewLayout
    lists = [:]
    layout.prepare()
    contentSize = layout.collectionViewContentSize
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    let all = layout.layoutAttributesForElements(in: visible) ?? []
    var views: [UIView] = []
    for attributes in all.sorted(by: { $0.zIndex < $1.zIndex }) where !attributes.isHidden {
      let path = attributes.indexPath
      expectedFrame = attributes.frame
      guard let view = view(of: attributes) else { continue }
      if let cell = view as? UICollectionViewCell, cell.superview == nil {
        (delegate as? any UICollectionViewDelegate)?
          .collectionView(self, willDisplay: cell, forItemAt: path)
      }
      view.frame = attributes.frame
      (view.alpha, view.transform) = (attributes.alpha, attributes.transform)
      view.apply(attributes)
      views.append(view)
    }
    expectedFrame = .zero
    // Views that stay visible don't need another layout.
    let shown = subviews.filter { $0 is UICollectionReusableView }
    guard shown != views else { return }
    shown.filter { !views.contains($0) }.forEach { $0.removeFromSuperview() }
    views.forEach { addSubview($0) }
  }

  private final func view(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    guard let kind = attributes.representedElementKind else { return cell(at: path) }
    return attributes.isDecoration ? decoration(kind, at: path) : supplement(kind, at: path)
  }

  /// The view behind a section, which is created when it is first needed.
  private final func decoration(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    if let view = shownSupplements[kind]?[path] { return view }
    let view = collectionViewLayout.decoration(kind)
    shownSupplements[kind, default: [:]][path] = view
    return view
  }

  /// The header or footer of a section, which is created when it is first needed.
  final func supplement(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    if let view = shownSupplements[kind]?[path] { return view }
    let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    shownSupplements[kind, default: [:]][path] = view
    return view
  }

  /// The cell of an item, which is created when it is first needed.
  final func cell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = shownItems[path] { return cell }
    let cell = dataSource?.collectionView(self, cellForItemAt: path)
    shownItems[path] = cell
    if let cell, selectedItems.contains(path) { cell.isSelected = true }
    cell?.updateState()
    return cell
  }

  /// The size that a cell, a header or a footer prefers.
  ///
  /// - Parameters:
  ///   - attributes: What the layout expects.
  ///   - isEstimated: The dimensions that the view determines.
  final func fittedSize(
    of view: UICollectionReusableView?, _ attributes: UICollectionViewLayoutAttributes,
    isEstimated: (width: Bool, height: Bool)
  ) -> CGSize {
    let size = attributes.size
    guard let view, isEstimated.width || isEstimated.height else { return size }
    (view.fitsWidth, view.fitsHeight) = isEstimated
    let fitted = view.preferredLayoutAttributesFitting(attributes).size
    return CGSize(
      width: isEstimated.width && fitted.width > 0 ? fitted.width : size.width,
      height: isEstimated.height && fitted.height > 0 ? fitted.height : size.height)
  }
}

extension UICollectionReusableView {
  /// Attributes with the size that the constraints require, in the dimensions that are estimated.
  final func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard fitsWidth || fitsHeight else { return attributes }
    let size = systemLayoutSizeFitting(
      CGSize(
        width: fitsWidth ? 0 : attributes.size.width,
        height: fitsHeight ? 0 : attributes.size.height),
      withHorizontalFittingPriority: fitsWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: fitsHeight ? .fittingSizeLevel : .required)
    if fitsWidth, size.width > 0 { attributes.size.width = size.width }
    if fitsHeight, size.height > 0 { attributes.size.height = size.height }
    return attributes
  }
}

/// The lines of a flow layout.
@MainActor
struct FlowArrangement {
  private let layout: UICollectionViewFlowLayout
  private let collection: UICollectionView?
  private let isVertical: Bool
  private(set) var arrangement = CollectionArrangement()
  /// The length of a line, in points.
  private let across: CGFloat
  /// Where the next line begins, in points.
  private var position: CGFloat = 0

  init(_ layout: UICollectionViewFlowLayout) {
    self.layout = layout
    collection = layout.collectionView
    isVertical = layout.scrollDirection == .vertical
    let size = collection?.bounds.size ?? .zero
    across = isVertical ? size.width : size.height
    for section in 0..<(collection?.numberOfSections ?? 0) { add(section) }
    arrangement.size = point(position, across).size
  }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collection?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// A point or size, given by its components along and across the direction of scrolling.
  private func point(_ along: CGFloat, _ across: CGFloat) -> (point: CGPoint, size: CGSize) {
    isVertical
      ? (CGPoint(x: across, y: along), CGSize(width: across, height: along))
      : (CGPoint(x: along, y: across), CGSize(width: along, height: across))
  }

  /// The length of an item in its line.
  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  private mutating func add(_ section: Int) {
    guard let collection else { return }
    let top = position
    let header =
      delegate?.collectionView(collection, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
    let pinnedHeader = add(UICollectionView.elementKindSectionHeader, header, section)
    let insets =
      delegate?.collectionView(collection, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    let start = isVertical ? insets.left : insets.top
    let space = across - start - (isVertical ? insets.right : insets.bottom)
    let spacing =
      delegate?.collectionView(
        collection, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let lineSpacing =
      delegate?.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    position += isVertical ? insets.top : insets.left
    let sizes = (0..<collection.numberOfItems(inSection: section)).map { size(at: [section, $0]) }
    let lines = lines(of: sizes, in: space, spacing)
    var gap = spacing
    for (index, line) in lines.enumerated() {
      let lengths = line.map { length(sizes[$0]) }
      let height = line.map { isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
      let rest = space - lengths.reduce(0, +)
      // All lines except the last one are justified. The items of the last line are below those of
      // the line before if all are equal.
      var offset: CGFloat = 0
      if line.count > 1, index < lines.count - 1 {
        gap = rest / CGFloat(line.count - 1)
      } else if line.count > 1, Set(sizes.map(length)).count > 1 {
        gap = spacing
      } else if line.count == 1, lengths[0] * 2 + spacing > space {
        offset = rest / 2
      }
      for (item, length) in zip(line, lengths) {
        let own = isVertical ? sizes[item].height : sizes[item].width
        arrangement.add(
          [section, item],
          CGRect(
            origin: point(position + (height - own) / 2, start + offset).point, size: sizes[item]))
        offset += length + gap
      }
      position += height + (index < lines.count - 1 ? lineSpacing : 0)
    }
    position += isVertical ? insets.bottom : insets.right
    let footer =
      delegate?.collectionView(collection, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
    let end = position
    let pinnedFooter = add(UICollectionView.elementKindSectionFooter, footer, section)
    if layout.sectionHeadersPinToVisibleBounds {
      pinnedHeader?.pin(to: .start, from: top, to: end, in: collection, isVertical)
    }
    if layout.sectionFootersPinToVisibleBounds {
      pinnedFooter?.pin(to: .end, from: top, to: position, in: collection, isVertical)
    }
  }

  /// Adds a header or footer. It is as long as its size, and as wide as the layout.
  private mutating func add(
    _ kind: String, _ size: CGSize, _ section: Int
  ) -> UICollectionViewLayoutAttributes? {
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return nil }
    defer { position += length }
    return arrangement.add(
      kind, at: [section, 0],
      CGRect(origin: point(position, 0).point, size: point(length, across).size))
  }

  private func size(at path: IndexPath) -> CGSize {
    guard let collection else { return .zero }
    if layout.estimatedItemSize != .zero {
      let isAutomatic =
        layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.size = isAutomatic ? layout.itemSize : layout.estimatedItemSize
      collection.expectedFrame = attributes.frame
      defer { collection.expectedFrame = .zero }
      return collection.fittedSize(
        of: collection.cell(at: path), attributes, isEstimated: (true, true))
    }
    return delegate?.collectionView(collection, layout: layout, sizeForItemAt: path)
      ?? layout.itemSize
  }

  private func lines(of sizes: [CGSize], in space: CGFloat, _ spacing: CGFloat) -> [[Int]] {
    var lines: [[Int]] = []
    var used: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      let length = length(size)
      if lines.isEmpty || used + spacing + length > space + 0.001 {
        lines.append([index])
        used = length
      } else {
        lines[lines.count - 1].append(index)
        used += spacing + length
      }
    }
    return lines
  }
}
