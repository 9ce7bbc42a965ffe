import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Tables and collection views of UIKit")
struct UIKitListTests {
  /// A view, a header with a configuration, and a header with a label, 60 points high.
  private final class Headers: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(
      _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      if section == 0 {
        let label = UILabel()
        label.text = "Own"
        return label
      }
      let view = UITableViewHeaderFooterView()
      view.contentView.backgroundColor = .yellow
      if section == 1 {
        var content = UIListContentConfiguration.plainHeader()
        content.text = "Configured"
        view.contentConfiguration = content
      } else {
        view.textLabel?.text = "Label"
      }
      return view
    }
  }

  private let headers = Headers()

  private func prepared(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 500), style: style)
    (table.dataSource, table.delegate) = (headers, headers)
    return table
  }

  @Test("headers of a delegate are drawn as they are, with their heights and backgrounds")
  func headerViews() throws {
    let table = prepared(.plain)
    expectEqual(table.rectForRow(at: [0, 0]).minY, 60)
    expectEqual(table.rectForRow(at: [1, 0]).minY, 60 + 2 * 50 + 60)
    let renderer = ImageRenderer(content: UIKitPicture(table).content)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 500)
    let texts = try renderer.layoutTree().nodes.compactMap(\.text?.string)
    for text in ["Own", "Configured"] { expect(texts, contains: text) }
    let drawing = try renderer.displayList().items.map(\.description)
    expectEqual(drawing.count { $0.hasSuffix(" 200 60 with #FFFF00") }, 2, "\(drawing)")
  }

  @Test("titles of sections have the heights of headers and footers, which may be empty")
  func titleHeights() {
    let rows = NoteRows(style: .plain)
    rows.tableView.frame = CGRect(x: 0, y: 0, width: 200, height: 500)
    expectEqual(rows.tableView.rectForRow(at: [0, 0]).minY, 50)
  }

  @Test("separators have the color and the insets of the table, and rows can have their own")
  func separators() throws {
    func lines(_ change: (UITableView) -> Void) throws -> [String] {
      let table = prepared(.plain)
      table.separatorColor = .red
      change(table)
      let renderer = ImageRenderer(content: UIKitPicture(table).content)
      renderer.proposedSize = ProposedViewSize(width: 200, height: 500)
      return try renderer.displayList().items.map(\.description)
        .filter { $0.hasSuffix(" with #FF0000") }
    }
    try expectEqual(lines { _ in }.count, 6)
    let inset = try lines { $0.separatorInset.left = 60 }
    expect(inset.count == 6 && inset.allSatisfy { $0.contains(" 140 ") }, "\(inset)")
    let whole = try lines { $0.separatorInset = .zero }
    expect(whole.count == 6 && whole.allSatisfy { $0.contains(" 200 ") }, "\(whole)")
    let own = try lines { $0.cellForRow(at: [0, 0])?.separatorInset.left = 80 }
    expectEqual(own.count { $0.contains(" 120 ") }, 1, "\(own)")
  }

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
