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
    #expect(near(tree(.ios18)["content"].frame.minY, 62 + 44, 0.01))
    let new = tree(.ios26)
    #expect(near(new["content"].frame.minY, 62 + 54, 0.01))
    let text = new.nodes.first { $0.text?.string == "Reset" }?.frame ?? .zero
    let reset = new["reset"].frame
    #expect(near(reset.width, text.width + 32, 0.4))
    #expect(CGPoint(x: reset.minX, y: reset.minY) == CGPoint(x: 16, y: 62))
    #expect(reset.height == 44)
    #expect(near(text.minX, 32, 0.4))
    // Two symbols share a capsule that ends 16 points from the edge.
    #expect(new["add"].frame == CGRect(x: 402 - 16 - 104, y: 62, width: 52, height: 44))
    #expect(new["sort"].frame == CGRect(x: 402 - 16 - 52, y: 62, width: 52, height: 44))

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
    #expect(mixed["add"].frame.width == 52)
    #expect(near(mixed["sort"].frame.maxX, 16 + 104, 0.01))
    // 7 points beside a wide view.
    #expect(mixed["logo"].frame == CGRect(x: 402 - 16 - 87, y: 74, width: 80, height: 20))
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
    #expect(near(tree["content"].frame.minY, 62 + 106, 0.01))
    #expect(!tree.texts.contains("Previous"))
    let circles = try renderer.displayList().filledRects.filter { $0.width == 44 }
    #expect(circles.first == CGRect(x: 16, y: 62, width: 44, height: 44))
    // The baseline depends on the font.
    guard hasPinnedFonts else { return }
    let title = try #require(tree.nodes.first { $0.text?.string == "Next" })
    let baseline = title.frame.minY + title.dimensions[.firstTextBaseline]
    #expect(near(baseline, 62 + 90.3, 0.2))
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
    #expect(rects.contains(CGRect(x: 21, y: 791, width: 360, height: 62)))
    // Items overlap by 13 points, 4 points inside.
    #expect(rects.contains { near($0.width, (352 + 39) / 4, 0.4) && $0.height == 54 })
    #expect(try !pictured(tabs, .ios18).contains { $0.height == 62 })

    let search = DeviceScreen(.iPhone16Pro) {
      NavigationStack { Color.clear.searchable(text: .constant("")) }
    }
    #expect(
      try pictured(search, .ios26).contains(CGRect(x: 28, y: 797, width: 346, height: 48)))
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
    #expect(frame(.ios18, .height(300)).maxY == 840)
    #expect(frame(.ios26, .height(300)) == CGRect(x: 5.5, y: 540, width: 391, height: 294.5))
    #expect(frame(.ios18, .large).minY == 72)
    #expect(frame(.ios26, .large) == CGRect(x: 0, y: 62, width: 402, height: 778))
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
      #expect(near(rows[1].minY - rows[0].minY, distance, 0.01))
      if theme == .ios26 {
        // Titles start 61 points from the menu's edge.
        let menu = try renderer.displayList().filledRects.first { $0.width == 250 } ?? .zero
        #expect(near(rows[0].minX - menu.minX, 61, 0.3))
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
    #expect(tree["card"].frame.height == 52)
    #expect(tree["card"].frame.minX == 16)
  }
}
