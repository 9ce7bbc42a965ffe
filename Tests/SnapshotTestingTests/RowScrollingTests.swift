import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Scrolled tables and collection views in suites")
@MainActor
struct RowScrollingTests {
  /// Two sections with red headers of 30 points and five rows of 50 points, whose blue tells their
  /// index.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.backgroundColor = color(of: path.row)
      return cell
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView()
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return view
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      cell.backgroundColor = color(of: path.item)
      return cell
    }
    private func color(of index: Int) -> UIColor {
      UIColor(red: 0, green: 0, blue: CGFloat(index) * 20 / 255, alpha: 1)
    }
  }

  private let source = Source()
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 120)

  private func table() -> UITableView {
    let table = UITableView(frame: frame, style: .plain)
    (table.dataSource, table.delegate) = (source, source)
    (table.rowHeight, table.separatorStyle) = (50, .none)
    return table
  }

  private func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    return collection
  }

  private func bitmap(_ view: UIView) throws -> Bitmap {
    let picture = try Snapshotting<UIView, UIImage>
      .image(traits: UITraitCollection(displayScale: 1)).format(of: view, within: 5)
    return try require(picture.cgImage).bitmap
  }

  @Test("a table is drawn at its offset, below the header of the section")
  func tableOffset() throws {
    let table = table()
    table.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
    let pixels = try bitmap(table)
    expectEqual(pixels[50, 10].red, 255)
    // From row 1, which begins at the offset, to row 3.
    expectEqual([40, 60, 110].map { pixels[50, $0].blue }, [20, 40, 60])
    expectEqual([40, 60, 110].map { pixels[50, $0].red }, [0, 0, 0])
  }

  @Test("under a navigation bar, a table scrolls to rows below the bar")
  func rowUnderBar() throws {
    final class Rows: UITableViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.scrollToRow(at: [1, 1], at: .top, animated: false)
      }
    }
    let rows = Rows(style: .plain)
    (rows.tableView.dataSource, rows.tableView.delegate) = (source, source)
    (rows.tableView.rowHeight, rows.tableView.separatorStyle) = (50, .none)
    let picture = try Snapshotting<UIViewController, UIImage>
      .image(size: CGSize(width: 100, height: 200), traits: UITraitCollection(displayScale: 1))
      .format(of: UINavigationController(rootViewController: rows), within: 5)
    let pixels = try require(picture.cgImage).bitmap
    // The bar is 44 points high, and the header 30.
    expectEqual(pixels[50, 60].red, 255)
    expectEqual([84, 134].map { pixels[50, $0].blue }, [20, 40])
  }

  @Test("a table is drawn inside of its insets, and scrolls as far as they allow")
  func insets() throws {
    let table = table()
    table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    var pixels = try bitmap(table)
    expectEqual([10, 30].map { pixels[50, $0].red }, [255, 255])
    expectEqual([10, 30].map { pixels[50, $0].green }, [255, 0])
    table.contentOffset.y = -10
    pixels = try bitmap(table)
    // The header stays below the inset, over the first row.
    expectEqual([5, 15, 30].map { pixels[50, $0].green }, [255, 255, 0])
    expectEqual([75, 95].map { pixels[50, $0].blue }, [0, 20])
    table.contentOffset.y = 9999
    pixels = try bitmap(table)
    // The last row ends above the inset.
    expectEqual([75, 85].map { pixels[50, $0].red }, [0, 255])
  }

  @Test("a scroll view shows a rectangle by scrolling as little as possible")
  func rectangles() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 300, height: 500)
    func offset(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat = 20) -> CGPoint {
      view.scrollRectToVisible(CGRect(x: x, y: y, width: length, height: length), animated: false)
      return view.contentOffset
    }
    expectEqual(offset(50, 70), .zero)
    expectEqual(offset(150, 300), CGPoint(x: 70, y: 220))
    expectEqual(offset(160, 310, 10), CGPoint(x: 70, y: 220))
    expectEqual(offset(10, 480, 100), CGPoint(x: 10, y: 400))
    let table = table()
    table.scrollRectToVisible(table.rectForRow(at: [1, 0]), animated: false)
    expectEqual(table.contentOffset.y, 360 - 120)
  }

  @Test("rows that are not measured count for the places of those below them")
  func manyRows() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = Rows()
    let table = table()
    (table.dataSource, table.delegate) = (rows, nil)
    table.scrollToRow(at: [1, 0], at: .top, animated: false)
    expectClose(table.contentOffset.y, 300 * 50, tolerance: 60)
  }

  @Test("a layout is prepared before it is asked for the item to scroll to")
  func preparedLayout() {
    final class Column: UICollectionViewLayout {
      private var items: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { index in
          let item = UICollectionViewLayoutAttributes(forCellWith: [0, index])
          item.frame = CGRect(x: 0, y: index * 50, width: 100, height: 50)
          return item
        }
      }
      override var collectionViewContentSize: CGSize {
        CGSize(width: 100, height: 50 * items.count)
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? { items }
      override func layoutAttributesForItem(
        at path: IndexPath
      ) -> UICollectionViewLayoutAttributes? { items[path.item] }
    }
    let collection = UICollectionView(frame: frame, collectionViewLayout: Column())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    collection.scrollToItem(at: [0, 4], at: .top, animated: false)
    expectEqual(collection.contentOffset.y, 200)
    collection.scrollToItem(at: [0, 99], at: .top, animated: false)
    expectEqual(collection.contentOffset.y, 200)
  }

  @Test("a table scrolls to rows, as far as its content allows")
  func rows() throws {
    let table = table()
    func offset(_ path: IndexPath, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: path, at: position, animated: false)
      return table.contentOffset.y
    }
    expectEqual(table.rectForRow(at: [1, 2]).minY, 410)
    expectEqual(offset([1, 2], .bottom), 460 - 120)
    expectEqual(offset([1, 2], .middle), 435 - 60)
    // The row is below the header, which stays at the top.
    expectEqual(offset([1, 2], .top), 410 - 30)
    expectEqual(offset([1, 2], .none), 410 - 30)
    expectEqual(offset([0, 4], .none), 230 - 30)
    expectEqual(offset([1, 0], .none), 360 - 120)
    expectEqual(offset([1, 4], .top), table.contentSize.height - 120)
    expectEqual(offset([0, 0], .top), 0)
    expectEqual(offset([2, 0], .top), 0)
    table.selectRow(at: [1, 1], animated: false, scrollPosition: .top)
    expectEqual(table.contentOffset.y, 360 - 30)
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    expectEqual(table.contentOffset.y, 360 - 30)
  }

  @Test("a collection view scrolls to items, and creates those that are visible")
  func items() throws {
    let collection = collection()
    collection.scrollToItem(at: [0, 5], at: .top, animated: false)
    expectEqual(collection.contentOffset, CGPoint(x: 0, y: 250))
    var pixels = try bitmap(collection)
    expectEqual([10, 60, 110].map { pixels[50, $0].blue }, [100, 120, 140])
    collection.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    pixels = try bitmap(collection)
    expectEqual([10, 60, 110].map { pixels[50, $0].blue }, [20, 40, 60])
    collection.scrollToItem(at: [0, 4], at: .centeredVertically, animated: false)
    expectEqual(collection.contentOffset.y, 225 - 60)
    collection.scrollToItem(at: [0, 9], at: .top, animated: false)
    expectEqual(collection.contentOffset.y, 500 - 120)
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    expectEqual(collection.contentOffset.y, 500 - 120)
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: .top)
    expectEqual(collection.contentOffset.y, 0)
  }

  /// Headers of a layout, in red, and the items of two sections.
  private final class Headed: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at path: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
  }

  /// The positions of the headers at offsets, in sections of 30 + 4 · 50 points.
  private func headers(_ layout: UICollectionViewLayout, at offsets: [CGFloat]) -> [[CGFloat]] {
    let kind = UICollectionView.elementKindSectionHeader
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    let source = Headed()
    view.dataSource = source
    return offsets.map { offset in
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      return view.subviews.filter { !($0 is UICollectionViewCell) }.map(\.frame.minY).sorted()
    }
  }

  @Test("pinned headers of collection views stay at the top while their section is visible")
  func pinnedHeaders() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 50)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    expectEqual(headers(flow, at: [0, 80, 180]), [[0], [], [230]])
    flow.sectionHeadersPinToVisibleBounds = true
    let pinned: [[CGFloat]] = [[0], [80], [180, 230], [200, 230], [240]]
    expectEqual(headers(flow, at: [0, 80, 180, 210, 240]), pinned)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    expectEqual(
      headers(UICollectionViewCompositionalLayout(section: section), at: [0, 80, 180, 210, 240]),
      pinned)
  }

  @Test("cells are created with the frames of their layout, and choose estimated sizes")
  func preferredSizes() {
    final class Cell: UICollectionViewCell {
      var first = CGRect.zero
      var applied: IndexPath?
      override init(frame: CGRect) {
        super.init(frame: frame)
        first = frame
      }
      required init?(coder: NSCoder) { nil }
      override func apply(_ attributes: UICollectionViewLayoutAttributes) {
        applied = attributes.indexPath
      }
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.size.height = attributes.size.width / 4
        return attributes
      }
    }
    let (source, layout) = (Headed(), UICollectionViewFlowLayout())
    layout.itemSize = CGSize(width: 100, height: 50)
    func cell() -> Cell? {
      let view = UICollectionView(frame: frame, collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = source
      view.layoutIfNeeded()
      return view.cellForItem(at: [0, 1]) as? Cell
    }
    expectEqual(cell()?.first, CGRect(x: 0, y: 60, width: 100, height: 50))
    expectEqual(cell()?.applied, [0, 1])
    layout.estimatedItemSize = CGSize(width: 80, height: 10)
    expectEqual(cell()?.first.size, CGSize(width: 80, height: 10))
    expectEqual(cell()?.frame.size, CGSize(width: 80, height: 20))
  }

  @Test("headers are created with their own frames, and choose estimated heights as headers")
  func headerSizes() throws {
    final class Header: UICollectionReusableView {
      var first = CGRect.zero
      var asked: [String] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        first = frame
      }
      required init?(coder: NSCoder) { nil }
      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        asked.append("\(attributes.representedElementKind ?? "cell") \(attributes.indexPath)")
        attributes.size.height = 30
        return attributes
      }
    }
    let kind = UICollectionView.elementKindSectionHeader
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(20))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
        elementKind: kind, alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    let source = Headed()
    view.dataSource = source
    view.layoutIfNeeded()
    let header = try require(view.supplementaryView(forElementKind: kind, at: [1, 0]) as? Header)
    expectEqual(header.first, CGRect(x: 0, y: 110, width: 100, height: 10))
    expectEqual(header.frame, CGRect(x: 0, y: 110, width: 100, height: 30))
    expectEqual(header.asked.first, "\(kind) \(IndexPath(item: 0, section: 1))")
  }
}
