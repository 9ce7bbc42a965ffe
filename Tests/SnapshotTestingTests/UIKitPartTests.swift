import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("The parts of UIKit's controls in suites")
@MainActor
struct UIKitPartTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// The numbers of red and of blue pixels in a picture of a view.
  private func counts(_ view: UIView) throws -> (red: Int, blue: Int) {
    let strategy = Snapshotting<UIView, UIImage>.image
    let pixels = try require(strategy.format(of: view, within: 5).cgImage).bitmap.pixels
    var counts = (red: 0, blue: 0)
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] == 255 {
      let (red, green, blue) = (pixels[start], pixels[start + 1], pixels[start + 2])
      if red > 240, green < 15, blue < 15 { counts.red += 1 }
      if blue > 240, green < 15, red < 15 { counts.blue += 1 }
    }
    return counts
  }

  private func sized<Made: UIView>(_ view: Made, _ width: CGFloat, _ height: CGFloat) -> Made {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return view
  }

  @Test("sliders, switches and progress bars have colors for their tracks and thumbs")
  func colors() throws {
    let slider = sized(UISlider(), 120, 31)
    (slider.maximumTrackTintColor, slider.thumbTintColor) = (red, blue)
    var found = try counts(slider)
    expectGreater(found.red, 300)
    expectGreater(found.blue, 300)
    let toggle = sized(UISwitch(), 51, 31)
    toggle.thumbTintColor = blue
    try expectGreater(counts(toggle).blue, 300)
    let bar = sized(UIProgressView(), 100, 12)
    (bar.progress, bar.progressTintColor, bar.trackTintColor) = (0.5, red, blue)
    found = try counts(bar)
    expectGreater(found.red, 500)
    expectGreater(found.blue, 500)
  }

  @Test("the images of a slider are beside its track")
  func sliderImages() throws {
    let slider = sized(UISlider(), 200, 31)
    slider.minimumTrackTintColor = red
    slider.value = 1
    let plain = try counts(slider).red
    slider.minimumValueImage = UIImage(systemName: "circle")?.withTintColor(blue)
    slider.maximumValueImage = slider.minimumValueImage
    try expectGreater(plain, counts(slider).red)
  }

  @Test("sliders draw images of their track, stretched, and of their thumb")
  func sliderPartImages() throws {
    func image(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
    }
    let slider = sized(UISlider(), 120, 31)
    slider.value = 0.5
    slider.setMinimumTrackImage(image(red, 10, 10), for: .normal)
    slider.setMaximumTrackImage(image(blue, 10, 6), for: .normal)
    slider.setThumbImage(image(.black, 20, 20), for: .normal)
    // 50 points on each side of the thumb, with 4 pixels for each point.
    var found = try counts(slider)
    expectClose(CGFloat(found.red), 50 * 10 * 4, tolerance: 60)
    expectClose(CGFloat(found.blue), 50 * 6 * 4, tolerance: 60)
    slider.value = 0
    slider.setMaximumTrackImage(nil, for: .normal)
    slider.setThumbImage(image(blue, 20, 20), for: .normal)
    found = try counts(slider)
    expectClose(CGFloat(found.red), 0, tolerance: 60)
    expectClose(CGFloat(found.blue), 20 * 20 * 4, tolerance: 100)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 1)
    expectEqual(thumb, CGRect(x: 100, y: 5.5, width: 20, height: 20))
  }

  @Test("buttons with a symbol have the size of their type, and a close button is gray")
  func symbolButtons() throws {
    let close = UIButton(type: .close)
    expectEqual(close.intrinsicContentSize, CGSize(width: 30, height: 30))
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
      let size = UIButton(type: type).intrinsicContentSize
      expectClose(size.width, 25, tolerance: 1)
      expectClose(size.height, 24, tolerance: 1)
    }
    let root = sized(UIView(), 30, 30)
    root.backgroundColor = .white
    root.addSubview(sized(close, 30, 30))
    let picture = try Snapshotting<UIView, UIImage>
      .image(traits: UITraitCollection(displayScale: 1)).format(of: root, within: 5)
    let bitmap = try require(picture.cgImage).bitmap
    // White in the corner, the circle's gray, and the cross.
    expectEqual(bitmap[0, 0].red, 255)
    expectClose(CGFloat(bitmap[15, 4].red), 239, tolerance: 2)
    expectClose(CGFloat(bitmap[15, 4].blue), 240, tolerance: 2)
    expectGreater(190, bitmap[15, 15].red)
  }

  @Test("segments have colors, attributes and widths")
  func segments() throws {
    let control = sized(UISegmentedControl(items: ["One", "Two"]), 200, 32)
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = blue
    var found = try counts(control)
    expectGreater(found.blue, 2000)
    control.setWidth(40, forSegmentAt: 0)
    try expectGreater(found.blue, counts(control).blue * 2)
    control.backgroundColor = red
    found = try counts(control)
    expectGreater(found.red, found.blue)
    control.backgroundColor = nil
    let font = UIFont.systemFont(ofSize: 20, weight: .black)
    control.setTitleTextAttributes([.foregroundColor: red, .font: font], for: .normal)
    let text = try counts(control).red
    expectGreater(text, 20)
    control.setEnabled(false, forSegmentAt: 1)
    try expectGreater(text, counts(control).red)
  }

  @Test("segments keep their width and state when others are inserted or removed")
  func changedSegments() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setWidth(40, forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 1)
    func states() -> [Bool] { (0..<3).map { control.isEnabledForSegment(at: $0) } }
    func widths() -> [CGFloat] { (0..<3).map { control.widthForSegment(at: $0) } }
    control.insertSegment(withTitle: "None", at: 0, animated: false)
    expectEqual(states(), [true, true, false])
    expectEqual(widths(), [0, 0, 40])
    control.removeSegment(at: 1, animated: false)
    expectEqual(states(), [true, false, true])
    expectEqual(widths(), [0, 40, 0])
    control.removeAllSegments()
    expectEqual(states(), [true, true, true])
    expectEqual(widths(), [0, 0, 0])
  }

  @Test("segments that share the width by their content are wider with longer titles")
  func widthsByContent() throws {
    let control = sized(UISegmentedControl(items: ["A", "A longer title"]), 200, 32)
    (control.selectedSegmentIndex, control.selectedSegmentTintColor) = (0, blue)
    let equal = try counts(control).blue
    control.apportionsSegmentWidthsByContent = true
    try expectGreater(equal, counts(control).blue * 2)
  }

  @Test("the wheels of a picker view are as high as its frame")
  func pickerHeight() throws {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let color: UIColor
      init(_ color: UIColor) { self.color = color }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        9
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.backgroundColor = color
        return view
      }
    }
    let rows = Rows(red)
    func area(_ height: CGFloat) throws -> Int {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 220))
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
      (picker.dataSource, picker.delegate) = (rows, rows)
      picker.selectRow(4, inComponent: 0, animated: false)
      root.addSubview(picker)
      return try counts(root).red
    }
    try expectGreater(area(216), area(60))
  }

  private final class Cells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("collection views and their cells have views behind them")
  func collectionBackgrounds() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let cells = Cells()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = cells
    let background = UIView()
    background.backgroundColor = red
    view.backgroundView = background
    view.layoutIfNeeded()
    expectEqual(background.frame, view.bounds)
    let cell = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let (plain, selected) = (UIView(), UIView())
    (cell.backgroundView, cell.selectedBackgroundView) = (plain, selected)
    expectEqual(cell.subviews.first, plain)
    expectNil(selected.superview)
    cell.isSelected = true
    expectEqual(Array(cell.subviews.prefix(2)), [plain, selected])
    expectEqual(selected.frame, cell.bounds)
    cell.isSelected = false
    expectNil(selected.superview)
  }

  @Test("dots are below the page if the data source of a page view controller counts the pages")
  func pageDots() throws {
    final class Pages: NSObject, UIPageViewControllerDataSource {
      func pageViewController(
        _ pages: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pages: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { nil }
      func presentationCount(for pages: UIPageViewController) -> Int { 3 }
      func presentationIndex(for pages: UIPageViewController) -> Int { 1 }
    }
    let (source, page) = (Pages(), UIViewController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    expectEqual(pages.view.subviews, [page.view])
    pages.dataSource = source
    _ = try SuitePicture.rendering(
      of: UIKitPicture(pages).content, on: .iPhoneX, traits: .init())
    // The safe area ends 34 points above the bottom.
    expectEqual(page.view.frame.maxY, 812 - 34 - 37)
    let dots = try require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    expectEqual([dots.numberOfPages, dots.currentPage], [3, 1])
    expectEqual(dots.frame.minY, page.view.frame.maxY)
  }

  @Test("the first group of centered paging is in the center")
  func centeredPaging() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let full = NSCollectionLayoutDimension.fractionalHeight(1)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: full))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(40)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.interGroupSpacing = 10
      return section
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let cells = Cells()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = cells
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.map(\.frame.minX), [20, 90])
  }
}
