import Expectations
import SwiftUI
import Testing

@testable import SnapshotTesting

/// What controllers find out about their screen while they are drawn.
@Suite("Screens of controllers")
@MainActor
struct ScreenTests {
  private final class Screen: UIViewController {
    final class Inside: UIView {
      var windows: [Bool] = []
      var safeAreas: [UIEdgeInsets] = []
      override func didMoveToWindow() { windows.append(window != nil) }
      override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
    }

    let inside = Inside(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    var safeArea, margins, readable, keyboard: CGRect?
    var bars: [CGRect?] = []
    var window: UIWindow?
    var changes = 0

    override func viewDidLoad() { view.addSubview(inside) }
    override func viewWillAppear(_ animated: Bool) { window = view.window }
    override func viewSafeAreaInsetsDidChange() { changes += 1 }

    override func viewDidLayoutSubviews() {
      safeArea = view.safeAreaLayoutGuide.layoutFrame
      margins = view.layoutMarginsGuide.layoutFrame
      readable = view.readableContentGuide.layoutFrame
      keyboard = view.keyboardLayoutGuide.layoutFrame
      bars = [navigationController?.navigationBar.frame, tabBarController?.tabBar.frame]
    }
  }

  private func draw(_ controller: UIViewController, _ config: ViewImageConfig) throws {
    _ = try SuitePicture.rendering(
      of: UIKitPicture(controller).content, on: config, traits: UITraitCollection())
  }

  @Test("areas have frames without constraints, and views are in a window")
  func areas() throws {
    let screen = Screen()
    try draw(screen, .iPhoneX)
    expectEqual(screen.safeArea, CGRect(x: 0, y: 44, width: 375, height: 734))
    expectEqual(screen.margins, CGRect(x: 16, y: 44, width: 343, height: 734))
    expectEqual(screen.readable, screen.margins)
    expectEqual(screen.keyboard, CGRect(x: 0, y: 778, width: 375, height: 34))
    expect(screen.window?.windowScene != nil)
    expectEqual(screen.window?.bounds.origin, .zero)
    expectEqual(screen.inside.windows, [true])
    expectEqual(screen.inside.safeAreas, [UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)])
    expectEqual(screen.changes, 1)
    screen.inside.removeFromSuperview()
    expectEqual(screen.inside.windows, [true, false])
  }

  @Test("margins begin at the safe area, and are wider on wide screens")
  func margins() throws {
    let screen = Screen()
    try draw(screen, .iPadPro11)
    expectEqual(screen.margins?.minX, 20)
    screen.view.layoutMargins.left = 50
    screen.view.insetsLayoutMarginsFromSafeArea = false
    try draw(screen, .iPadPro11)
    expectEqual(screen.margins?.minX, 50)
    expectEqual(screen.inside.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("bars have the frames that they have in the picture")
  func bars() throws {
    let screen = Screen()
    screen.title = "Title"
    let (stack, tabs) = (UINavigationController(rootViewController: screen), UITabBarController())
    tabs.viewControllers = [stack]
    try draw(tabs, .iPhoneX)
    let top = try require(screen.safeArea?.minY)
    expectEqual(
      screen.bars,
      [
        CGRect(x: 0, y: top - 44, width: 375, height: 44),
        CGRect(x: 0, y: 729, width: 375, height: 83),
      ])
    let tabBar = screen.bars[1]
    screen.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
    stack.isToolbarHidden = false
    try draw(tabs, .iPhoneX)
    expectEqual(screen.bars[1], tabBar)
    expectEqual(stack.toolbar.frame, CGRect(x: 0, y: 729 - 44, width: 375, height: 44))
    stack.isToolbarHidden = true
    try draw(tabs, .iPadPro11)
    let row = try require(screen.safeArea?.minY) - 44
    let tablet = CGRect(x: 0, y: row, width: 1194, height: 44)
    expectEqual(screen.bars, [tablet, tablet])
    stack.navigationBar.prefersLargeTitles = true
    try draw(stack, .iPhoneX)
    expectEqual(screen.bars.first, CGRect(x: 0, y: 44, width: 375, height: 96))
  }

  @Test("a search field at the bottom is no part of the bars below it")
  func bottomSearch() throws {
    let screen = Screen()
    screen.navigationItem.searchController = UISearchController()
    screen.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
    let (stack, tabs) = (UINavigationController(rootViewController: screen), UITabBarController())
    func draw(
      _ controller: UIViewController, _ theme: SystemTheme, _ config: ViewImageConfig = .iPhoneX
    ) throws {
      _ = try SuitePicture.rendering(
        of: UIKitPicture(controller).content.environment(\.systemTheme, theme), on: config,
        traits: UITraitCollection())
    }
    stack.isToolbarHidden = false
    try draw(stack, .ios26)
    expectEqual(stack.toolbar.frame, CGRect(x: 0, y: 812 - 34 - 44, width: 375, height: 44))
    for (theme, height) in [(.ios18, 32), (.ios26, 44)] as [(SystemTheme, CGFloat)] {
      try draw(stack, theme, .iPhoneX(.landscape))
      let frame = CGRect(x: 0, y: 375 - 24 - height, width: 812, height: height)
      expectEqual(stack.toolbar.frame, frame)
    }
    tabs.viewControllers = [stack]
    let tabBar = CGRect(x: 0, y: 729, width: 375, height: 83)
    try draw(tabs, .ios26)
    expectEqual(tabs.tabBar.frame, tabBar)
    expectEqual(stack.toolbar.frame, CGRect(x: 0, y: 729 - 44, width: 375, height: 44))
    stack.isToolbarHidden = true
    try draw(tabs, .ios26)
    expectClose(tabs.tabBar.frame.minY, tabBar.minY, tolerance: 0.01)
    expectClose(tabs.tabBar.frame.height, tabBar.height, tolerance: 0.01)
  }

  @Test("a view can take the place of the title, and has its own size")
  func titleView() throws {
    let (screen, label) = (UIViewController(), UILabel())
    screen.title = "Title"
    label.text = "View"
    screen.navigationItem.titleView = label
    let stack = UINavigationController(rootViewController: screen)
    for isLarge in [false, true] {
      stack.navigationBar.prefersLargeTitles = isLarge
      let layout = try SuitePicture.rendering(
        of: UIKitPicture(stack).content, on: .iPhoneX, traits: UITraitCollection()
      ).layout
      let texts = layout.nodes.filter { $0.text != nil }
      // A large title stays below the view.
      expectEqual(
        Set(texts.compactMap(\.text?.string)), isLarge ? ["View", "Title"] : ["View"])
      let view = try require(texts.first { $0.text?.string == "View" }).frame
      expectClose(view.midX, 375 / 2, tolerance: 0.5)
      expectClose(view.midY, 44 + 22, tolerance: 1)
      expectEqual(stack.navigationBar.frame.height, isLarge ? 96 : 44)
    }
  }

  @Test("search fields are where the device has them or, if stacked, below the title")
  func searchFields() throws {
    let (screen, search) = (Screen(), UISearchController())
    screen.title = "Title"
    search.searchBar.placeholder = "Find"
    screen.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: screen)
    /// Returns the place of the field above the end of the bar, and the height of the bar.
    func draw(_ config: ViewImageConfig, _ theme: SystemTheme) throws -> (CGFloat, CGFloat) {
      let layout = try SuitePicture.rendering(
        of: UIKitPicture(stack).content.environment(\.systemTheme, theme), on: config,
        traits: UITraitCollection()
      ).layout
      let field = try require(layout.nodes.first { $0.text?.string == "Find" }).frame
      let bar = stack.navigationBar.frame
      expectEqual(screen.safeArea?.minY, bar.maxY)
      return (bar.maxY - field.midY, bar.height)
    }
    let tablet = try draw(.iPadPro11, .ios18)
    expectClose(tablet.0, 22, tolerance: 1)
    expectEqual(tablet.1, 44)
    expectEqual(try draw(.iPhoneX, .ios18).1, 96)
    let newer = try draw(.iPhoneX, .ios26)
    expectLess(newer.0, -500)
    expectEqual(newer.1, 54)
    expectEqual(try draw(.iPhoneX(.landscape), .ios26).1, 54)
    screen.navigationItem.preferredSearchBarPlacement = .stacked
    for (config, theme, height) in [
      (.iPadPro11, .ios18, 96), (.iPhoneX, .ios18, 96), (.iPhoneX, .ios26, 106),
      (.iPhoneX(.landscape), .ios18, 84),
    ] as [(ViewImageConfig, SystemTheme, CGFloat)] {
      let drawn = try draw(config, theme)
      // The field is 36 points tall, and 15 from the end of the bar.
      expectClose(drawn.0, 33, tolerance: 1)
      expectEqual(drawn.1, height)
    }
  }

  @Test("the controller of a table lays out its view like others")
  func table() throws {
    final class Rows: UITableViewController {
      var (sizes, safeAreas) = ([CGSize](), [UIEdgeInsets]())
      override func viewWillAppear(_ animated: Bool) { safeAreas.append(view.safeAreaInsets) }
      override func viewDidLayoutSubviews() { sizes.append(tableView.bounds.size) }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }
    let rows = Rows()
    let layout = try SuitePicture.rendering(
      of: UIKitPicture(rows).content, on: .iPhoneX, traits: UITraitCollection()
    ).layout
    expectEqual(rows.sizes.last, CGSize(width: 375, height: 812))
    expectEqual(rows.safeAreas.last, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let first = layout.nodes.first { $0.text?.string == "Row 0" }
    try expectClose(require(first).frame.midY, 44 + 22, tolerance: 1)
  }
}
