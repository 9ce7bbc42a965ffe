import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("The look of tables in suites")
@MainActor
struct TableLookTests {
  /// Rows that closures make.
  private final class Rows: UITableViewController {
    var make: [() -> UITableViewCell] = []
    var rowHeight: CGFloat = UITableView.automaticDimension
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      make.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell { make[path.row]() }
    override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      rowHeight
    }
  }

  /// A row with a text inside of the margins, 20 points high.
  private final class Row: UITableViewCell {
    let label = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.text = "Own"
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private func row(_ text: String, _ change: (UITableViewCell) -> Void = { _ in })
    -> UITableViewCell
  {
    let cell = UITableViewCell()
    cell.textLabel?.text = text
    change(cell)
    return cell
  }

  private func frames(_ rows: Rows) throws -> [String: CGRect] {
    let layout = try SuitePicture.rendering(
      of: UIKitPicture(rows).content, on: ViewImageConfig.iPhone12.around(rows), traits: .init()
    ).layout
    return layout.nodes.reduce(into: [:]) { frames, node in
      if let name = node.text?.string ?? node.identifier { frames[name] = node.frame }
    }
  }

  @Test("own, hosted and system rows have the same margins in all styles")
  func margins() throws {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let rows = Rows(style: style)
      rows.make = [
        { row("System") }, { Row() },
        { row("") { $0.contentConfiguration = UIHostingConfiguration { Text("Hosted") } } },
      ]
      let frames = try frames(rows)
      let edges = try ["System", "Own", "Hosted"].map { try require(frames[$0]).minX }
      expectEqual(edges, Array(repeating: edges[0], count: 3), "\(style)")
    }
  }

  @Test("rows are as low as their heights or their content say")
  func lowRows() {
    let rows = Rows(style: .plain)
    rows.make = [{ Row() }, { row("First") }, { row("Second") }]
    rows.tableView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    expectEqual((0..<3).map { rows.tableView.rectForRow(at: [0, $0]).height }, [20, 44, 44])
    rows.rowHeight = 30
    rows.tableView.reloadData()
    expectEqual((0..<3).map { rows.tableView.rectForRow(at: [0, $0]).minY }, [0, 30, 60])
  }

  @Test("a view at the end of a row does not make it higher")
  func accessoryHeight() {
    let rows = Rows(style: .plain)
    rows.make = [{ row("On") { $0.accessoryView = UISwitch() } }, { row("Second") }]
    rows.tableView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    expectEqual(rows.tableView.rectForRow(at: [0, 1]).minY, 44)
  }

  @Test("texts of configurations may be centered, and images have a maximum size")
  func configurations() throws {
    let rows = Rows(style: .insetGrouped)
    rows.make = [
      {
        row("") {
          var content = $0.defaultContentConfiguration()
          content.text = "Centered"
          content.textProperties.alignment = .center
          $0.contentConfiguration = content
        }
      },
      {
        row("") {
          var content = $0.defaultContentConfiguration()
          content.text = "Beside"
          content.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50))
            .image { _ in }
          content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
          $0.contentConfiguration = content
        }
      },
    ]
    let frames = try frames(rows)
    expectClose(try require(frames["Centered"]).midX, 195, tolerance: 0.5)
    let beside = try require(frames["Beside"])
    expectGreater(beside.minX, 40 + 40)
    expectLess(beside.minX, 40 + 40 + 30)
  }

  @Test("the view above all rows is as wide as the table, at its top")
  func header() throws {
    struct Mark: View {
      var body: some View { Color.red.accessibilityIdentifier("header") }
    }
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let rows = Rows(style: style)
      rows.make = [{ row("System") }]
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
      header.hosted = { AnyView(Mark()) }
      rows.tableView.tableHeaderView = header
      let frame = try require(try frames(rows)["header"])
      expectEqual([frame.minX, frame.width, frame.height], [0, 390, 30], "\(style)")
      expectEqual(frame.minY, 47, "\(style)")
    }
  }
}
