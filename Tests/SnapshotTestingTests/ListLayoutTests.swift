import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Lists of collection views in suites")
@MainActor
struct ListLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      switch path.item {
      case 1: cell.accessories = [.checkmark(), .delete()]
      case 2: cell.accessories = [.disclosureIndicator(options: .init(isHidden: true))]
      default: break
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "section \(path.section)"
      view.contentConfiguration = content
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueConfiguredReusableCell(
        using: registration, for: path, item: "row \(path.section).\(path.item)")
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private let source = Source()

  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, hasHeaders: Bool = false,
    width: CGFloat = 200, change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = hasHeaders ? .supplementary : .none
    change(&configuration)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("rows are stacked at the height of their content, with space around groups")
  func rows() throws {
    let plain = list(.plain).visibleCells.map(\.frame)
    expectEqual(plain.count, 6)
    let height = plain[0].height
    expectEqual(plain.map(\.minY), (0..<6).map { CGFloat($0) * height })
    expectEqual(height, 44)
    expect(plain.allSatisfy { $0.width == 200 })
    let inset = list(.insetGrouped).visibleCells.map(\.frame)
    expectEqual(inset.map(\.minX), Array(repeating: 16, count: 6))
    expectEqual(inset[0].width, 168)
    expectEqual(inset[0].minY, 35)
    expectEqual(inset[3].minY, inset[2].maxY + 35)
    // The cards of larger phones have wider margins.
    expectEqual(list(.insetGrouped, width: 390).visibleCells.first?.frame.minX, 20)
    let headed = list(.plain, hasHeaders: true)
    let header = try require(
      headed.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0]))
    let cells = headed.visibleCells.map(\.frame)
    expectEqual(header.frame.minY, cells[2].maxY)
    expectEqual(cells[3].minY, header.frame.maxY)
  }

  @Test("accessories take space from the content, except hidden ones and those for editing")
  func accessories() throws {
    let cells = list(.plain).visibleCells.compactMap { $0 as? UICollectionViewListCell }
    expectEqual(cells[0].contentView.frame.width, 200)
    expectEqual(cells[2].contentView.frame.width, 200)
    let marked = cells[1]
    let parts = marked.subviews.filter { $0 !== marked.contentView && $0.frame.height > 1 }
    expectEqual(parts.count, 1)
    let mark = try require(parts.first).frame
    expectEqual(mark.maxX, 184)
    expectEqual(mark.midY, marked.bounds.midY)
    expectEqual(marked.contentView.frame.maxX, mark.minX)
  }

  private func header(_ section: Int, of view: UICollectionView) throws -> UICollectionReusableView
  {
    try require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0]))
  }

  private func texts(_ view: UIView) throws -> [String] {
    try SuitePicture.rendering(
      of: UIKitPicture(view).content, on: ViewImageConfig(size: view.frame.size), traits: .init()
    ).layout.nodes.compactMap(\.text?.string)
  }

  @Test("headers have the style of the list, and no distance from their rows")
  func headers() throws {
    let grouped = list(.insetGrouped, hasHeaders: true)
    let (first, second) = try (header(0, of: grouped), header(1, of: grouped))
    let cells = grouped.visibleCells.map(\.frame)
    expectEqual(first.frame.origin, CGPoint(x: 16, y: 0))
    expectClose(first.frame.height, 17 + 15.5 + 6, tolerance: 0.5)
    expectEqual(cells[0].minY, first.frame.maxY)
    expectEqual(second.frame.minY, cells[2].maxY + 17.5)
    try expect(texts(grouped).contains("SECTION 0"))
    try expect(texts(list(.plain, hasHeaders: true)).contains("section 0"))
    let padded = list(.plain, hasHeaders: true) { $0.headerTopPadding = 9 }
    try expectEqual(header(0, of: padded).frame.minY, 9)
  }

  @Test("the first item of a section can be its header, which stands above the card")
  func firstItems() throws {
    let view = list(.insetGrouped) { $0.headerMode = .firstItemInSection }
    let cells = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    expectEqual(cells[0].frame.minY, 0)
    expectNil(cells[0].backgroundColor)
    expectEqual(cells.map(\.layer.cornerRadius), [0, 10, 10, 0, 10, 10])
    expectEqual(cells[1].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    try expect(texts(view).contains("ROW 0.0"))
    try expect(texts(view).contains("row 0.1"))
  }

  @Test("separators follow a closure, and rows are indented with their accessories")
  func details() throws {
    let view = list(.plain) {
      $0.itemSeparatorHandler = { path, separator in
        var separator = separator
        if path.item == 1 { separator.bottomSeparatorVisibility = .hidden }
        return separator
      }
    }
    let cells = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    let lines = cells.map { cell in cell.subviews.filter { $0.frame.height <= 1 }.count }
    expectEqual(lines, [1, 0, 1, 1, 0, 1])
    let row = cells[0]
    row.accessories = [
      .disclosureIndicator(), .label(text: "1"), .multiselect(displayed: .always),
    ]
    row.indentationLevel = 2
    view.layoutIfNeeded()
    let ends = row.subviews.filter { $0 !== row.contentView && $0.frame.height > 1 }
      .sorted { $0.frame.minX < $1.frame.minX }
    expectEqual(ends.map(\.frame.minX).first, 16 + 20)
    expectEqual(ends.map(\.frame.maxX).last, 200 - 16)
    try expectEqual(row.contentView.frame.minX, require(ends.first).frame.width + 16 + 20)
    try expect(require(ends.last).subviews.first is UILabel)
  }

  @Test("groups have rounded corners at their ends and separators between their rows")
  func groups() throws {
    let view = list(.insetGrouped)
    let cells = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    let separators = cells.map { cell in cell.subviews.filter { $0.frame.height <= 1 } }
    expectEqual(separators.map(\.count), [1, 1, 0, 1, 1, 0])
    expectEqual(separators[0][0].frame.maxY, cells[0].bounds.maxY)
    expectEqual(separators[0][0].frame.minX, 16)
    let picture = try Snapshotting<UIView, UIImage>
      .image(traits: UITraitCollection(displayScale: 1)).format(of: view, within: 5)
    let bitmap = try require(picture.cgImage).bitmap
    let (top, bottom) = (cells[0].frame, cells[2].frame)
    // The background of groups is gray, and that of rows is white.
    expectEqual(bitmap[16, Int(top.minY.rounded(.up))].red, 242)
    expectEqual(bitmap[16, Int(top.maxY) - 3].red, 255)
    expectEqual(bitmap[17, Int(bottom.maxY) - 1].red, 242)
    expectEqual(bitmap[100, Int(bottom.maxY) - 3].red, 255)
  }

  @Test("a list on a screen of a navigation controller begins below the bar")
  func inset() throws {
    let (screen, view) = (UIViewController(), list(.plain))
    screen.view.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = screen.view.bounds
    let stack = UINavigationController(rootViewController: screen)
    func first(_ controller: UIViewController) throws -> CGFloat? {
      let layout = try SuitePicture.rendering(
        of: UIKitPicture(controller).content,
        on: ViewImageConfig(
          safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
          size: CGSize(width: 200, height: 600)
        ).around(controller), traits: .init()
      ).layout
      return layout.nodes.first { $0.text?.string == "row 0.0" }?.frame.minY
    }
    let below = try require(first(stack))
    view.contentInsetAdjustmentBehavior = .never
    try expectEqual(first(stack), below - 44)
  }
}
