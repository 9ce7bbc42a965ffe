import UIKit

// Subclasses with overrides that are common in projects. UIKitListTests uses them.

final class NoteRows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    clearsSelectionOnViewWillAppear = false
  }

  override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
  override func tableView(
    _ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
  override func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool { true }
  override func tableView(
    _ view: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}
  override func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    50
  }
  override func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    super.tableView(view, heightForFooterInSection: section)
  }
  override func tableView(
    _ view: UITableView, estimatedHeightForRowAt path: IndexPath
  ) -> CGFloat { 44 }
  override func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    false
  }
  override func tableView(_ view: UITableView, didHighlightRowAt path: IndexPath) {}
  override func tableView(_ view: UITableView, didUnhighlightRowAt path: IndexPath) {}
  override func tableView(
    _ view: UITableView, willSelectRowAt path: IndexPath
  ) -> IndexPath? { nil }
  override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
  override func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) {}
  override func tableView(_ view: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {}
  override func tableView(
    _ view: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }
  override func tableView(
    _ view: UITableView, indentationLevelForRowAt path: IndexPath
  ) -> Int { 1 }
  override func tableView(
    _ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  override func tableView(
    _ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    ])
  }
  override func tableView(
    _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func tableView(
    _ view: UITableView, willDisplayHeaderView header: UIView, forSection section: Int
  ) {}
  override func tableView(
    _ view: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {}
}

final class NoteSource: UITableViewDiffableDataSource<Int, String> {
  override func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
  override func tableView(
    _ view: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Notes" }
  override func tableView(
    _ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
}

final class PhotoItems: UICollectionViewController {
  override func collectionView(
    _ view: UICollectionView, shouldSelectItemAt path: IndexPath
  ) -> Bool { true }
  override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  override func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
  override func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {}
  override func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  override func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func collectionView(
    _ view: UICollectionView, willPerformPreviewActionForMenuWith menu: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { animator.preferredCommitStyle = .pop }
  override func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView supplement: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {}
  override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    true
  }
  override func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {}
}

extension PhotoItems: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: 30) }
}

/// Two sections: items with badges before a background, and items with frames of their own.
@MainActor
func badgedLayout() -> UICollectionViewCompositionalLayout {
  func size(_ length: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(length), heightDimension: .absolute(length))
  }
  let badge = NSCollectionLayoutSupplementaryItem(
    layoutSize: size(10), elementKind: "badge",
    containerAnchor: NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
  let item = NSCollectionLayoutItem(layoutSize: size(40), supplementaryItems: [badge])
  item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(4), top: nil, trailing: nil, bottom: nil)
  let line = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
  let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [item]))
  section.decorationItems = [.background(elementKind: "background")]
  let group = NSCollectionLayoutGroup.custom(layoutSize: line) { environment in
    let width = environment.container.effectiveContentSize.width
    return [0, width / 2].map {
      NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0, y: 5, width: 20, height: 20))
    }
  }
  let custom = NSCollectionLayoutSection(group: group)
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = 20
  let layout = UICollectionViewCompositionalLayout(
    sectionProvider: { index, _ in index == 0 ? section : custom }, configuration: configuration)
  layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
  return layout
}

@MainActor
func paddedContent() -> UIListContentConfiguration {
  var content = UIListContentConfiguration.cell()
  content.text = "Text"
  content.image = UIImage(systemName: "star")
  content.imageToTextPadding = 12
  content.textToSecondaryTextVerticalPadding = 4
  content.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 20, leading: 30, bottom: 20, trailing: 30)
  content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 20)
  content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 20)
  return content
}
