import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Cells in suites")
@MainActor
struct UIKitCellTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func layout(_ controller: UIViewController) throws -> LayoutTree {
    try SuitePicture.rendering(
      of: UIKitPicture(controller).content,
      on: ViewImageConfig(size: CGSize(width: 200, height: 400)),
      traits: .init()
    ).layout
  }

  private struct Mark: View {
    let id: String
    var body: some View { Color.red.accessibilityIdentifier(id) }
  }

  /// A row with a hosted view of 60 points and margins of 5.
  private final class Row: UITableViewCell {
    let mark = UIView()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      mark.translatesAutoresizingMaskIntoConstraints = false
      let height = mark.heightAnchor.constraint(equalToConstant: 60)
      height.priority = UILayoutPriority(999)
      contentView.addSubview(mark)
      NSLayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        mark.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        mark.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        mark.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        height,
      ])
    }
    required init?(coder: NSCoder) { nil }
    func show(_ id: String) { mark.hosted = { AnyView(Mark(id: id)) } }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() { tableView.register(Row.self, forCellReuseIdentifier: "row") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? Row)?.show("row \(path.row)")
      if path.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      path.row == 2 ? 100 : UITableView.automaticDimension
    }
  }

  @Test("rows of a registered class are created, as tall as their constraints require")
  func rows() throws {
    let layout = try layout(Rows())
    let frames = try (0..<3).map { try require(layout.node(withIdentifier: "row \($0)")).frame }
    expectEqual(frames.map(\.minX), [16, 16, 16])
    // The accessory takes space from the content.
    expectEqual(frames.map(\.width), [168, 132, 168])
    expectEqual(frames.map(\.height), [60, 60, 90])
    expectEqual(frames[1].minY - frames[0].minY, 70)
    expectEqual(frames[2].minY - frames[1].minY, 70)
  }

  @Test("cells of an unregistered kind are plain, and those of the wrong class are not created")
  func unregistered() {
    let table = UITableView()
    expect(
      type(of: table.dequeueReusableCell(withIdentifier: "a", for: [0, 0])) == UITableViewCell.self)
    expectNil(table.dequeueReusableCell(withIdentifier: "a"))
    table.register(UIView.self, forCellReuseIdentifier: "a")
    expectNil(table.dequeueReusableCell(withIdentifier: "a"))
    table.register(Row.self, forCellReuseIdentifier: "a")
    let made = table.dequeueReusableCell(withIdentifier: "a") as? Row
    expectEqual(made?.reuseIdentifier, "a")
    expect(made?.mark.superview === made?.contentView)
  }

  @Test("configurations and hosted views are the content of rows, in a diffable data source, too")
  func configurations() throws {
    final class List: UIViewController {
      let table = UITableView()
      lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
        table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        if item == "hosted" {
          cell.contentConfiguration = UIHostingConfiguration {
            Color.blue.frame(height: 80).accessibilityIdentifier(item)
          }.margins(.all, 10)
        } else {
          var content = cell.defaultContentConfiguration()
          (content.text, content.secondaryText) = (item, "below")
          cell.contentConfiguration = content
        }
        return cell
      }
      override func loadView() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view = table
        var items = NSDiffableDataSourceSnapshot<Int, String>()
        items.appendSections([0])
        items.appendItems(["hosted", "text"])
        source.apply(items)
      }
    }
    let controller = List()
    let layout = try layout(controller)
    let hosted = try require(layout.node(withIdentifier: "hosted")).frame
    expectEqual(hosted.minX, 10)
    expectEqual(hosted.size, CGSize(width: 180, height: 80))
    let texts = layout.nodes.compactMap(\.text?.string)
    expectEqual(texts, ["text", "below"])
    expectEqual(controller.source.itemIdentifier(for: [0, 1]), "text")
  }

  @Test("an accessory without a frame has the size of its content")
  func accessorySize() throws {
    let row = UITableViewCell()
    (row.frame, row.accessoryView) = (rect(0, 0, 200, 60), UISwitch())
    let layout = try SuitePicture.rendering(
      of: UIKitPicture(row).content, on: ViewImageConfig(size: CGSize(width: 200, height: 60)),
      traits: .init()
    ).layout
    let size = UISwitch().intrinsicContentSize
    expectGreater(size.width, 0)
    expect(layout.nodes.contains { $0.frame.size == size && $0.frame.maxX == 184 })
  }

  @Test("a cell outside of a table shows its labels, its accessory and its background")
  func alone() throws {
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    background.cornerRadius = 20
    let row = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    row.frame = rect(0, 0, 200, 60)
    row.textLabel?.text = "Title"
    row.detailTextLabel?.text = "Detail"
    let accessory = UIView(frame: rect(0, 0, 20, 10))
    accessory.hosted = { AnyView(Mark(id: "accessory")) }
    row.accessoryView = accessory
    row.backgroundConfiguration = background
    let item = UICollectionViewListCell(frame: rect(0, 0, 200, 60))
    item.backgroundConfiguration = background
    let outer = UIView(frame: rect(0, 0, 200, 60))
    for isInside in [false, true] {
      if isInside { outer.addSubview(row) }
      let view: UIView = isInside ? outer : row
      let layout = try SuitePicture.rendering(
        of: UIKitPicture(view).content, on: ViewImageConfig(size: CGSize(width: 200, height: 60)),
        traits: .init()
      ).layout
      let texts = layout.nodes.filter { $0.text != nil }
      expectEqual(texts.compactMap(\.text?.string), ["Title", "Detail"])
      expectEqual(texts.map(\.frame.minX), [16, 16])
      expectEqual(layout.node(withIdentifier: "accessory")?.frame, rect(164, 25, 20, 10))
    }
    for view in [row, item, outer] {
      let picture = try Snapshotting<UIView, UIImage>
        .image(traits: UITraitCollection(displayScale: 1)).format(of: view, within: 5)
      let bitmap = try require(picture.cgImage).bitmap
      expectEqual([0, 100].map { bitmap[$0, 1].blue }, [255, 0])
    }
    // The heights of rows in a table.
    let fitted = UITableViewCell()
    fitted.textLabel?.text = "Title"
    expectEqual(fitted.intrinsicContentSize.height, 44)
  }

  // MARK: Collections

  private final class Cell: UICollectionViewCell {
    var made = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = true
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let counts: [Int]
    let height: CGFloat
    var heights: [CGFloat] = []
    private(set) var made = 0
    init(_ counts: [Int], height: CGFloat = 0) { (self.counts, self.height) = (counts, height) }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if height > 0 {
        cell.contentView.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      made += 1
      return UICollectionReusableView()
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      let size = (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
      guard heights.indices.contains(path.item) else { return size }
      return CGSize(width: size.width, height: heights[path.item])
    }
  }

  /// The frames of the visible cells in a collection view of 100×80 points.
  private func frames(_ layout: UICollectionViewLayout, _ items: Items) -> [CGRect] {
    let view = UICollectionView(frame: rect(0, 0, 100, 80), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (items, items)
    view.layoutIfNeeded()
    expect(view.visibleCells.allSatisfy { ($0 as? Cell)?.made == true })
    return view.visibleCells.map(\.frame)
  }

  @Test("a flow layout fills lines and justifies all but the last one")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 20, height: 10)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (4, 6)
    layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 5)
    expectEqual(
      frames(layout, Items([5, 1])),
      [
        rect(5, 3, 20, 10), rect(40, 3, 20, 10), rect(75, 3, 20, 10), rect(5, 19, 20, 10),
        rect(40, 19, 20, 10), rect(5, 32, 20, 10),
      ])
    layout.scrollDirection = .horizontal
    let columns = frames(layout, Items([6]))
    expectEqual(columns.map(\.minX), [5, 5, 5, 5, 5, 31])
    expectEqual(columns[0].minY, 3)
    let unequal = Items([4])
    unequal.heights = [30, 30, 20, 10]
    expectEqual(frames(layout, unequal).map(\.minY), [3, 50, 3, 27])
    // Only visible views are created.
    layout.scrollDirection = .vertical
    expectEqual(frames(layout, Items([4000])).count, 15)
    // One header and two cells.
    layout.headerReferenceSize = CGSize(width: 0, height: 9)
    let items = Items([2])
    expectEqual(frames(layout, items).map(\.minY), [12, 12])
    expectEqual(items.made, 3)
    expect(frames(layout, Items([-1])).isEmpty)
  }

  @Test("a compositional layout repeats groups of items with fractions of the space")
  func compositional() {
    func size(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    half.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [half])
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 0, trailing: 10)
    section.interGroupSpacing = 5
    let layout = UICollectionViewCompositionalLayout(section: section)
    expectEqual(
      frames(layout, Items([3])),
      [
        rect(11, 3, 38, 18), rect(51, 3, 38, 18), rect(11, 28, 38, 18),
      ])

    section.orthogonalScrollingBehavior = .continuous
    expectEqual(frames(layout, Items([3])).map(\.minX), [11, 51, 96])

    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))
    let list = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item]))
    expectEqual(
      frames(UICollectionViewCompositionalLayout(section: list), Items([2], height: 13)),
      [rect(0, 0, 100, 13), rect(0, 13, 100, 13)])

    let thirds = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), subitem: half, count: 3)
    thirds.interItemSpacing = .fixed(5)
    half.contentInsets = .zero
    expectEqual(
      frames(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: thirds)),
        Items([3])
      ), [rect(0, 0, 30, 40), rect(35, 0, 30, 40), rect(70, 0, 30, 40)])
  }

  @Test("groups without items end a compositional layout")
  func emptyGroups() {
    func size(_ length: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .absolute(length), heightDimension: .absolute(length))
    }
    let item = NSCollectionLayoutItem(layoutSize: size(10))
    let empty = NSCollectionLayoutGroup.horizontal(layoutSize: size(0), subitems: [])
    func shown(_ subitems: [NSCollectionLayoutItem]) -> [CGRect] {
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(20), subitems: subitems)
      return frames(
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
        Items([2]))
    }
    expectEqual(shown([empty]), [])
    expectEqual(shown([empty, item]), [rect(0, 0, 10, 10), rect(10, 0, 10, 10)])
  }
}
