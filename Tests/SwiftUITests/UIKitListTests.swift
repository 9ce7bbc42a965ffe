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

  private final class Cells: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private let cells = Cells()

  @Test("compositional layouts have badges, backgrounds, custom groups and distances")
  func compositional() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: badgedLayout())
    view.dataSource = cells
    view.layoutIfNeeded()
    func frame(_ path: IndexPath) -> CGRect? { view.layoutAttributesForItem(at: path)?.frame }
    func part(_ kind: String) -> UICollectionReusableView? {
      view.supplementaryView(forElementKind: kind, at: [0, 0])
    }
    expectEqual(frame([0, 0]), CGRect(x: 4, y: 0, width: 40, height: 40))
    expectEqual(frame([0, 1]), CGRect(x: 48, y: 0, width: 40, height: 40))
    expectEqual(part("badge")?.frame, CGRect(x: 39, y: -5, width: 10, height: 10))
    expectEqual(part("background")?.frame, CGRect(x: 0, y: 0, width: 100, height: 40))
    expectEqual(frame([1, 0]), CGRect(x: 0, y: 65, width: 20, height: 20))
    expectEqual(frame([1, 1]), CGRect(x: 50, y: 65, width: 20, height: 20))
    expectEqual(view.contentSize.height, 100)
    expect(part("background") != nil && view.subviews.first === part("background"))
  }

  @Test("the content of a row has its own margins and space for its image")
  func contentMargins() throws {
    let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    row.contentConfiguration = paddedContent()
    let renderer = ImageRenderer(content: UIKitPicture(row).content)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 80)
    let tree = try renderer.layoutTree()
    let text = try require(tree.nodes.first { $0.text?.string == "Text" })
    expectEqual(text.frame.minX - tree.root.frame.minX, 30 + 50 + 12)
  }

  @Test("a controller without content shows a message")
  func message() throws {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    func texts() throws -> [String] {
      let renderer = ImageRenderer(content: UIKitPicture(controller).content)
      renderer.proposedSize = ProposedViewSize(width: 300, height: 500)
      return try renderer.layoutTree().nodes.compactMap(\.text?.string)
    }
    try expect(texts(), contains: "No Results")
    controller.contentUnavailableConfiguration = nil
    try expectEqual(texts(), [])
  }

  @Test("a message has the properties of its texts, its image and its buttons")
  func messageProperties() throws {
    var message = UIContentUnavailableConfiguration.empty()
    message.text = "Nothing"
    message.textProperties.font = .systemFont(ofSize: 40)
    message.image = UIImage(systemName: "star.fill")
    message.imageProperties.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    message.buttonProperties.primaryAction = UIAction(title: "Add") { _ in }
    message.secondaryButton.title = "More"
    message.buttonToSecondaryButtonPadding = 30
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = message
    let renderer = ImageRenderer(content: UIKitPicture(controller).content)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 500)
    let tree = try renderer.layoutTree()
    func frame(_ text: String) throws -> CGRect {
      try require(tree.nodes.first { $0.text?.string == text }).frame
    }
    try expectGreater(frame("Nothing").height, 40)
    try expectGreater(frame("More").minY, frame("Add").maxY + 30)
    try expect(renderer.displayList().description.contains("#FF0000"))
  }

  @Test("traits of a controller can be overridden")
  func traitOverrides() {
    let controller = UIViewController()
    controller.traitOverrides.horizontalSizeClass = .compact
    expectEqual(controller.traitCollection.horizontalSizeClass, .compact)
    expect(controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    expect(!controller.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }
}
