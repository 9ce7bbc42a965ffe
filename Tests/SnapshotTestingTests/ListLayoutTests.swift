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
    width: CGFloat = 200
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = hasHeaders ? .supplementary : .none
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
    expectEqual(inset[0].minY, 17.5)
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

  @Test("groups have rounded corners at their ends and separators between their rows")
  func groups() throws {
    let view = list(.insetGrouped)
    view.backgroundColor = .systemGroupedBackground
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
