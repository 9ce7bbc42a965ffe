import Galley
import TestSupport
import Testing

/// Scroll views, safe areas, bars and lists beyond the article's scenes.
@MainActor
@Suite("Scroll views, safe areas, navigation and lists")
struct ContainerScopeTests {
  private let phone = Device(
    size: CGSize(width: 390, height: 800),
    safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

  // MARK: Scroll views

  @Test("margins and bars inset the content and leave the scroll view's size alone")
  func insets() {
    let tree = layout(nil, nil) {
      ScrollView { box(60, 400).named("content") }
        .named("scroll")
        .safeAreaInset(edge: .bottom, spacing: 0) { box(60, 30).named("bar") }
        .contentMargins(.top, 12, for: .scrollContent)
        .frame(height: 150)
    }
    #expect(tree["scroll"].frame.height == 150)
    #expect(tree["content"].frame.minY == 12)
    #expect(tree["bar"].frame.minY == 120)
  }

  @Test("rows begin lower in a scroll view with padding of the safe area")
  func safeAreaPadding() {
    let tree = layout(nil, nil) {
      ScrollView { box(60, 400).named("content") }
        .named("scroll").safeAreaPadding(20).frame(width: 100, height: 150)
    }
    expectEqual(tree["scroll"].frame, CGRect(0, 0, 100, 150))
    #expect(tree["content"].frame.minY == 20)
    let plain = layout(nil, nil) {
      Color.red.named("content").safeAreaPadding(20).frame(width: 100, height: 150)
    }
    expectEqual(plain["content"].frame, CGRect(20, 20, 60, 110))
  }

  @Test(
    "a background covers the padding of the safe area from right to left as well",
    .enabled(if: hasPainter))
  func safeAreaPaddingRightToLeft() throws {
    let view = Color.clear.background(.red).safeAreaPadding(.leading, 20)
      .frame(width: 60, height: 40).environment(\.layoutDirection, .rightToLeft)
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 40))
    let picture = try renderer.bitmap()
    // The frame reaches from 20 to 80, the view itself to 60.
    #expect((0..<100).filter { picture[$0, 20].alpha > 0 } == Array(20..<80))
  }

  @Test("an anchor says which end of the content is seen")
  func anchors() {
    func start(_ anchor: UnitPoint?) -> CGFloat {
      layout(50, 100) {
        ScrollView { box(50, 250).named("content") }.defaultScrollAnchor(anchor)
      }["content"].frame.minY
    }
    expectEqual([start(nil), start(.top), start(.center), start(.bottom)], [0, 0, -75, -150])
    let short = layout(50, 100) {
      ScrollView { box(50, 20).named("content") }.defaultScrollAnchor(.bottom)
    }
    #expect(short["content"].frame.minY == 80)
  }

  @Test("from right to left the first card is at the right end")
  func rightToLeft() {
    let tree = LayoutTree(
      of: ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { box(40, 20).named("\($0)") } }
      }
      .environment(\.layoutDirection, .rightToLeft),
      proposal: ProposedViewSize(width: 100, height: 20))
    #expect(tree["0"].frame.maxX == 100)
    #expect(tree["4"].frame.minX == -100)
  }

  @Test(
    "content is cut off at the scroll view's edges, unless that is switched off",
    .enabled(if: hasPainter))
  func clipping() throws {
    func inked(_ isClipped: Bool) throws -> Int {
      let renderer = ImageRenderer(
        content: ScrollView { Color.red.frame(width: 10, height: 60) }
          .scrollClipDisabled(!isClipped).frame(width: 10, height: 20)
          .frame(width: 10, height: 60, alignment: .top))
      let bitmap = try renderer.bitmap()
      return (0..<bitmap.width * bitmap.height).count { bitmap.pixels[$0 * 4 + 3] > 0 }
    }
    #expect(try inked(true) == 200)
    #expect(try inked(false) == 600)
  }

  @Test("of 10,000 rows in a lazy column those that are seen are shaped and painted")
  func tenThousandRows() throws {
    let engine = try SharedTextEngine.engine()
    let before = engine.counts.shapings
    let renderer = ImageRenderer(
      content: ScrollView {
        LazyVStack { ForEach(0..<10_000, id: \.self) { Text("row \($0) of many") } }
      })
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    let items = try renderer.displayList().items.count
    #expect(engine.counts.shapings - before < 40)
    #expect(items > 8 && items < 30)
  }

  @Test("of the rows in a plain column those that are seen are painted")
  func plainRows() throws {
    let renderer = ImageRenderer(
      content: ScrollView {
        VStack { ForEach(0..<300, id: \.self) { Text("plain row \($0)") } }
      })
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    let items = try renderer.displayList().items.count
    #expect(items > 8 && items < 30)
  }

  @Test("a list of 10,000 rows lays out what is seen")
  func longList() throws {
    let engine = try SharedTextEngine.engine()
    let before = engine.counts.shapings
    let tree = layout(320, 480) {
      List(0..<10_000) { Text("entry number \($0)") }
    }
    #expect(engine.counts.shapings - before < 40)
    #expect(tree.nodes.count { $0.type == "Text" } < 40)
  }

  @Test("a scroll view asked with several lengths forgets what followed the earlier ones")
  func remeasured() {
    let tree = layout(400, 100) {
      HStack(spacing: 0) {
        box(100, 10)
        ScrollView(.horizontal) {
          Color.red.frame(height: 20).containerRelativeFrame(.horizontal).named("card")
        }
        .named("scroll")
        Color.blue
      }
    }
    #expect(tree["scroll"].frame.width == 150)
    #expect(tree["card"].frame.width == 150)
  }

  // MARK: Bad input to relative frames

  @Test(
    "impossible parts and lengths leave the view as it is, with a word about it",
    arguments: [
      (0, 1), (-2, 1), (3, -1),
    ])
  func oddParts(count: Int, span: Int) {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 4)
    }
    #expect(tree.root.frame.width == 100)
    #expect(tree.diagnostics.count == 1)
    #expect(tree.diagnostics[0].view.contains("containerRelativeFrame"))
  }

  @Test("a span beyond the count is as long as the formula says")
  func longSpan() {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame(.horizontal, count: 2, span: 4, spacing: 0)
    }
    #expect(tree.root.frame.width == 200)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("closures that return no lengths", arguments: [CGFloat.nan, .infinity, -1])
  func oddLengths(length: CGFloat) {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, _ in length }
    }
    #expect(tree.root.frame.size == CGSize(width: 100, height: 50))
    #expect(tree.diagnostics.count == 2)
  }

  @Test("without a container of known size the view has its own, and that is reported")
  func noContainer() {
    let tree = layout(nil, nil) {
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
    #expect(tree.root.frame.size == CGSize(width: 10, height: 10))
    #expect(tree.diagnostics.count == 1)
  }

  @Test("a container of no size, and scroll views in each other, have finite pictures")
  func extremes() {
    let empty = layout(0, 0) {
      NavigationStack { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
    }
    #expect(empty.root.frame.size == .zero)
    let nested = layout(100, 100) {
      ScrollView {
        ScrollView {
          ScrollView { Color.red.containerRelativeFrame(.vertical).named("inner") }
        }
        Text("after")
      }
    }
    for node in nested.nodes {
      #expect(node.frame.height.isFinite && node.frame.minY.isFinite)
    }
  }

  @Test("measurements stay few where containers are nested")
  func nestedContainers() {
    func most(_ depth: Int) -> Int {
      var view = AnyView(
        Color.red.frame(height: 5).containerRelativeFrame(.horizontal, count: 2, spacing: 0))
      for _ in 0..<depth {
        let inner = view
        view = AnyView(
          ScrollView(.horizontal) {
            HStack {
              inner
              Color.blue.frame(width: 3)
            }
          })
      }
      return layout(300, 200) { view }.counts.measurements
    }
    #expect(most(48) < 9 * most(6))
  }

  // MARK: Safe areas

  @Test("a window keeps its content clear of covered edges; backgrounds reach under them")
  func window() {
    let tree = layout(390, 800) {
      DeviceScreen(phone) {
        VStack { Color.red.named("content") }
          .background { Color.blue.ignoresSafeArea().named("ground") }
      }
    }
    expectEqual(tree["content"].frame, CGRect(0, 47, 390, 719))
    expectEqual(tree["ground"].children[0].frame, CGRect(0, 0, 390, 800))
  }

  @Test("edges are ignored where a view touches them, and where they are named")
  func edges() {
    func frame(_ edges: Edge.Set, _ padding: CGFloat = 0) -> CGRect {
      layout(390, 800) {
        DeviceScreen(phone) {
          Color.red.named("content").ignoresSafeArea(edges: edges).padding(.top, padding)
        }
      }["content"].frame
    }
    expectEqual(frame(.top), CGRect(0, 0, 390, 766))
    expectEqual(frame(.bottom), CGRect(0, 47, 390, 753))
    expectEqual(frame(.horizontal), CGRect(0, 47, 390, 719))
    expectEqual(frame(.all, 10), CGRect(0, 57, 390, 743))
  }

  @Test("a proxy knows what is covered")
  func proxyInsets() {
    final class Seen { var insets: [EdgeInsets] = [] }
    let seen = Seen()
    func look(_ proxy: GeometryProxy) -> some View {
      seen.insets.append(proxy.safeAreaInsets)
      return Color.red
    }
    _ = layout(390, 800) {
      DeviceScreen(phone) {
        VStack(spacing: 0) {
          GeometryReader { look($0) }
          GeometryReader { look($0) }
        }
      }
    }
    #expect(
      seen.insets == [
        EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0),
        EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0),
      ])
  }

  @Test("devices have names, sizes and a landscape")
  func devices() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    #expect(Device.iPhone16.size == CGSize(width: 393, height: 852))
    let wide = Device.iPhone16.landscape
    #expect(wide.size == CGSize(width: 852, height: 393))
    #expect(wide.safeAreaInsets == EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
  }

  // MARK: Navigation

  @Test("bars are 44 points, 96 with a large title, and the content lies below")
  func navigationBars() {
    func content(_ change: (AnyView) -> AnyView) -> CGRect {
      layout(300, 500) {
        NavigationStack { change(AnyView(Color.red.named("content"))) }
      }["content"].frame
    }
    expectEqual(content { $0 }, CGRect(0, 0, 300, 500))
    expectEqual(content { AnyView($0.navigationTitle("Title")) }, CGRect(0, 96, 300, 404))
    expectEqual(
      content {
        AnyView($0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
      }, CGRect(0, 44, 300, 456))
    expectEqual(
      content { AnyView($0.toolbar { ToolbarItem { Button("Edit") {} } }) },
      CGRect(0, 44, 300, 456))
    expectEqual(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden, for: .navigationBar)) },
      CGRect(0, 0, 300, 500))
    // Without bars, the automatic one is meant.
    expectEqual(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden)) }, CGRect(0, 0, 300, 500))
    expectEqual(
      content { AnyView($0.navigationTitle("Title").toolbarVisibility(.hidden)) },
      CGRect(0, 0, 300, 500))
    expectEqual(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden, for: .tabBar)) },
      CGRect(0, 96, 300, 404))
  }

  @Test("items for the bottom bar are shown in one below the content")
  func bottomItems() {
    let tree = layout(300, 500) {
      NavigationStack {
        Color.red.named("content").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("Share") }
          ToolbarItem(placement: .bottomBar) { Text("Delete") }
        }
      }
    }
    expectEqual(tree["content"].frame, CGRect(0, 0, 300, 456))
    #expect(tree.nodes.compactMap(\.text?.string) == ["Share", "Delete"])
  }

  @Test("the selected tab is shown, with the titles of all")
  func tabs() {
    func strings<V: View>(_ view: V) -> [String] {
      layout(300, 400) { view }.nodes.compactMap(\.text?.string)
    }
    let pages = Group {
      Text("first page").tabItem { Label("One", systemImage: "star") }.tag("a")
      Text("second page").tabItem { Label("Two", systemImage: "heart") }.tag("b")
    }
    #expect(strings(TabView { pages }) == ["first page", "One", "Two"])
    #expect(
      strings(TabView(selection: .constant("b")) { pages }) == ["second page", "One", "Two"])
    #expect(
      strings(
        TabView(selection: .constant(2)) {
          Tab("One", systemImage: "star", value: 1) { Text("first page") }
          Tab("Two", systemImage: "heart", value: 2) { Text("second page") }
        }) == ["second page", "One", "Two"])
  }

  // MARK: Lists

  @Test("rows are 44 points or taller; sections have headers, footers and grounds")
  func lists() {
    let tree = layout(320, 600) {
      List {
        Section {
          Color.red.frame(height: 10).named("short")
          Color.red.frame(height: 60).named("tall")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Color.red.frame(height: 10).named("lone")
      }
      .named("list")
    }
    #expect(tree["list"].frame.size == CGSize(width: 320, height: 600))
    expectEqual([tree["tall"].frame.midY - tree["short"].frame.midY], [22 + 41])
    // 16 points of margin and 16 of inset on both sides.
    #expect(tree["short"].frame.minX == 32 && tree["short"].frame.width == 256)
    #expect(tree.nodes.compactMap(\.text?.string) == ["HEADER", "footer"])
    #expect(tree["lone"].frame.minY > tree["tall"].frame.maxY + 40)
  }

  @Test("rows of a plain list go from edge to edge; insets can be set")
  func plainList() {
    let tree = layout(320, 600) {
      List {
        Color.red.frame(height: 10).named("a")
        Color.red.frame(height: 10).named("b").listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    }
    #expect(tree["a"].frame.minX == 16 && tree["a"].frame.width == 288)
    #expect(tree["b"].frame.minX == 0 && tree["b"].frame.width == 320)
  }

  // MARK: Programs

  private struct Demo: App {
    var body: some Scene {
      WindowGroup {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<10) { _ in
              Rectangle().fill(.purple).aspectRatio(3 / 2, contentMode: .fit)
                .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
            }
          }
        }
      }
    }
  }

  private struct NoWindow: App {
    var body: some Scene { _TupleSceneOfNothing() }
  }

  private struct _TupleSceneOfNothing: Scene {
    typealias Body = Never
    var _window: AnyView? { nil }
  }

  @Test("a program renders its first window", .enabled(if: hasPainter))
  func program() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("demo.png")
    let runner = AppRunner(name: "Demo")
    #expect(runner.run(Demo(), ["-o", file.path, "--device", "iphone-se"]) == 0)
    let picture = try PNGFile.decode([UInt8](Data(contentsOf: file)))
    #expect((picture.width, picture.height) == (750, 1334))
    // Three cards and two gaps across the middle.
    let row = picture.height / 2
    let purple = (0..<picture.width).map { picture.pixels[(row * picture.width + $0) * 4] != 255 }
    let edges = zip(purple, purple.dropFirst()).count { $0 != $1 }
    #expect(edges == 4 && purple[0] && purple[749])

    let scaled = ["--scale", "1", "--direction", "rtl", "--locale", "ar"]
    let loud = scaled + ["--type-size", "accessibility1", "--overlay", "frames"]
    #expect(runner.run(Demo(), loud + ["-o", file.path]) == 0)
    let framed = try PNGFile.decode([UInt8](Data(contentsOf: file)))
    #expect(framed.width > 393, "the labels of frames stand beside the picture")
    #expect(runner.run(Demo(), ["--device", "nokia"]) == 2)
    #expect(runner.run(Demo(), ["extra"]) == 2)
    #expect(runner.run(NoWindow(), []) == 2)
    #expect(runner.run(Demo(), ["-o", folder.appendingPathComponent("no/where.png").path]) == 1)
  }

  @Test("a program's picture goes to standard output", .enabled(if: hasPainter))
  func programToStandardOutput() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-app-\(UUID().uuidString)")
    let descriptor = open(file.path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    defer {
      close(descriptor)
      try? FileManager.default.removeItem(at: file)
    }
    let runner = AppRunner(name: "Demo", results: descriptor)
    #expect(runner.run(Demo(), ["-o", "-", "--device", "iphone-se"]) == 0)
    #expect(try PNGFile.decode([UInt8](Data(contentsOf: file))).width == 750)
  }

  @Test("pictures are PNG files, and other formats are refused by name")
  func formats() throws {
    for name in ["x.svg", "x.JPG", "a.b/x.pdf"] {
      #expect(AppRunner(name: "Demo").run(Demo(), ["-o", name]) == 2)
      #expect(throws: ValueError.self) { try OptionValues.pictureFile(name) }
    }
    for name in ["x.png", "x", "a.pdf/x", "Renders.1", "-"] {
      #expect(try OptionValues.pictureFile(name) == name)
    }
  }
}
