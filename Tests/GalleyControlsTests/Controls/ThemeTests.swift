import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

/// What iOS 18 and iOS 26 draw for the same views, measured in their pictures.
@MainActor
@Suite("Themes")
struct ThemeTests {
  private func list(
    _ theme: SystemTheme, _ typeSize: DynamicTypeSize = .large,
    @ViewBuilder _ content: () -> some View
  ) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.systemTheme = theme
    environment.dynamicTypeSize = typeSize
    environment.displayScale = 3
    let screen = DeviceScreen(.iPhone14) { List { content() } }
    return LayoutTree(of: screen, environment: environment)
  }

  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool {
    abs(a - b) <= tolerance
  }

  private func pictured(_ view: some View, _ theme: SystemTheme) throws -> [CGRect] {
    let renderer = ImageRenderer(content: view)
    renderer.environment.systemTheme = theme
    renderer.scale = 3
    return try renderer.displayList().filledRects
  }

  /// Type size, then heights of a row of one line, of two lines, and of a row with a switch.
  @Test(
    "rows have the theme's height",
    arguments: [
      (.ios18, .large, 44), (.ios18, .medium, 44), (.ios26, .large, 52), (.ios26, .medium, 51),
    ] as [(SystemTheme, DynamicTypeSize, CGFloat)])
  func rows(theme: SystemTheme, typeSize: DynamicTypeSize, height: CGFloat) {
    let tree = list(theme, typeSize) {
      Text("One").listRowBackground(Color.blue.named("text"))
      Toggle("Two", isOn: .constant(true)).listRowBackground(Color.blue.named("toggle"))
      Color.red.frame(height: 40.67).listRowBackground(Color.blue.named("tall"))
    }
    #expect(tree["text"].frame.height == height)
    #expect(tree["toggle"].frame.height == height)
    let padding: CGFloat = theme == .ios18 ? 11 : 15
    #expect(near(tree["tall"].frame.height, 40.67 + 2 * padding, 0.01))
  }

  /// The edges of cards, their texts and their separators on a screen of 390 points.
  @Test(
    "cards, texts and separators begin and end where the theme's do",
    arguments: [(.ios18, 20, 40, 370, 0.3333), (.ios26, 16, 32, 358, 1)]
      as [(SystemTheme, CGFloat, CGFloat, CGFloat, CGFloat)])
  func edges(
    theme: SystemTheme, card: CGFloat, text: CGFloat, separatorEnd: CGFloat, thickness: CGFloat
  ) throws {
    let row = Color.red.frame(height: 20).named("row").listRowBackground(Color.blue.named("card"))
    let tree = list(theme) { row }
    #expect(tree["card"].frame.minX == card)
    #expect(tree["card"].frame.maxX == 390 - card)
    #expect(tree["row"].frame.minX == text)
    #expect(tree["row"].frame.maxX == 390 - text)

    let rects = try pictured(
      DeviceScreen(.iPhone14) { List { ForEach(0..<2) { _ in Text("Row") } } }, theme)
    let separator = try #require(rects.first { $0.height < 2 && $0.width > 100 })
    #expect(separator.minX == text)
    #expect(separator.maxX == separatorEnd)
    #expect(near(separator.height, thickness, 0.001))
  }

  /// Distances: first header, header above card, card above header, footer, footer above header,
  /// footer above card, card above card.
  @Test(
    "headers and footers have the theme's distances from cards",
    arguments: [
      (.ios18, [17, 6, 34.5, 6, 29, 29.5, 35]), (.ios26, [10, 10, 27.5, 8, 16, 23.5, 35]),
    ] as [(SystemTheme, [CGFloat])])
  func sections(theme: SystemTheme, distances: [CGFloat]) {
    func row(_ name: String) -> some View {
      Color.red.frame(height: 22).listRowBackground(Color.blue.named(name))
    }
    func line(_ name: String) -> some View { Color.red.frame(height: 10).named(name) }
    let tree = list(theme) {
      Section {
        row("one")
      } header: {
        line("header 1")
      }
      Section {
        row("two")
      } header: {
        line("header 2")
      } footer: {
        line("footer 2")
      }
      Section {
        row("three")
      } header: {
        line("header 3")
      } footer: {
        line("footer 3")
      }
      Section { row("four") }
      Section { row("five") }
    }
    func gap(_ upper: String, _ lower: String) -> CGFloat {
      tree[lower].frame.minY - tree[upper].frame.maxY
    }
    let found = [
      tree["header 1"].frame.minY - Device.iPhone14.safeAreaInsets.top, gap("header 1", "one"),
      gap("one", "header 2"), gap("two", "footer 2"), gap("footer 2", "header 3"),
      gap("footer 3", "four"), gap("four", "five"),
    ]
    #expect(found == distances)
  }

  @Test(
    "headers are footnotes in capitals on iOS 18, and headlines as written on iOS 26",
    .enabled(if: hasPinnedFonts))
  func headers() {
    func text(_ theme: SystemTheme, _ typeSize: DynamicTypeSize) -> LayoutTree.Node {
      list(theme, typeSize) { Section("Weather") { Text("Row") } }.nodes.first {
        $0.text?.string.lowercased() == "weather"
      } ?? list(theme) { EmptyView() }.root
    }
    #expect(text(.ios18, .large).text?.string == "WEATHER")
    #expect(text(.ios26, .large).text?.string == "Weather")
    #expect(
      text(.ios26, .large).frame.height == text(.ios26, .large).frame.height.rounded() + 1 / 3)
  }

  @Test("labeled values below their labels have the theme's distance")
  func labeledContent() {
    for (theme, height) in [(SystemTheme.ios18, 118.5), (.ios26, 130)] as [(SystemTheme, CGFloat)] {
      let tree = list(theme, .accessibility3) {
        LabeledContent {
          Color.red.frame(width: 30, height: 48)
        } label: {
          Color.red.frame(width: 50, height: 48)
        }
        .listRowBackground(Color.blue.named("card"))
      }
      #expect(tree["card"].frame.height == height)
    }
  }

  /// The ink is 6.67×11.33 points in both systems; its right edge is measured from the card's.
  @Test("the chevrons of links have iOS's size and place", .enabled(if: hasPainter))
  func chevron() throws {
    for (theme, card, end) in [(.ios18, 370, 20.67), (.ios26, 374, 18.33)]
      as [(SystemTheme, Int, Double)]
    {
      let renderer = ImageRenderer(
        content: DeviceScreen(.iPhone14) {
          NavigationStack { List { NavigationLink("", value: 1) }.toolbar(.hidden) }
        })
      renderer.environment.systemTheme = theme
      renderer.scale = 3
      let bitmap = try renderer.bitmap()
      var ink = CGRect.null
      for y in 3 * 85..<3 * 120 {
        for x in 3 * 200..<3 * card where bitmap[x, y].red < 235 {
          ink = ink.union(CGRect(x: Double(x) / 3, y: Double(y) / 3, width: 1 / 3, height: 1 / 3))
        }
      }
      #expect(abs(ink.width - 6.67) <= 0.34, "\(theme) \(ink)")
      #expect(abs(ink.height - 11.33) <= 0.34, "\(theme) \(ink)")
      #expect(abs(Double(card) - ink.maxX - end) <= 0.34, "\(theme) \(ink)")
    }
  }

  /// Distances from a card's edge, in points, by the distance from its top: the corner of a card of
  /// two rows on iOS 26.
  @Test("the corners of cards have iOS 26's curve", .enabled(if: hasPainter))
  func cardCorner() throws {
    let renderer = ImageRenderer(
      content: DeviceScreen(.iPhone14) { List { ForEach(0..<2) { _ in Text("") } } })
    renderer.environment.systemTheme = .ios26
    renderer.scale = 3
    let bitmap = try renderer.bitmap()
    let top = 3 * (47 + 35)
    let curve: [(CGFloat, Double)] = [
      (1.17, 19.6), (2.17, 16.1), (3.17, 13.7), (4.17, 12), (6.17, 9.2), (8.17, 7.1), (10.17, 5.4),
      (12.17, 4), (16.17, 1.9), (20.17, 0.7), (24.17, 0.1),
    ]
    for (y, inset) in curve {
      let row = top + Int((y * 3).rounded(.down))
      // Coverage of the white card over the gray background.
      let covered = (0..<90).reduce(0.0) { sum, x in
        sum + (Double(bitmap[48 + x, row].red) - 242) / 13
      }
      #expect(abs((90 - covered) / 3 - inset) < 0.45, "\(y): \((90 - covered) / 3)")
    }
  }

  /// Track and knob; off: the knob's left edge; on: its right edge.
  @Test(
    "switches have the theme's track and knob",
    arguments: [
      (.ios18, CGSize(width: 51, height: 31), CGSize(width: 27, height: 27)),
      (.ios26, CGSize(width: 63, height: 28), CGSize(width: 37, height: 24)),
    ] as [(SystemTheme, CGSize, CGSize)])
  func toggle(theme: SystemTheme, track: CGSize, knob: CGSize) throws {
    for isOn in [false, true] {
      let rects = try pictured(
        Toggle("", isOn: .constant(isOn)).labelsHidden().fixedSize(), theme)
      #expect(rects.map(\.size) == [track, knob])
      #expect(rects[1].minX == (isOn ? track.width - 2 - knob.width : 2))
      #expect(rects[1].minY == 2)
    }
  }

  @Test("a switch in a row reaches 2 points beyond the margin of texts in both themes")
  func toggleInRow() throws {
    for (theme, width, end) in [(.ios18, 51, 352), (.ios26, 63, 360)]
      as [(SystemTheme, CGFloat, CGFloat)]
    {
      let rects = try pictured(
        DeviceScreen(.iPhone14) { List { Toggle("On", isOn: .constant(true)) } }, theme)
      #expect(rects.first { $0.width == width }?.maxX == end)
    }
  }

  @Test("the fill of a slider ends in the middle of iOS 26's thumb")
  func slider() throws {
    let slider = Slider(value: .constant(0.75)).frame(width: 382, height: 50)
    let rects = try pictured(slider, .ios26)
    #expect(rects.map(\.height) == [6, 6, 24])
    #expect(rects[0].width == 382)
    #expect(near(rects[1].maxX, 277.25, 0.35))
    #expect(near(rects[2].midX, 277.25, 0.35))
    #expect(near(try pictured(slider, .ios18)[1].maxX, 286.5, 0.35))
  }

  @Test("segments and steppers keep their size, and are capsules on iOS 26")
  func segments() throws {
    let picker = Picker("", selection: .constant(0)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
      .pickerStyle(.segmented).frame(width: 261)
    #expect(try pictured(picker, .ios18).map(\.height) == [32, 28, 16])
    #expect(try pictured(picker, .ios26).map(\.height) == [32, 28])
    let stepper = Stepper("", value: .constant(1)).labelsHidden()
    for (theme, divider) in [(.ios18, 18), (.ios26, 24)] as [(SystemTheme, CGFloat)] {
      let rects = try pictured(stepper, theme)
      #expect(rects[0].size == CGSize(width: 94, height: 32))
      #expect(rects.first { $0.width == 1 }?.height == divider)
    }
  }

  /// Bordered buttons of body text are 34.33 points tall, small ones on glass 28.
  @Test("buttons are capsules of the same height on iOS 26", .enabled(if: hasPinnedFonts))
  func buttons() throws {
    for style in ["bordered", "prominent", "glass"] {
      let button = Group {
        switch style {
        case "bordered": Button("Label") {}.buttonStyle(.bordered).tint(.purple)
        case "prominent": Button("Label") {}.buttonStyle(.borderedProminent)
        default: Button("Label") {}.buttonStyle(.glass).controlSize(.mini)
        }
      }
      let rects = try [SystemTheme.ios18, .ios26].map { try #require(pictured(button, $0).first) }
      #expect(rects[0].height == rects[1].height)
      #expect(near(rects[1].height, style == "glass" ? 28 : 34.33, 0.01))
    }
    // 12 instead of 10 points beside the label.
    let glass = Button("Label") {}.buttonStyle(.glass).controlSize(.mini)
    let widths = try [SystemTheme.ios18, .ios26].map { try pictured(glass, $0)[0].width }
    #expect(widths[1] == widths[0] + 4)

    // The corner of a capsule: 17 points instead of 8.
    let renderer = ImageRenderer(content: Button("") {}.buttonStyle(.borderedProminent))
    renderer.environment.systemTheme = .ios26
    let path = try renderer.displayList().items.compactMap {
      if case .fill(let path, _, _) = $0 { path } else { nil as Path? }
    }.first
    #expect(path?.contains(CGPoint(x: 2, y: 4)) == false)
    #expect(path?.contains(CGPoint(x: 2, y: 17)) == true)
  }

  @Test("the themes have the colors of the guidelines")
  func colors() {
    let blue = [("ios18", 0x007AFF, 0x0A84FF), ("ios26", 0x0088FF, 0x0091FF)]
    for (theme, (name, light, dark)) in zip(SystemTheme.all, blue) {
      #expect(theme.name == name)
      var environment = EnvironmentValues()
      environment.systemTheme = theme
      #expect(hex(Color.blue.resolve(in: environment)) == light)
      #expect(hex(Color.accentColor.resolve(in: environment)) == light)
      environment.colorScheme = .dark
      #expect(hex(Color.blue.resolve(in: environment)) == dark)
      // Unchanged since iOS 18.
      #expect(hex(Color.green.resolve(in: environment)) == 0x30D158)
      #expect(hex(Color.gray.resolve(in: environment)) == 0x8E8E93)
    }
  }

  /// Source: pictures of macOS 26, near the top; yellow at the bottom.
  @Test(
    "the gradients of colors are those of 2025",
    arguments: [
      (.red, 0xFF6267), (.orange, 0xFFAB57), (.green, 0x60DC7F), (.mint, 0x35DDCC),
      (.cyan, 0x35D7F9), (.blue, 0x2CA6FF), (.indigo, 0x877BFF), (.pink, 0xFF577D),
      (.brown, 0xC9A387), (.gray, 0xAEAEB3), (.yellow, 0xF0B900),
    ] as [(Color, Int)])
  func gradient(color: Color, lit: Int) throws {
    var environment = EnvironmentValues()
    environment.systemTheme = .ios26
    guard
      case .linear(let stops, start: .top, end: .bottom) = color.gradient._resolved(in: environment)
    else { return #expect(Bool(false), "no linear gradient") }
    let base = color.resolve(in: environment) as ResolvedColor
    let changed = color == .yellow ? stops[stops.count - 1] : stops[0]
    for shift in [16, 8, 0] {
      let difference = ((hex(changed.color) >> shift) & 255) - ((lit >> shift) & 255)
      #expect(abs(difference) <= 8, "\(changed.color)")
    }
    let own = stops.filter { $0.color == base }.map(\.location)
    #expect(own == (color == .yellow ? [0, 0.3] : [0.7]))
  }

  private func hex(_ color: ResolvedColor) -> Int {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
  }

  private func screen(_ theme: SystemTheme, @ViewBuilder _ content: () -> some View) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.systemTheme = theme
    environment.displayScale = 3
    return LayoutTree(of: DeviceScreen(.iPhone16Pro, content: content), environment: environment)
  }

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
    let tree = try renderer.layoutTree(tracing: false)
    #expect(near(tree["content"].frame.minY, 62 + 106, 0.01))
    #expect(!tree.texts.contains("Previous"))
    let circles = try renderer.displayList().filledRects.filter { $0.width == 44 }
    #expect(circles.first == CGRect(x: 16, y: 62, width: 44, height: 44))
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

  /// The fill of bar buttons in pictures of 2026, from the darkest to the lightest.
  @Test(
    "glass has the measured fill", .enabled(if: hasPainter),
    arguments: [
      (0xF2F2F7, ColorScheme.light, 0xF5...0xF7), (0xFFFFFF, .light, 0xFA...0xFC),
      (0x000000, .dark, 0x1F...0x21),
    ] as [(Int, ColorScheme, ClosedRange<UInt8>)])
  func glass(page: Int, scheme: ColorScheme, fill: ClosedRange<UInt8>) throws {
    func part(_ shift: Int) -> Double { Double((page >> shift) & 255) / 255 }
    let color = Color(red: part(16), green: part(8), blue: part(0))
    let renderer = ImageRenderer(
      content: Color.clear.frame(width: 60, height: 44).glassEffect().padding(40)
        .background(color).environment(\.colorScheme, scheme))
    renderer.environment.systemTheme = .ios26
    renderer.scale = 2
    let bitmap = try renderer.bitmap()
    let middle = bitmap[bitmap.width / 2, bitmap.height / 2]
    #expect(fill.contains(middle.red), "\(middle.red)")
    // A rim at the side: gray in light mode, hardly visible in dark mode.
    let rim = (78...84).map { bitmap[$0, bitmap.height / 2].red }
    if scheme == .light {
      #expect((0xA0...0xD8).contains(rim.min() ?? 0))
    } else {
      #expect((rim.max() ?? 0) < 0x30)
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
