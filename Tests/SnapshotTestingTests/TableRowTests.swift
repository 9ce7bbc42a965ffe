import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Rows of tables in suites")
@MainActor
struct TableRowTests {
  /// Rows of 30, 40, 50… points with a box of their color.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    private(set) var made = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: CGFloat(60 + 10 * indexPath.row)),
      ])
      return cell
    }
  }

  /// A table that is as tall as its rows.
  private final class Fitted: UITableView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
  }

  private let source = Source()

  private func prepared<Table: UITableView>(_ table: Table) -> Table {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, source)
    table.separatorStyle = .none
    return table
  }

  @Test("a table has frames for all rows, and creates and keeps only the rows that are requested")
  func rows() throws {
    let table = prepared(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    expectEqual(source.made, 0)
    expectEqual(table.contentSize, CGSize(width: 100, height: 60 + 70 + 80))
    expectEqual(table.rectForRow(at: [0, 1]), CGRect(x: 0, y: 60, width: 100, height: 70))
    expectEqual(table.indexPathsForVisibleRows, [[0, 0], [0, 1]])
    let row = try require(table.visibleCells.first)
    expect(row === table.cellForRow(at: [0, 0]))
    expectEqual(row.frame.size, CGSize(width: 100, height: 60))
    expectEqual(table.indexPath(for: row), [0, 0])
    expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 65)), [0, 1])
    expectNil(table.cellForRow(at: [0, 3]))
    // The picture shows the end of the content instead of what is beyond it.
    for offset in [110, 130, 9999] {
      table.contentOffset.y = CGFloat(offset)
      expectEqual(table.indexPathsForVisibleRows, [[0, 1], [0, 2]])
    }
    expectEqual(source.made, 3)
    source.count = 1000
    table.reloadData()
    expectEqual(table.numberOfRows(inSection: 0), 1000)
    expectEqual(source.made, 3)
    expectGreater(table.contentSize.height, 100_000)
    expectEqual(source.made, 203)
  }

  @Test("rows that are not measured have estimated frames")
  func estimatedRows() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 250 : 3
      }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    table.dataSource = rows
    (table.rowHeight, table.separatorStyle) = (50, .none)
    expectEqual(table.contentSize.height, 253 * 50)
    expectEqual(table.rectForRow(at: [0, 249]), CGRect(x: 0, y: 249 * 50, width: 100, height: 50))
    expectEqual(table.rectForRow(at: [1, 1]).minY, 251 * 50)
    expectEqual(table.rectForRow(at: [1, 3]), .zero)
    expectEqual(table.indexPathForRow(at: CGPoint(x: 5, y: 240 * 50 + 1)), [0, 240])
    expectEqual(
      table.indexPathsForRows(in: CGRect(x: 0, y: 249 * 50, width: 10, height: 60)),
      [[0, 249], [1, 0]])
    table.contentOffset.y = 248.5 * 50
    expectEqual(table.indexPathsForVisibleRows, [[0, 248], [0, 249], [1, 0]])
  }

  @Test("a table that is as tall as its rows determines the height of its superview")
  func fitted() {
    let (table, container) = (prepared(Fitted()), UIView())
    container.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(table)
    table.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: container.topAnchor),
      table.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      container.widthAnchor.constraint(equalToConstant: 120),
      container.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
    ])
    expectEqual(UIKitPicture(container).size, CGSize(width: 120, height: 210))
  }

  @Test("selected rows have a background, and rows are configured for their state")
  func selection() throws {
    final class Row: UITableViewCell {
      var states: [Bool] = []
      override func updateConfiguration(using state: UICellConfigurationState) {
        states.append(state.isSelected)
      }
    }
    let table = prepared(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 210)))
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    expectEqual(table.indexPathForSelectedRow, [0, 1])
    let row = try require(table.cellForRow(at: [0, 1]) as? Row)
    expect(row.isSelected)
    expectEqual(row.states.last, true)
    let picture = try Snapshotting<UIView, UIImage>
      .image(traits: UITraitCollection(displayScale: 1)).format(of: table, within: 5)
    let bitmap = try require(picture.cgImage).bitmap
    // The system's fourth gray.
    expectEqual([30, 95, 170].map { bitmap[50, $0].red }, [255, 209, 255])
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    expect(!row.isSelected)
    expectEqual(row.states.last, false)
    expectEqual(table.indexPathsForSelectedRows, [[0, 2]])
    table.deselectRow(at: [0, 2], animated: false)
    expectNil(table.indexPathForSelectedRow)
  }

  @Test("rows of a plain table cover its color unless they have one")
  func colors() throws {
    let table = prepared(UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)))
    table.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    table.cellForRow(at: [0, 1])?.backgroundColor = .clear
    let picture = try Snapshotting<UIView, UIImage>
      .image(traits: UITraitCollection(displayScale: 1)).format(of: table, within: 5)
    let bitmap = try require(picture.cgImage).bitmap
    expectEqual([30, 95, 170, 280].map { bitmap[50, $0].green }, [255, 0, 255, 0])
  }

  @Test("nib files of rows and cells are reported")
  func nibs() {
    struct Shown: View {
      var body: some View {
        UITableView().register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          .register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
        return Color.red
      }
    }
    let messages = LayoutTree(of: Shown(), proposal: .unspecified).diagnostics.map(\.description)
    expectEqual(messages.count, 2)
    for (message, name) in zip(messages, ["Row", "Cell"]) {
      expect(message, contains: "the nib file \(name) cannot be read")
    }
  }
}
