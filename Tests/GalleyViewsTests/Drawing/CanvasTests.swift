import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Canvas recording")
struct CanvasTests {
  /// The steps that a canvas of 100 × 80 points adds, without the enclosing ones.
  private func steps(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) throws -> [String] {
    let view = Canvas(renderer: draw).frame(width: 100, height: 80)
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    let items = try renderer.displayList().items.map(\.description)
    guard items.count > 4 else { return items }
    expectEqual(items[0], "clip rect 0 0 100 80")
    expectEqual(items[1], "transform [1 0 0 1 0 0]")
    expectEqual(items.suffix(2), ["end", "end"])
    return Array(items.dropFirst(2).dropLast(2))
  }

  private func tree(_ view: some View, _ proposal: ProposedViewSize) -> CGRect {
    LayoutTree(of: view, proposal: proposal).root.frame
  }

  @Test("a canvas reports its diagnostics for its own picture only")
  func diagnostics() throws {
    let canvas = Canvas { context, _ in
      let tiles = ImagePaint(image: Image(systemName: "star"))
      context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .style(tiles))
    }
    let renderer = ImageRenderer(content: canvas.frame(width: 20, height: 20))
    for _ in 0..<2 {
      _ = try renderer.displayList()
      expectEqual(renderer.diagnostics.count { $0.description.contains("cannot be repeated") }, 1)
    }
    let next = ImageRenderer(content: Color.red.frame(width: 20, height: 20))
    _ = try next.displayList()
    expect(!next.diagnostics.contains { $0.description.contains("cannot be repeated") })
  }

  @Test("a context that is kept after the drawing reports problems, and has no symbols")
  func keptContext() throws {
    var kept: GraphicsContext?
    let canvas = Canvas { context, _ in
      expect(context.resolveSymbol(id: 1) != nil)
      kept = context
    } symbols: {
      Color.red.tag(1)
    }
    let renderer = ImageRenderer(content: canvas.frame(width: 20, height: 20))
    _ = try renderer.displayList()
    expectEqual(renderer.diagnostics, [])
    let context = try require(kept)
    expectEqual(context.resolve(Image("missing picture")).size, .zero)
    expectEqual(renderer.diagnostics.count { $0.description.contains("missing picture") }, 1)
    expectNil(context.resolveSymbol(id: 1))
  }

  @Test("a canvas takes the proposal, or 10 points without one")
  func size() throws {
    let canvas = Canvas { _, _ in }
    expectEqual(
      tree(canvas, ProposedViewSize(width: 70, height: 30)).size, CGSize(width: 70, height: 30))
    expectEqual(tree(canvas, .unspecified).size, CGSize(width: 10, height: 10))
    expectEqual(
      tree(canvas, ProposedViewSize(width: nil, height: 30)).size, CGSize(width: 10, height: 30))
  }

  @Test("the renderer receives the size; an empty canvas draws nothing unless it is opaque")
  func empty() throws {
    var sizes: [CGSize] = []
    let view = Canvas { _, size in sizes.append(size) }.frame(width: 33, height: 44)
    try expect(ImageRenderer(content: view).displayList().items.isEmpty)
    expectEqual(Set(sizes.map(\.width)), [33])
    expectEqual(Set(sizes.map(\.height)), [44])
    let opaque = Canvas(opaque: true) { _, _ in }.frame(width: 33, height: 44)
    try expectEqual(
      ImageRenderer(content: opaque).displayList().items.map(\.description),
      ["fill rect 0 0 33 44 with #000000"])
  }

  @Test("fills and strokes keep the order of the code")
  func fills() throws {
    let square = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    let steps = try steps { context, _ in
      context.fill(square, with: .color(.black))
      context.stroke(square, with: .color(.white), lineWidth: 2)
      context.fill(square, with: .color(white: 0.5), style: FillStyle(eoFill: true))
      context.fill(Path(), with: .color(.black))
    }
    expectEqual(
      steps,
      [
        "fill rect 1 2 3 4 with #000000", "stroke rect 1 2 3 4 width 2 with #FFFFFF",
        "fill rect 1 2 3 4 with #808080 even-odd",
      ])
  }

  @Test("a context is a value: changing a copy does not affect the original")
  func values() throws {
    let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let steps = try steps { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 20)
      copy.scaleBy(x: 2, y: 3)
      copy.opacity = 0.5
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
      copy.fill(dot, with: .color(.black))
      context.fill(dot, with: .color(.white))
    }
    expectEqual(
      steps,
      [
        "clip rect 10 20 10 15", "opacity 0.5", "transform [2 0 0 3 10 20]",
        "fill rect 0 0 1 1 with #000000", "end", "end", "end", "fill rect 0 0 1 1 with #FFFFFF",
      ])
  }

  @Test("a transform is applied before the existing ones")
  func transforms() throws {
    var seen = CGAffineTransform.identity
    _ = try steps { context, _ in
      context.translateBy(x: 10, y: 0)
      context.rotate(by: .degrees(90))
      context.concatenate(CGAffineTransform(translationX: 5, y: 0))
      seen = context.transform
      context.transform = .identity
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
    }
    // After the rotation, five points to the right are five points down.
    let origin = CGPoint.zero.applying(seen)
    expectLess(abs(origin.x - 10), 1e-9)
    expectLess(abs(origin.y - 5), 1e-9)
  }

  @Test("consecutive steps with equal clips share one clip")
  func sharedClips() throws {
    let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let steps = try steps { context, _ in
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
      context.translateBy(x: 1, y: 1)
      for _ in 0..<100 { context.fill(dot, with: .color(.black)) }
    }
    expectEqual(steps.count, 104)
    expectEqual(steps.count { $0.hasPrefix("clip") }, 1)
  }

  @Test("clip bounds intersect all clip shapes, in the context's coordinates")
  func clipBounds() throws {
    var bounds: [CGRect] = []
    _ = try steps { context, _ in
      bounds.append(context.clipBoundingRect)
      context.clip(to: Path(CGRect(x: 50, y: 10, width: 100, height: 20)))
      bounds.append(context.clipBoundingRect)
      context.scaleBy(x: 2, y: 2)
      bounds.append(context.clipBoundingRect)
      context.scaleBy(x: 0, y: 0)
      bounds.append(context.clipBoundingRect)
    }
    expectEqual(
      bounds,
      [
        CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 50, y: 10, width: 50, height: 20),
        CGRect(x: 25, y: 5, width: 25, height: 10), .zero,
      ])
  }

  @Test("a layer is drawn as a group; filters added first apply last")
  func layers() throws {
    let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let steps = try steps { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 4))
      context.opacity = 0.5
      context.blendMode = .multiply
      context.drawLayer { layer in
        layer.fill(dot, with: .color(.black))
        layer.opacity = 0.25
        layer.fill(dot, with: .color(.white))
      }
    }
    expectEqual(
      steps,
      [
        "filter blend multiply", "opacity 0.5", "filter opacity 0.5…1 as #000000",
        "filter blur 4", "filter group", "fill rect 0 0 1 1 with #000000", "opacity 0.25",
        "fill rect 0 0 1 1 with #FFFFFF", "end", "end", "end", "end", "end", "end",
      ])
  }

  @Test("filter lengths follow the transform that is set when the filter is added")
  func filterLengths() throws {
    let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    let steps = try steps { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
      context.fill(dot, with: .color(.white))
    }
    expectEqual(steps.first, "shadow #000000 radius 6 offset (2, 4)")
  }

  @Test("texts are drawn as measured, and have baselines")
  func texts() throws {
    let text = Text("Sphinx of black quartz").font(.system(size: 20))
    let size = tree(text, .unspecified).size
    var (wide, narrow) = (CGSize.zero, CGSize.zero)
    var baselines: [CGFloat] = []
    let steps = try steps { context, _ in
      let resolved = context.resolve(text)
      wide = resolved.measure(in: CGSize(width: 1000, height: 1000))
      narrow = resolved.measure(in: CGSize(width: 100, height: 1000))
      for width in [1000.0, 100] {
        let size = CGSize(width: width, height: 1000)
        baselines += [resolved.firstBaseline(in: size), resolved.lastBaseline(in: size)]
      }
      context.draw(resolved, at: CGPoint(x: 100, y: 80), anchor: .bottomTrailing)
    }
    expectEqual(wide, size)
    expectAtMost(narrow.width, 100)
    expectGreater(narrow.height, 1.9 * wide.height)
    expectEqual(baselines[0], baselines[1])
    expectEqual(baselines[2], baselines[0])
    expectGreater(baselines[3], baselines[2] + 20)
    expectEqual(steps.count, 1)
    let y = 80 - size.height + baselines[0]
    expect(steps[0], contains: "at (\(number(100 - size.width)), \(number(y)))")
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  @Test("a shading replaces the foreground of a text, but not its explicit colors")
  func textShading() throws {
    let steps = try steps { context, _ in
      var text = context.resolve(
        Text("a") + Text("b").foregroundStyle(.white) + Text("c").foregroundStyle(.secondary))
      text.shading = .color(red: 0, green: 0, blue: 1)
      context.draw(text, at: .zero, anchor: .topLeading)
      context.draw(Text("d"), at: .zero)
    }
    expect(steps[0], endsWith: "with #0000FF, #FFFFFF, #0000FF@60%")
    expect(steps[1], endsWith: "with #000000")
  }

  @Test("symbols are the canvas's views, found by their tags")
  func symbols() throws {
    var size = CGSize.zero
    var isMissing = false
    let view = Canvas { context, _ in
      isMissing = context.resolveSymbol(id: "none") == nil
      guard let symbol = context.resolveSymbol(id: 7) else { return }
      size = symbol.size
      context.draw(symbol, at: CGPoint(x: 50, y: 40))
      context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 5))
    } symbols: {
      Color.white.frame(width: 20, height: 10).tag(7)
      Color.black.tag("other")
    }
    let items = try ImageRenderer(content: view.frame(width: 100, height: 80)).displayList().items
    expect(isMissing)
    expectEqual(size, CGSize(width: 20, height: 10))
    expectEqual(
      items.dropFirst(2).dropLast(2).map(\.description),
      [
        "transform [1 0 0 1 40 35]", "fill rect 0 0 20 10 with #FFFFFF", "end",
        "transform [2 0 0 0.5 0 0]", "fill rect 0 0 20 10 with #FFFFFF", "end",
      ])
  }

  @Test("symbols support effects and actions that depend on their geometry")
  func placedSymbols() throws {
    let renderer = ImageRenderer(content: Measured())
    let list = try renderer.displayList().description
    expect(list, contains: "fill rect 20 0 20 10 with #FFFFFF")
    expect(list, contains: "fill rect 0 0 20 3 with #000000")
    try expectEqual(renderer.displayList().description, list)
  }

  /// Draws a symbol offset by its width, and a bar of that length.
  private struct Measured: View {
    @State private var length = 1.0
    var body: some View {
      Canvas { [length] context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: length, height: 3)), with: .color(.black))
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 10))
      } symbols: {
        Color.white.frame(width: 20, height: 10)
          .visualEffect { view, proxy in view.offset(x: proxy.size.width) }
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { length = $0 }
          .tag(1)
      }
      .frame(width: 60, height: 20)
    }
  }

  @Test("images resolve to their size; templates and symbols take a shading")
  func images() throws {
    let bitmap = Bitmap(width: 4, height: 2, pixels: Array(repeating: 255, count: 32))
    var sizes: [CGSize] = []
    let steps = try steps { context, _ in
      let image = context.resolve(Image(bitmap, scale: 2))
      sizes.append(image.size)
      context.draw(image, at: CGPoint(x: 10, y: 10))
      var symbol = context.resolve(Image(systemName: "heart.fill"))
      sizes.append(symbol.size)
      symbol.shading = .color(white: 1)
      context.draw(symbol, in: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 9, height: 9)),
        with: .tiledImage(
          Image(bitmap), origin: CGPoint(x: 1, y: 1),
          sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 3))
    }
    expectEqual(sizes[0], CGSize(width: 2, height: 1))
    expectGreater(sizes[1].width, 10)
    expectEqual(steps[0], "bitmap 4×2 pixels in rect 9 9.5 2 1 good")
    expect(steps[1], endsWith: "with #FFFFFF even-odd")
    expect(steps[2], endsWith: "with tiles of 2×2 pixels in 6×6 from (1, 1)")
  }

  @Test("a canvas uses the environment of its view")
  func environment() throws {
    var scheme = ColorScheme.light
    let view = Canvas { context, size in
      scheme = context.environment.colorScheme
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
    }
    let list = try ImageRenderer(
      content: view.foregroundStyle(.white).environment(\.colorScheme, .dark)
    ).displayList()
    expectEqual(scheme, .dark)
    expect(list.description, contains: "with #FFFFFF")
  }

  @Test("changed state redraws the canvas")
  func state() throws {
    let renderer = ImageRenderer(content: Growing())
    try expect(renderer.displayList().description, contains: "rect 0 0 30 1")
  }

  /// Draws a bar that becomes longer when the view appears.
  private struct Growing: View {
    @State private var length = 1.0
    var body: some View {
      Canvas { [length] context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: length, height: 1)), with: .color(.black))
      }
      .onAppear { length = 30 }
    }
  }

  @Test(
    "an image drawn by code has its size and stays sharp when resized", .enabled(if: hasPainter))
  func drawnImage() throws {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    expectEqual(LayoutTree(of: image).root.frame.size, CGSize(width: 20, height: 10))
    func bitmap(_ view: some View) throws -> Bitmap { try ImageRenderer(content: view).bitmap() }
    let small = try bitmap(image)
    expectEqual(small.width, 20)
    expect(small[9, 9] == small[0, 0])
    expectEqual(small[10, 0].alpha, 0)
    let large = try bitmap(image.resizable().frame(width: 60, height: 30))
    expect(large[29, 29] == small[0, 0])
    expectEqual(large[30, 0].alpha, 0)
    let opaque = Image(size: CGSize(width: 4, height: 4), opaque: true) { _ in }
    try expect(bitmap(opaque)[1, 1] == (0, 0, 0, 255))
    // Invalid lengths.
    let hostile = Image(size: CGSize(width: CGFloat.nan, height: -1)) {
      $0.fill(Path(), with: .color(.red))
    }
    expectEqual(LayoutTree(of: hostile).root.frame.size, .zero)
    // In text, the image is reported instead of drawn.
    let renderer = ImageRenderer(content: VStack { Text("a \(image) b") })
    _ = try renderer.displayList()
    expect(renderer.diagnostics.contains { $0.description.contains("view of its own") })
  }
}
