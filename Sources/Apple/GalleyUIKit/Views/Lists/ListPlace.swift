import Galley

/// Where a view of a list is, which determines its default content, its background and its
/// separator.
struct ListPlace: Hashable {
  enum Role { case row, header, footer }

  let role: Role
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// The distance of the content from the edges, in points.
  let margin: CGFloat
  /// Whether it is at an end of the rows of its section.
  var isFirst = false, isLast = false
  var showsSeparators = false
  var separatorColor = UIColor.separator
  var separatorInset: CGFloat = 0

  /// - Parameter width: The width of the list, in points.
  init(_ role: Role, in list: UICollectionLayoutListConfiguration, _ width: CGFloat) {
    (self.role, appearance, margin) = (role, list.appearance, list.margin(in: width))
  }

  /// The content in the style of the place, without texts.
  var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
    case (.row, _): .cell()
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  /// The color behind a row; `nil` for headers and footers, which have none.
  var background: UIColor? {
    guard role == .row else { return nil }
    return appearance.isPlain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Whether the view is a part of a card.
  var isInCard: Bool { role == .row && appearance.hasCards }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isPlain: Bool { self == .plain || self == .sidebarPlain }

  /// Whether the rows of a section are a card, with a margin.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}

extension UICollectionLayoutListConfiguration {
  /// The space above and below the rows of a section without a header or footer, in points. The
  /// first section has it twice.
  static var gap: CGFloat { 17.5 }

  /// The color behind the rows.
  var shownBackground: UIColor {
    backgroundColor ?? (appearance.isPlain ? .systemBackground : .systemGroupedBackground)
  }

  /// The margin of cards and of their content, in points.
  ///
  /// - Parameter width: The width of the list, in points.
  func margin(in width: CGFloat) -> CGFloat { appearance.hasCards && width >= 390 ? 20 : 16 }

  /// The space above the section of an index, in points.
  func spaceAbove(_ section: Int) -> CGFloat {
    switch headerMode {
    case .none: section == 0 && !appearance.isPlain ? Self.gap : 0
    case .supplementary: headerTopPadding ?? 0
    case .firstItemInSection: 0
    }
  }

  /// What the view of an item is.
  func role(of path: IndexPath) -> ListPlace.Role {
    headerMode == .firstItemInSection && path.item == 0 ? .header : .row
  }
}

extension UICollectionView {
  /// Returns a cell, or a header or footer of a kind, after telling it where it is in its list.
  final func placed<Shown: UICollectionReusableView>(
    _ view: Shown, _ kind: String?, at path: IndexPath
  ) -> Shown {
    if let cell = view as? UICollectionViewListCell, let list = lists[path.section] {
      let role: ListPlace.Role =
        kind.map { $0 == Self.elementKindSectionFooter ? .footer : .header } ?? list.role(of: path)
      let place = ListPlace(role, in: list, bounds.width)
      // The ends of a section are known only when all of its rows are laid out.
      if cell.place?.role != role || role != .row { cell.place = place }
    }
    return view
  }

  /// The color behind a list; `nil` for a layout with sections that are no lists.
  final var listBackground: UIColor? {
    lists.count == numberOfSections ? lists[0]?.shownBackground : nil
  }
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
    let appearance = configuration.appearance
    let gap = appearance.isPlain ? 0 : UICollectionLayoutListConfiguration.gap
    let margin = appearance.hasCards ? configuration.margin(in: width) : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .none ? gap : 0, leading: margin,
      bottom: configuration.footerMode == .none ? gap : 0, trailing: margin)
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
