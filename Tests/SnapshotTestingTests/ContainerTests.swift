import Expectations
import SwiftUI
import Testing

@testable import SnapshotTesting

@Suite("Controllers of suites")
@MainActor
struct ContainerTests {
  func layout(
    _ controller: UIViewController, _ config: ViewImageConfig = .iPhoneX,
    _ traits: UITraitCollection = .init()
  ) throws -> LayoutTree {
    try SuitePicture.rendering(
      of: UIKitPicture(controller).content, on: config.around(controller), traits: traits
    ).layout
  }

  func frame(_ id: String, in layout: LayoutTree) -> CGRect? {
    layout.node(withIdentifier: id)?.frame
  }

  func texts(_ layout: LayoutTree) -> [String: CGRect] {
    layout.nodes.reduce(into: [:]) { texts, node in
      if let text = node.text { texts[text.string] = node.frame }
    }
  }

  struct Page: View {
    let id: String
    var body: some View { Color.red.accessibilityIdentifier(id) }
  }

  func host(_ id: String) -> UIViewController { UIHostingController(rootView: Page(id: id)) }

  @Test("a controller lays out its view in the size and with the traits of the picture")
  func layout() throws {
    final class Screen: UIViewController {
      var sizes: [CGSize] = []
      var categories: [UIContentSizeCategory] = []
      let box = UIView()
      override func viewDidLoad() {
        box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(box)
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        categories.append(traitCollection.preferredContentSizeCategory)
      }
      override func viewDidLayoutSubviews() {
        sizes.append(view.bounds.size)
        box.frame = CGRect(x: view.bounds.midX, y: 0, width: 1, height: 1)
      }
    }
    let screen = Screen()
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let picture = try Snapshotting<UIViewController, UIImage>
      .image(on: .iPhoneX(.landscape), traits: traits).format(of: screen, within: 5)
    expectEqual(screen.sizes.last, CGSize(width: 812, height: 375))
    expectEqual(screen.categories.last, .accessibilityLarge)
    let bitmap = try require(picture.cgImage).bitmap
    expectEqual(bitmap[812, 0].blue, 255)
    expectEqual(bitmap[812, 0].red, 0)
    // The size of one picture is not that of the next.
    expectEqual(screen.view.frame, UIScreen.main.bounds)
    expectEqual(UITraitCollection.current.preferredContentSizeCategory, .large)
  }

  @Test("a navigation controller shows its topmost screen below a bar with title and buttons")
  func navigation() throws {
    let stack = UINavigationController(rootViewController: host("first"))
    stack.viewControllers[0].title = "First"
    stack.viewControllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: nil, action: nil)
    expect(stack.viewControllers[0].navigationController === stack)
    let first = try layout(stack)
    expectEqual(texts(first)["First"]?.midX, 187.5)
    // The window is shorter by the 44 points of the status bar.
    expectEqual(first.canvas, CGSize(width: 375, height: 768))
    expectEqual(frame("first", in: first), CGRect(x: 0, y: 44, width: 375, height: 690))
    let done = try require(texts(first)["Done"])
    expectEqual(done.maxX, 359)
    expectGreater(done.minY, 0)
    expectLess(done.maxY, 44)

    stack.pushViewController(host("second"), animated: false)
    stack.viewControllers[1].navigationItem.title = "Second"
    let second = try layout(stack)
    expectNil(frame("first", in: second))
    expect(frame("second", in: second) != nil)
    expectEqual(texts(second)["Second"]?.midX, 187.5)
    try expectLess(require(texts(second)["First"]).maxX, 100)

    stack.isNavigationBarHidden = true
    try expectEqual(frame("second", in: layout(stack))?.minY, 0)
  }

  private func size(_ controller: UIViewController, _ config: ViewImageConfig) throws -> [Int] {
    let traits = UITraitCollection(displayScale: 1)
    let picture = try Snapshotting<UIViewController, UIImage>.image(on: config, traits: traits)
      .format(of: controller, within: 5)
    let bitmap = try require(picture.cgImage).bitmap
    return [bitmap.width, bitmap.height]
  }

  @Test("pictures of containers have the sizes of references of Apple's platforms")
  func sizes() throws {
    final class Hidden: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let stack = UINavigationController(rootViewController: host("first"))
    try expectEqual(size(stack, .iPhoneX), [375, 812 - 44])
    try expectEqual(size(stack, .iPhone8), [375, 667 - 20])
    let tabs = UITabBarController()
    tabs.viewControllers = [host("first"), stack]
    try expectEqual(size(tabs, .iPhoneX), [375, 812 - 34])
    tabs.selectedIndex = 1
    try expectEqual(size(tabs, .iPhoneX), [375, 812 - 34 - 44])
    try expectEqual(size(UIViewController(), .iPhoneX), [375, 812])
    // The original queries the root of its own window, so a hidden status bar keeps its 20 points.
    let guides = try layout(Hidden(), .iPhone8)
    expectEqual(guides.canvas, CGSize(width: 375, height: 667))
  }

  @Test("the buttons of a bar replace the back button, and space items take no space")
  func buttons() throws {
    let stack = UINavigationController(rootViewController: host("first"))
    stack.viewControllers[0].title = "First"
    stack.pushViewController(host("second"), animated: false)
    let item = stack.viewControllers[1].navigationItem
    let (left, done) = (
      UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    )
    item.leftBarButtonItem = left
    item.rightBarButtonItems = [.fixedSpace(30), .flexibleSpace(), done]
    expectEqual(item.leftBarButtonItems?.map(\.title), ["Left"])
    expectEqual(item.rightBarButtonItem?.width, 30)
    let alone = try texts(layout(stack))
    expectEqual(alone["Left"]?.minX, 16)
    expectNil(alone["First"])
    expectEqual(alone["Done"]?.maxX, 359)
    item.leftItemsSupplementBackButton = true
    let beside = try texts(layout(stack))
    let (back, button) = (try require(beside["First"]), try require(beside["Left"]))
    expectLess(back.maxX, button.minX)
    item.leftBarButtonItem = nil
    expectNil(item.leftBarButtonItems)
  }

  @Test("the topmost item of a bar is the topmost controller's, and its search field is shown")
  func topItem() throws {
    let stack = UINavigationController()
    expectNil(stack.navigationBar.topItem)
    stack.viewControllers = [host("first"), host("second")]
    stack.navigationBar.topItem?.title = "Second"
    expectEqual(stack.viewControllers[1].navigationItem.title, "Second")
    let height = try require(frame("second", in: try layout(stack))).height
    let search = UISearchController()
    search.searchBar.placeholder = "Names"
    stack.navigationBar.topItem?.searchController = search
    stack.navigationBar.topItem?.hidesSearchBarWhenScrolling = false
    let searched = try layout(stack)
    expect(texts(searched)["Second"] != nil)
    expect(texts(searched)["Names"] != nil)
    try expectLess(require(frame("second", in: searched)).height, height)
    search.searchBar.text = "Ada"
    expect(texts(try layout(stack))["Ada"] != nil)
  }

  @Test("large titles follow the settings of the bar and the item")
  func largeTitles() throws {
    let stack = UINavigationController(rootViewController: host("content"))
    stack.viewControllers[0].title = "Title"
    stack.navigationBar.prefersLargeTitles = true
    try expectEqual(texts(layout(stack))["Title"]?.minX, 16)
    stack.viewControllers[0].navigationItem.largeTitleDisplayMode = .never
    try expectEqual(texts(layout(stack))["Title"]?.midX, 187.5)
  }

  private func bitmap(_ controller: UIViewController) throws -> Bitmap {
    let picture = try Snapshotting<UIViewController, UIImage>
      .image(on: .iPhoneX, traits: UITraitCollection(displayScale: 1))
      .format(of: controller, within: 5)
    return try require(picture.cgImage).bitmap
  }

  private func color(_ controller: UIViewController, _ x: Int, _ y: Int) throws -> [UInt8] {
    let pixel = try bitmap(controller)[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  /// Whether any pixel is mostly red.
  private func hasRed(_ controller: UIViewController) throws -> Bool {
    let pixels = try bitmap(controller).pixels
    return stride(from: 0, to: pixels.count, by: 4).contains {
      pixels[$0] > 200 && pixels[$0 + 1] < 120 && pixels[$0 + 2] < 120
    }
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("a navigation bar has the appearance and the tint that the code sets")
  func navigationAppearance() throws {
    let screen = UIViewController()
    screen.title = "Title"
    screen.view.backgroundColor = .white
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let stack = UINavigationController(rootViewController: screen)
    let height = try require(texts(layout(stack))["Title"]).height
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    look.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    stack.navigationBar.standardAppearance = look
    try expectGreater(require(texts(layout(stack))["Title"]).height, height)
    // Nothing is scrolled under the bar.
    try expectEqual(color(stack, 5, 5), [255, 255, 255])
    stack.navigationBar.scrollEdgeAppearance = look
    try expectEqual(color(stack, 5, 5), [0, 0, 255])
    look.configureWithTransparentBackground()
    try expectEqual(color(stack, 5, 5), [255, 255, 255])
    try expect(!hasRed(stack))
    stack.navigationBar.tintColor = red
    try expect(hasRed(stack))
  }

  @Test("a tab bar has the appearance and the tint that the code sets")
  func tabAppearance() throws {
    let (home, other) = (UIViewController(), UIViewController())
    home.view.backgroundColor = .white
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 3)
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: home)
    tabs.viewControllers = [stack, other]
    // A stack has the tab of its root controller.
    expectEqual(stack.tabBarItem.tag, 3)
    try expect(texts(layout(tabs))["Home"] != nil)
    try expect(!hasRed(tabs))
    tabs.tabBar.tintColor = red
    try expect(hasRed(tabs))
    let look = UITabBarAppearance()
    look.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    tabs.tabBar.scrollEdgeAppearance = look
    let height = 812 - 34 - 44
    try expectEqual(color(tabs, 2, height - 2), [0, 0, 255])
    stack.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    expectEqual(home.tabBarItem.tag, 3)
    expectEqual(stack.tabBarItem.tag, 1)
  }

  @Test("a tab bar controller shows the selected tab above its bar")
  func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      host("first"), UINavigationController(rootViewController: host("second")),
    ]
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(
      title: "One", image: UIImage(systemName: "star"), selectedImage: nil)
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    let first = try layout(tabs)
    // The bar is 49 points high.
    expectEqual(first.canvas.height, 778)
    expectEqual(frame("first", in: first), CGRect(x: 0, y: 44, width: 375, height: 685))
    expectNil(frame("second", in: first))
    for title in ["One", "Favorites"] {
      try expectGreater(require(texts(first)[title]).minY, 729)
    }
    tabs.selectedViewController = tabs.viewControllers?[1]
    expectEqual(tabs.selectedIndex, 1)
    let second = try layout(tabs)
    expectNil(frame("first", in: second))
    expectEqual(frame("second", in: second)?.minY, 44)
    try expect(
      Snapshotting<UIViewController, String>.hierarchy.format(of: tabs, within: 5) == """
        <UITabBarController>
           | <UIHostingController<Page>>
           | <UINavigationController>
           |    | <UIHostingController<Page>>
        """)
  }

  @Test("a split view controller shows its columns, and only the secondary one if it is narrow")
  func split() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(host("list"), for: .primary)
    split.setViewController(
      UINavigationController(rootViewController: host("detail")), for: .secondary)
    let wide = try layout(split, .iPadPro11)
    let (list, detail) = (
      try require(frame("list", in: wide)), try require(frame("detail", in: wide))
    )
    expectAtLeast(list.minX, 0)
    expectAtMost(list.maxX, detail.minX)
    expectEqual(detail.maxX, 1194)
    expect(split.viewController(for: .primary)?.splitViewController === split)
    let narrow = try layout(split)
    expectNil(frame("list", in: narrow))
    expectEqual(frame("detail", in: narrow)?.width, 375)
    split.preferredDisplayMode = .secondaryOnly
    try expectNil(frame("list", in: layout(split, .iPadPro11)))
  }

  @Test("a hosted view with constraints and no frame fills its superview")
  func hosted() throws {
    struct Box: View {
      var body: some View {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("child")
      }
    }
    final class Parent: UIViewController {
      let child = UIHostingController(rootView: Box())
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          child.view.topAnchor.constraint(equalTo: view.topAnchor),
          child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        child.didMove(toParent: self)
      }
    }
    // Centered between 44 and 778.
    expectEqual(
      frame("child", in: try layout(Parent())),
      CGRect(x: 167.5, y: 401, width: 40, height: 20))
  }

  @Test("a window's own traits and safe area apply to what it shows")
  func window() throws {
    final class Window: UIWindow {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 0, bottom: 3, right: 0)
      }
      override var traitCollection: UITraitCollection {
        UITraitCollection(userInterfaceStyle: .dark)
      }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.rootViewController = UIHostingController(rootView: Color(red: 1, green: 0, blue: 0))
    let format = UIGraphicsImageRendererFormat()
    let image = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image {
      window.layer.render(in: $0.cgContext)
    }
    let bitmap = try require(image.cgImage).bitmap
    let column = (0..<20).map { bitmap[10, $0].red }
    // The background of the dark style is black.
    expectEqual(column, [0, 0, 0, 0, 0] + Array(repeating: 255, count: 12) + [0, 0, 0])
  }

  @Test("traits that a controller sets for its child apply to what the child hosts")
  func overridden() throws {
    let (parent, child) = (UIViewController(), host("child"))
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    expectEqual(parent.traitCollection.userInterfaceStyle, .light)
    child.removeFromParent()
    expect(parent.children.isEmpty)
  }

  @Test("a table view controller shows the rows of its data source")
  func table() throws {
    final class Numbers: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }
    let rows = try texts(layout(Numbers()))
    expectEqual(rows.keys.sorted(), ["row 0", "row 1", "row 2"])
    let (first, second) = (try require(rows["row 0"]), try require(rows["row 1"]))
    expectEqual(first.minX, second.minX)
    expectEqual(second.minY - first.minY, 44)
    expectGreater(first.minY, 44)
  }
}
