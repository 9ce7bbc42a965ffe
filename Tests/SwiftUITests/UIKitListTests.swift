import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Tables and collection views of UIKit")
struct UIKitListTests {
  @Test("subclasses can override the methods of data sources and delegates")
  func overrides() {
    let rows = NoteRows(style: .plain)
    rows.loadViewIfNeeded()
    expect(rows.refreshControl != nil && rows.refreshControl === rows.tableView.refreshControl)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = NoteSource(tableView: table) { _, _, _ in nil }
    expect(source.tableView(table, canEditRowAt: [0, 0]))
    expectEqual(source.tableView(table, titleForHeaderInSection: 0), "Notes")
  }

  @Test("a flow layout has footers")
  func footers() {
    let items = PhotoItems(collectionViewLayout: UICollectionViewFlowLayout())
    items.collectionView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    items.collectionView.layoutIfNeeded()
    expectEqual(items.collectionViewLayout.collectionViewContentSize.height, 30)
    let footer = items.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
    expectEqual(footer?.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
  }
}
