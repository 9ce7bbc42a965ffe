import Expectations
import Galley
import TestSupport
import Testing

/// The backgrounds, color schemes and visibility of bars and system overlays.
@MainActor
@Suite("Bar appearance")
struct BarAppearanceTests {
  private func picture(_ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 400) throws
    -> (Int, Int) -> [UInt8]
  {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 1
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    let bitmap = try renderer.bitmap()
    return { x, y in
      let start = (y * bitmap.width + x) * 4
      return Array(bitmap.pixels[start..<start + 3])
    }
  }

  /// The color of a text's glyphs.
  private func color(of text: String, in view: some View) throws -> ResolvedColor? {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    let index = try require(renderer.layoutTree().texts.firstIndex(of: text))
    let paints = try renderer.displayList().items.compactMap { item -> Paint? in
      if case .glyphs(_, _, let paints) = item { paints.first } else { nil }
    }
    if case .color(let color) = paints[index] { return color }
    return nil
  }

  private static let white: [UInt8] = [255, 255, 255]
  private static let blue: [UInt8] = [0, 0, 255]
  private let style = Color(red: 0, green: 0, blue: 1)

  @Test("a navigation bar shows its background if it is made visible", .enabled(if: hasPainter))
  func navigationBar() throws {
    func stack(_ change: (AnyView) -> some View) throws -> (Int, Int) -> [UInt8] {
      try picture(
        NavigationStack { change(AnyView(Color.white.navigationTitle("Title"))) })
    }
    let plain = try stack { $0.toolbarBackground(style, for: .navigationBar) }
    expectEqual(plain(290, 10), Self.white)
    expectEqual(plain(290, 90), Self.white)
    let shown = try stack { $0.toolbarBackground(style).toolbarBackgroundVisibility(.visible) }
    expectEqual(shown(290, 0), Self.blue)
    expectEqual(shown(290, 90), Self.blue)
    expectEqual(shown(290, 97), Self.white)
    // The older modifier; without a style, the bar uses its own.
    let own = try stack { $0.toolbarBackground(.visible, for: .navigationBar) }
    expectEqual(own(290, 10), [249, 249, 249])
    expectEqual(own(290, 97), Self.white)
  }

  @Test("a bar's background extends to the edge of the screen", .enabled(if: hasPainter))
  func safeArea() throws {
    let pixel = try picture(
      DeviceScreen(.iPhone16) {
        NavigationStack {
          Color.white.navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
            .toolbarBackground(style, for: .navigationBar, .bottomBar)
            .toolbarBackground(.visible, for: .navigationBar, .bottomBar)
        }
      }, 393, 852)
    expectEqual(pixel(380, 1), Self.blue)
    expectEqual(pixel(380, 59 + 86), Self.blue)
    expectEqual(pixel(380, 59 + 92), Self.white)
    expectEqual(pixel(380, 851 - 34 - 46), Self.white)
    expectEqual(pixel(380, 851 - 34 - 40), Self.blue)
    expectEqual(pixel(380, 851), Self.blue)
  }

  @Test("a bar uses its color scheme on its own background", .enabled(if: hasPinnedFonts))
  func colorScheme() throws {
    func title(_ visibility: Visibility) throws -> ResolvedColor? {
      try color(
        of: "Title",
        in: NavigationStack {
          Text("Content").navigationTitle("Title").toolbarColorScheme(.dark)
            .toolbarBackground(visibility, for: .navigationBar)
        })
    }
    try expectEqual(title(.visible), .white)
    try expectEqual(title(.automatic), .black)
  }

  @Test("a screen in a tab sets the appearance of the tab bar", .enabled(if: hasPainter))
  func tabBar() throws {
    func tabs(_ change: (AnyView) -> some View) -> some View {
      TabView {
        NavigationStack { change(AnyView(Color.white.named("content"))) }
          .tabItem { Label("One", systemImage: "star") }
        Text("second").toolbar(.hidden, for: .tabBar)
          .tabItem { Label("Two", systemImage: "heart") }
      }
    }
    let shown = layout(300, 400) { tabs { $0.toolbarBackground(style, for: .tabBar) } }
    expectClose(shown["content"].frame, CGRect(0, 0, 300, 351))
    let hidden = layout(300, 400) { tabs { $0.toolbarVisibility(.hidden, for: .tabBar) } }
    expectClose(hidden["content"].frame, CGRect(0, 0, 300, 400))
    expect(hidden.texts, lacks: "One")

    let plain = try picture(tabs { $0.toolbarBackground(style, for: .tabBar) })
    expectEqual(plain(2, 380), Self.white)
    let styled = try picture(
      tabs { $0.toolbarBackground(style, for: .tabBar).toolbarBackground(.visible, for: .tabBar) })
    expectEqual(styled(2, 380), Self.blue)
    expectEqual(styled(2, 340), Self.white)
    let bare = try picture(tabs { $0.toolbarBackground(.hidden, for: .tabBar) })
    expectEqual(bare(2, 380), Self.white)
    expectEqual(bare(150, 351), Self.white)
  }

  @Test("the topmost screen of a stack controls the tab bar")
  func pushed() {
    struct Tabs: View {
      @State var path: [Int]
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            Color.white.toolbar(.hidden, for: .tabBar)
              .navigationDestination(for: Int.self) { _ in Color.white.named("content") }
          }
          .tabItem { Text("One") }
        }
      }
    }
    expect(layout(300, 400) { Tabs(path: []) }.texts, lacks: "One")
    let tree = layout(300, 400) { Tabs(path: [1]) }
    expect(tree.texts, contains: "One")
    expectEqual(tree["content"].frame.maxY, 351)
  }

  @Test("a screen below one that is presented by a condition does not control the tab bar")
  func presented() {
    func texts(isPresented: Bool) -> [String] {
      layout(300, 400) {
        TabView {
          NavigationStack {
            Text("Root").toolbar(.hidden, for: .tabBar)
              .navigationDestination(isPresented: .constant(isPresented)) { Text("Presented") }
          }
          .tabItem { Text("One") }
        }
      }.texts
    }
    expect(texts(isPresented: false), lacks: "One")
    expect(texts(isPresented: true), contains: "One")
  }

  @Test("the bottom bar can be hidden")
  func bottomBar() {
    let tree = layout(300, 400) {
      NavigationStack {
        Color.white.named("content")
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
          .toolbar(.hidden, for: .bottomBar)
      }
    }
    expectClose(tree["content"].frame, CGRect(0, 0, 300, 400))
    expectEqual(tree.texts, [])
  }

  @Test("a status is in the middle of the bottom bar, between the other items")
  func status() {
    func tree(_ names: [String]) -> LayoutTree {
      layout(300, 400) {
        NavigationStack {
          Color.white.named("content").toolbar {
            ToolbarItem(placement: .status) {
              Color.red.frame(width: 40, height: 20).named("status")
            }
            ToolbarItemGroup(placement: .bottomBar) {
              if names.count > 0 { Color.red.frame(width: 30, height: 20).named(names[0]) }
            }
            ToolbarItem(placement: .bottomBar) {
              if names.count > 1 { Color.red.frame(width: 50, height: 20).named(names[1]) }
            }
          }
        }
      }
    }
    for names in [[], ["one"], ["one", "two"]] {
      let tree = tree(names)
      expectEqual(tree["status"].frame, CGRect(x: 130, y: 368, width: 40, height: 20))
      expectEqual(tree["content"].frame.maxY, 356)
      if names.count > 0 { expectEqual(tree["one"].frame.minX, 16) }
      if names.count > 1 { expectEqual(tree["two"].frame.maxX, 284) }
    }
  }

  @Test("secondary actions are in a menu before the other trailing items")
  func secondaryActions() throws {
    let renderer = ImageRenderer(
      content: NavigationStack {
        Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            ToolbarItemGroup(placement: .secondaryAction) {
              Button("Copy") {}
              Button("Share") {}
            }
          }
      })
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    let tree = try renderer.layoutTree()
    expectEqual(Set(tree.texts), ["Title", "Add"])
    let menu = try require(tree.nodes.first { $0.type == "Image" })
    let add = try require(tree.nodes.first { $0.text?.string == "Add" })
    expectAtMost(menu.frame.maxX, add.frame.minX)
    try renderer.tap("More")
    try expectEqual(Set(renderer.layoutTree().texts), ["Title", "Add", "Copy", "Share"])
    try renderer.tap("Copy")
    try expectEqual(Set(renderer.layoutTree().texts), ["Title", "Add"])
  }

  private func device(_ device: Device, @ViewBuilder _ content: () -> some View) -> LayoutTree {
    LayoutTree(of: DeviceScreen(device, showsSystemBars: true, content: content))
  }

  @Test("without a status bar, a screen without a camera housing has no top inset")
  func statusBar() {
    let hidden = device(.iPhoneSE) { Color.red.named("content").statusBarHidden() }
    expectClose(hidden["content"].frame, CGRect(0, 0, 375, 667))
    expectEqual(hidden.texts, [])
    let shown = device(.iPhoneSE) { Color.red.named("content").statusBar(hidden: false) }
    expectClose(shown["content"].frame, CGRect(0, 20, 375, 647))
    expectEqual(shown.texts, ["9:41"])
    let island = device(.iPhone16) { Color.red.named("content").statusBarHidden() }
    expectEqual(island["content"].frame.minY, 59)
    expectEqual(island.texts, [])
  }

  @Test("a cover controls the status bar and a sheet does not")
  func statusBarOfPresentations() {
    struct Host: View {
      let isCover: Bool
      var body: some View {
        Text("below")
          .statusBarHidden(isCover)
          .sheet(isPresented: .constant(!isCover)) { Text("sheet").statusBarHidden() }
          .fullScreenCover(isPresented: .constant(isCover)) { Text("cover") }
      }
    }
    expect(device(.iPhoneSE) { Host(isCover: false) }.texts, contains: "9:41")
    expect(device(.iPhoneSE) { Host(isCover: true) }.texts, contains: "9:41")
  }

  @Test(
    "the status bar follows the navigation bar; the home indicator hides", .enabled(if: hasPainter))
  func overlays() throws {
    let plain = try picture(
      DeviceScreen(.iPhone16, showsSystemBars: true) { Color.white.ignoresSafeArea() }, 393, 852)
    expectEqual(plain(196, 841), [0, 0, 0])
    let pixel = try picture(
      DeviceScreen(.iPhone16, showsSystemBars: true) {
        Color.white.ignoresSafeArea().persistentSystemOverlays(.hidden)
      }, 393, 852)
    expectEqual(pixel(196, 841), Self.white)
    func lightest(_ scheme: ColorScheme?) throws -> Int {
      let pixel = try picture(
        DeviceScreen(.iPhone16, showsSystemBars: true) {
          NavigationStack {
            Color.white.navigationTitle("T").toolbarBackground(style)
              .toolbarBackground(.visible).toolbarColorScheme(scheme)
          }
        }, 393, 852)
      return (40..<100).flatMap { x in (20..<45).map { Int(pixel(x, $0)[0]) } }.max() ?? 0
    }
    try expectGreater(lightest(.dark), 200)
    try expectLess(lightest(nil), 50)
  }
}
