import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Geometry readers, coordinate spaces and preferences")
struct GeometryTests {
  @Test("a reader fills its proposal and places its views at the top leading corner")
  func size() {
    let tree = layout(200, 100) {
      GeometryReader { proxy in
        box(proxy.size.width / 4, proxy.size.height / 2).named("part")
        Color.red.named("all")
      }
    }
    expectClose(tree["part"].frame, CGRect(0, 0, 50, 50))
    expectClose(tree["all"].frame, CGRect(0, 0, 200, 100))
    expectEqual(
      layout(nil, nil) { GeometryReader { _ in box(50, 50) } }.root.frame.size,
      CGSize(width: 10, height: 10))
  }

  /// Records what proxies report during layout.
  private final class Seen {
    var frames: [CGRect] = []
    var bounds: CGRect?
  }

  @Test("a reader reports its frame in the canvas and in named spaces")
  func frames() {
    let seen = Seen()
    func look(_ proxy: GeometryProxy) -> some View {
      seen.frames = [
        proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("row")),
        proxy.frame(in: .named("unknown")),
      ]
      seen.bounds = proxy.bounds(of: .named("row"))
      return Color.red
    }
    _ = layout(200, 100) {
      VStack(spacing: 0) {
        box(10, 20)
        HStack(spacing: 0) {
          box(30, 10)
          GeometryReader { look($0) }
        }
        .coordinateSpace(.named("row"))
        .padding(.horizontal, 15)
      }
    }
    expectEqual(
      seen.frames,
      [
        CGRect(0, 0, 140, 80), CGRect(45, 20, 140, 80), CGRect(30, 0, 140, 80),
        CGRect(45, 20, 140, 80),
      ])
    expectEqual(seen.bounds, CGRect(-30, 0, 170, 80))
  }

  @Test("a rotated reader's frame is its bounding box")
  func rotated() {
    let seen = Seen()
    func look(_ proxy: GeometryProxy) -> some View {
      seen.frames = [proxy.frame(in: .global)]
      return Color.red
    }
    _ = layout(100, 100) {
      GeometryReader { look($0) }
        .frame(width: 60, height: 20)
        .rotationEffect(.degrees(90))
    }
    expectEqual(seen.frames.count, 1)
    expectClose(seen.frames[0], CGRect(40, 20, 20, 60))
  }

  @Test("nested readers are placed one after another")
  func nested() {
    let tree = layout(80, 80) {
      GeometryReader { outer in
        GeometryReader { inner in
          box(inner.size.width, inner.size.height / 2).named("inner")
        }
        .frame(width: outer.size.width / 2)
      }
    }
    expectClose(tree["inner"].frame, CGRect(0, 0, 40, 40))
  }

  @Test("geometry changes are reported after everything is placed")
  func changes() {
    var widths: [CGFloat] = []
    var pairs: [[CGRect]] = []
    _ = layout(300, 50) {
      HStack(spacing: 0) {
        Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { widths.append($0) }
        Color.red.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) {
          pairs.append([$0, $1])
        }
      }
    }
    expectEqual(widths, [150])
    expectEqual(pairs, [[CGRect(150, 0, 150, 50), CGRect(150, 0, 150, 50)]])
  }

  // MARK: Preferences

  private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private enum Tallest: PreferenceKey {
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
      value = [value, nextValue()].compactMap { $0 }.max()
    }
  }

  private func names<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
    var result: [String] = ["none"]
    _ = layout(100, 100) {
      content().onPreferenceChange(Names.self) { result = $0 }
    }
    return result
  }

  @Test(
    "preferences combine in view order; an outer value replaces inner ones")
  func joining() {
    expectEqual(names { box(1, 1) }, [])
    expectEqual(
      names {
        VStack {
          box(1, 1).preference(key: Names.self, value: ["a"])
          HStack {
            box(1, 1)
            box(1, 1).preference(key: Names.self, value: ["b"])
            box(1, 1).preference(key: Names.self, value: ["c"])
          }
          .transformPreference(Names.self) { $0.append("!") }
          box(1, 1).preference(key: Names.self, value: ["x"])
            .preference(key: Names.self, value: ["d"])
        }
      }, ["a", "b", "c", "!", "d"])
  }

  @Test("a preference set in a reader is visible outside")
  func fromReader() {
    var tallest: CGFloat?
    _ = layout(100, 100) {
      VStack(spacing: 0) {
        box(10, 30).background {
          GeometryReader { Color.clear.preference(key: Tallest.self, value: $0.size.height) }
        }
        Color.red.background {
          GeometryReader { Color.clear.preference(key: Tallest.self, value: $0.size.height) }
        }
      }
      .onPreferenceChange(Tallest.self) { tallest = $0 }
    }
    expectEqual(tallest, 70)
  }

  private enum Marks: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private var marked: some View {
    HStack(spacing: 10) {
      box(20, 20).anchorPreference(key: Marks.self, value: .bounds) { [$0] }
      box(30, 40).anchorPreference(key: Marks.self, value: .bounds) { [$0] }
    }
    .padding(5)
  }

  @Test("an overlay is built from the anchors of the view below it")
  func overlay() {
    let tree = layout(200, 100) {
      marked.overlayPreferenceValue(Marks.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            box(frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
              .named("mark \(index)")
          }
        }
        .named("layer")
      }
    }
    expectClose(tree["layer"].frame, CGRect(65, 25, 70, 50))
    let marks = [tree["mark 0"], tree["mark 1"]].map { $0.children[0].frame }
    expectClose(marks[0], CGRect(70, 40, 20, 20))
    expectClose(marks[1], CGRect(100, 30, 30, 40))
  }

  @Test("a background built from a preference is drawn first")
  func background() throws {
    let renderer = ImageRenderer(
      content: Color.red.frame(width: 20, height: 20)
        .preference(key: Names.self, value: ["a"])
        .backgroundPreferenceValue(Names.self) { names in
          Color.blue.opacity(names.count == 1 ? 1 : 0).frame(width: 30, height: 30)
        })
    let items = try renderer.displayList().items.map(\.description)
    expectEqual(items.count, 2)
    expect(items[0], contains: "#007AFF")
    expect(items[1], contains: "#FF3B30")
  }
}
