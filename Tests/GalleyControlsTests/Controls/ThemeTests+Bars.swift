import Expectations
import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

extension ThemeTests {
  @Test("bars are 10 points taller on iOS 26, and their controls stand on glass of 44 points")
  func navigationBar() {
    func tree(_ theme: SystemTheme) -> LayoutTree {
      screen(theme) {
        NavigationStack {
          Color.clear.named("content")
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                Button("Reset") {}.named("reset")
              }
              ToolbarItem { Button("Add", systemImage: "plus") {}.named("add") }
              ToolbarItem { Button("Sort", systemImage: "list.bullet") {}.named("sort") }
            }
        }
      }
    }
    // The bar begins beside the island.
    expect(near(tree(.ios18)["content"].frame.minY, 56.33 + 44, 0.01))
    let new = tree(.ios26)
    expect(near(new["content"].frame.minY, 62 + 54, 0.01))
    let text = new.nodes.first { $0.text?.string == "Reset" }?.frame ?? .zero
    let reset = new["reset"].frame
    expect(near(reset.width, text.width + 32, 0.4))
    expectEqual(CGPoint(x: reset.minX, y: reset.minY), CGPoint(x: 16, y: 62))
    expectEqual(reset.height, 44)
    expect(near(text.minX, 32, 0.4))
    // Two symbols share a capsule that ends 16 points from the edge.
    expectEqual(new["add"].frame, CGRect(x: 402 - 16 - 104, y: 62, width: 52, height: 44))
    expectEqual(new["sort"].frame, CGRect(x: 402 - 16 - 52, y: 62, width: 52, height: 44))

    let mixed = screen(.ios26) {
      NavigationStack {
        Color.clear.navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              HStack(spacing: 0) {
                Button("Add", systemImage: "plus") {}.named("add")
                Button("Sort", systemImage: "list.bullet") {}.named("sort")
              }
            }
            ToolbarItem { Color.red.frame(width: 80, height: 20).named("logo") }
          }
      }
    }
    expectEqual(mixed["add"].frame.width, 52)
    expect(near(mixed["sort"].frame.maxX, 16 + 104, 0.01))
    // 7 points beside a wide view.
    expectEqual(mixed["logo"].frame, CGRect(x: 402 - 16 - 87, y: 74, width: 80, height: 20))
  }

  @Test("only bars at the top of a screen with an island reach into the status bar on iOS 18")
  func island() {
    func top(_ device: Device, @ViewBuilder _ view: (AnyView) -> some View) -> CGFloat {
      let stack = NavigationStack {
        Color.clear.named("content")
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      return LayoutTree(of: DeviceScreen(device) { view(AnyView(stack)) })["content"].frame.minY
    }
    expect(near(top(.iPhone16Pro) { $0 }, 100.33, 0.01))
    expect(near(top(.iPhone16Pro) { view in TabView { view } }, 100.33, 0.01))
    expectEqual(top(.iPhone14) { $0 }, 91)
    expectEqual(top(.iPhoneSE) { $0 }, 64)
    let stacked = top(.iPhone16Pro) { view in
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        view
      }
    }
    expectEqual(stacked, 136)
    let sheet = top(.iPhone16Pro) { view in
      Color.clear.sheet(isPresented: .constant(true)) { view }
    }
    expectEqual(sheet, 128)
  }

  /// Controls of 30 and of 200 points on a screen of 402.
  @Test("a title moves beside controls that reach the middle, and gets shorter if needed")
  func titleBesideControls() {
    func frames(_ width: CGFloat) -> (title: CGRect, items: CGRect) {
      let tree = screen(.ios18) {
        NavigationStack {
          Color.clear.navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Color.red.frame(width: 30, height: 20) }
              ToolbarItem(placement: .principal) {
                Color.red.frame(minWidth: 20, maxWidth: width, minHeight: 20).named("title")
              }
              ToolbarItem { Color.red.frame(width: 200, height: 20).named("items") }
            }
        }
      }
      return (tree["title"].frame, tree["items"].frame)
    }
    let (narrow, items) = frames(20)
    expectEqual(items.maxX, 386)
    expectEqual(narrow.midX, items.minX - 8 - 10)
    let (wide, _) = frames(.infinity)
    expectEqual(wide.minX, 54)
    expectEqual(wide.maxX, items.minX - 8)
    let centered = screen(.ios18) {
      NavigationStack {
        Color.clear.navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .principal) {
              Color.red.frame(width: 100, height: 20).named("title")
            }
            ToolbarItem { Color.red.frame(width: 100, height: 20) }
          }
      }
    }
    expectEqual(centered["title"].frame.midX, 201)
  }

  @Test("spacers separate groups on glass, and prominent glass stands apart")
  func toolbarGroups() throws {
    func bar(_ theme: SystemTheme) -> some View {
      DeviceScreen(.iPhone16Pro) {
        NavigationStack {
          Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem { Button("Add", systemImage: "plus") {} }
              ToolbarSpacer(.fixed)
              ToolbarItem { Button("Sort", systemImage: "list.bullet") {} }
              ToolbarItem {
                Button("Star", systemImage: "star") {}.buttonStyle(.glassProminent).tint(.purple)
              }
            }
        }
      }
      .environment(\.systemTheme, theme)
    }
    let rects = try pictured(bar(.ios26), .ios26)
    // From the right: 48 points on the tint, then two circles, 12 points apart.
    for (x, width) in [(338, 48), (282, 44), (226, 44)] as [(CGFloat, CGFloat)] {
      expect(rects, contains: CGRect(x: x, y: 62, width: width, height: 44), "\(x)")
    }
    try expect(!pictured(bar(.ios18), .ios18).contains { $0.height == 44 && $0.width < 60 })
  }

  @Test("a search tab is a separate circle on iOS 26")
  func searchTab() throws {
    let tabs = DeviceScreen(.iPhone16Pro) {
      TabView {
        Tab("One", systemImage: "star") { Color.clear }
        Tab(role: .search) { Color.clear.named("found") }
        Tab("Two", systemImage: "heart") { Color.clear }
      }
    }
    let rects = try pictured(tabs, .ios26)
    expect(rects, contains: CGRect(x: 21, y: 791, width: 290, height: 62))
    expect(rects, contains: CGRect(x: 319, y: 791, width: 62, height: 62))
    try expect(!pictured(tabs, .ios18).contains { $0.height == 62 })
    // A tap on the circle shows its screen.
    let renderer = ImageRenderer(content: tabs)
    renderer.environment.systemTheme = .ios26
    try renderer.tap("Search")
    try expectEqual(renderer.layoutTree()["found"].frame.width, 402)
  }

  @Test("subtitles are below titles on iOS 26")
  func subtitle() {
    func tree(_ theme: SystemTheme, _ mode: NavigationBarItem.TitleDisplayMode) -> LayoutTree {
      screen(theme) {
        NavigationStack {
          Color.clear.navigationTitle("Title").navigationSubtitle("Below")
            .navigationBarTitleDisplayMode(mode)
        }
      }
    }
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      expect(tree(.ios18, mode).texts, lacks: "Below")
      let new = tree(.ios26, mode)
      func frame(_ text: String) -> CGRect {
        new.nodes.first { $0.text?.string == text }?.frame ?? .null
      }
      expectAtLeast(frame("Below").minY, frame("Title").maxY - 1)
      if mode == .large { expectEqual(frame("Below").minX, 16) }
      if mode == .inline { expect(near(frame("Below").midX, 201, 0.4)) }
    }
  }

  @Test("a button with only a role has the role's label, in bars its symbol")
  func roleLabels() {
    for (role, title) in [(ButtonRole.close, "Close"), (.destructive, "Delete")] {
      expectEqual(LayoutTree(of: Button(role: role) {}).texts, [title])
    }
    let bar = screen(.ios26) {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(role: .close) {}.named("close") }
          ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
        }
      }
    }
    expect(bar.texts.isEmpty)
    expectEqual(bar["close"].frame.size, CGSize(width: 44, height: 44))
  }

  @Test("iOS 26's back button is a circle, and a large title is 52 points below the bar's controls")
  func backButton() throws {
    let renderer = ImageRenderer(
      content: DeviceScreen(.iPhone16Pro) {
        NavigationStack(path: .constant([1])) {
          Color.clear.navigationTitle("Previous")
            .navigationDestination(for: Int.self) { _ in
              Color.clear.named("content").navigationTitle("Next")
            }
        }
      })
    renderer.environment.systemTheme = .ios26
    renderer.scale = 3
    let tree = try renderer.layoutTree(tracing: false)
    expect(near(tree["content"].frame.minY, 62 + 106, 0.01))
    expect(tree.texts, lacks: "Previous")
    let circles = try renderer.displayList().filledRects.filter { $0.width == 44 }
    expect(circles, contains: CGRect(x: 16, y: 62, width: 44, height: 44))
    // The baseline depends on the font.
    guard hasPinnedFonts else { return }
    let title = try require(tree.nodes.first { $0.text?.string == "Next" })
    let baseline = title.frame.minY + title.dimensions[.firstTextBaseline]
    expect(near(baseline, 62 + 90.3, 0.2))
  }

  @Test("an accessory is on a capsule above the tab bar on iOS 26, and not shown on iOS 18")
  func tabAccessory() throws {
    func tree(_ theme: SystemTheme) -> LayoutTree {
      let tabs = TabView {
        Color.clear.named("screen").tabItem { Label("One", systemImage: "star") }
      }
      .tabViewBottomAccessory { Text("Playing") }
      .environment(\.systemTheme, theme)
      return layout(402, 874) { DeviceScreen(.iPhone16Pro) { tabs } }
    }
    let new = tree(.ios26)
    let text = try require(new.nodes.first { $0.text?.string == "Playing" }).frame
    expectClose(text.midY, 874 - 21 - 62 - 8 - 24, tolerance: 0.5)
    expectClose(text.midX, 201, tolerance: 0.5)
    expectEqual(new["screen"].frame.maxY, 874 - 21 - 62 - 8 - 48)
    expect(tree(.ios18).texts, lacks: "Playing")
  }

  @Test("tab bars and search fields float above the bottom of the screen on iOS 26")
  func bottomBars() throws {
    let tabs = DeviceScreen(.iPhone16Pro) {
      TabView {
        ForEach(0..<4) { index in
          Color.clear.named("content")
            .tabItem { Label("\(index)", systemImage: "star") }.tag(index)
        }
      }
    }
    let rects = try pictured(tabs, .ios26)
    expect(rects, contains: CGRect(x: 21, y: 791, width: 360, height: 62))
    // Items overlap by 13 points, 4 points inside.
    expect(rects.contains { near($0.width, (352 + 39) / 4, 0.4) && $0.height == 54 })
    try expect(!pictured(tabs, .ios18).contains { $0.height == 62 })

    let search = DeviceScreen(.iPhone16Pro) {
      NavigationStack { Color.clear.searchable(text: .constant("")) }
    }
    try expect(
      pictured(search, .ios26).contains(CGRect(x: 28, y: 797, width: 346, height: 48)))
  }

  /// The home indicator covers 34 points within a sheet.
  @Test("lower sheets stand 5.5 points from the edges on iOS 26, full ones at the safe area")
  func sheets() {
    func frame(_ theme: SystemTheme, _ detent: PresentationDetent) -> CGRect {
      screen(theme) {
        Color.clear.sheet(isPresented: .constant(true)) {
          Color.red.ignoresSafeArea().named("sheet").presentationDetents([detent])
        }
      }["sheet"].frame
    }
    expectEqual(frame(.ios18, .height(300)).maxY, 840)
    expectEqual(frame(.ios26, .height(300)), CGRect(x: 5.5, y: 540, width: 391, height: 294.5))
    expectEqual(frame(.ios18, .large).minY, 72)
    expectEqual(frame(.ios26, .large), CGRect(x: 0, y: 62, width: 402, height: 778))
  }

  @Test("menus have the theme's rows")
  func menus() throws {
    for (theme, distance) in [(.ios18, 44.5), (.ios26, 42)] as [(SystemTheme, CGFloat)] {
      let renderer = ImageRenderer(
        content: DeviceScreen(.iPhone16Pro) {
          Menu("Menu") {
            Button("One", systemImage: "star") {}
            Button("Two", systemImage: "star") {}
          }
        })
      renderer.environment.systemTheme = theme
      renderer.scale = 2
      try renderer.tap("Menu")
      let tree = try renderer.layoutTree(tracing: false)
      let rows = tree.nodes.filter { ["One", "Two"].contains($0.text?.string) }.map(\.frame)
      expect(near(rows[1].minY - rows[0].minY, distance, 0.01))
      if theme == .ios26 {
        // Titles start 61 points from the menu's edge.
        let menu = try renderer.displayList().filledRects.first { $0.width == 250 } ?? .zero
        expect(near(rows[0].minX - menu.minX, 61, 0.3))
      }
    }
  }

  @Test("a presentation keeps the theme")
  func presentations() {
    var environment = EnvironmentValues()
    environment.systemTheme = .ios26
    let screen = DeviceScreen(.iPhone16) {
      Color.clear.sheet(isPresented: .constant(true)) {
        List { Text("One").listRowBackground(Color.blue.named("card")) }
      }
    }
    let tree = LayoutTree(of: screen, environment: environment)
    expectEqual(tree["card"].frame.height, 52)
    expectEqual(tree["card"].frame.minX, 16)
  }
}
