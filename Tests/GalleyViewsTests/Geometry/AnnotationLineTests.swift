import Expectations
import Galley
import Testing

@Suite("Annotation lines")
@MainActor
struct AnnotationLineTests {
  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.gray.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("halos are below all lines and never cut one")
  func halos() throws {
    let nested = ZStack(alignment: .topLeading) {
      box(100, 40, "outer")
      box(100, 20, "inner")
    }
    let items = try annotated(nested, .frames).list.items
    let fills = items.enumerated().compactMap { index, item -> (Int, ResolvedColor)? in
      guard case .fill(_, .color(let color), let style) = item, style.isEOFilled else { return nil }
      return (index, color)
    }
    let lines = fills.filter { $0.1 == AnnotationInk.frame.color }.map(\.0)
    let halos = fills.filter { $0.1 == AnnotationInk.paper.multiplyingOpacity(by: 0.7) }.map(\.0)
    expectEqual(lines.count, 2)
    expectEqual(halos.count, 2)
    try expectLess(require(halos.max()), require(lines.min()))
  }

  @Test("letters interrupt a rule, and if little of it remains, its ends are extended")
  func interruptions() throws {
    func parts(_ view: some View) throws -> [CGRect] {
      let picture = try annotated(view, rulers: [.guide(VerticalAlignment.center, of: "view")])
      // The last line is the legend's.
      return rules(picture, .guide).dropLast().sorted { $0.minX < $1.minX }
    }
    let word = try parts(Text("Hello").accessibilityIdentifier("view"))
    expectEqual(word.map(\.width), [10, 10])
    expectGreater(word[1].minX - word[0].maxX, 30)
    let frame = try parts(Text("Hello").frame(width: 200).accessibilityIdentifier("view"))
    expectEqual(frame.count, 2)
    expectGreater(frame[0].width, 70)
  }

  @Test("a baseline is dotted between the views that share it")
  func shared() throws {
    let row = HStack(spacing: 60) {
      Text("one").accessibilityIdentifier("one")
      Text("two").accessibilityIdentifier("two")
    }
    let picture = try annotated(row, .baselines)
    let lines = rules(picture, .firstBaseline).dropLast().sorted { $0.minX < $1.minX }
    try require(lines.count == 2)
    let dots = picture.list.items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(AnnotationInk.firstBaseline.color), _) = item else {
        return nil
      }
      return path.boundingRect
    }
    expectEqual(dots.count, 1)
    expectEqual(dots[0].minX, lines[0].maxX)
    expectAtMost(abs(dots[0].maxX - lines[1].minX), 2)
  }

  @Test("lines over dark colors are light, and need no light edges")
  func darkGround() throws {
    func lines(_ color: Color) throws -> (dark: Int, light: Int, edges: Int) {
      let text = Text("Hello").accessibilityIdentifier("text").padding().background(color)
      let items = try annotated(text, .baselines).list.items
      func strokes(_ color: ResolvedColor) -> Int {
        items.count {
          if case .stroke(_, _, .color(color)) = $0 { true } else { false }
        }
      }
      return (
        strokes(AnnotationInk.firstBaseline.color), strokes(AnnotationInk.firstBaseline.light),
        items.count {
          if case .fill(_, .color(let fill), _) = $0 {
            fill == AnnotationInk.paper.multiplyingOpacity(by: 0.6)
          } else {
            false
          }
        }
      )
    }
    // The legend has the usual color.
    try expect(lines(.black) == (1, 1, 0))
    try expect(lines(.white) == (2, 0, 0))
    try expect(lines(.orange) == (2, 0, 1))
    try expect(lines(.white.opacity(0.1)) == (2, 0, 0))
  }

  @Test("lines over a dark bitmap are light")
  func darkBitmap() throws {
    func colors(_ value: UInt8) throws -> Set<ResolvedColor> {
      let pixel: [UInt8] = [value, value, value, 255]
      let bitmap = Bitmap(
        width: 100, height: 100, pixels: Array(repeating: pixel, count: 10_000).flatMap(\.self))
      let view = ViewBaselines(
        name: "a", frame: CGRect(x: 10, y: 40, width: 40, height: 20), first: 10, last: 10)
      let sheet = AnnotationSheet(
        comparing: ["before", "after"].map { .init(title: $0, bitmap, scale: 1) },
        [BaselineTrack([view, nil])], scale: 2, engine: try SharedTextEngine.engine())
      return Set(
        sheet.picture().list.items.compactMap {
          if case .stroke(_, _, .color(let color)) = $0 { color } else { nil }
        })
    }
    try expect(colors(20).contains(AnnotationInk.firstBaseline.light))
    try expect(!colors(240).contains(AnnotationInk.firstBaseline.light))
  }

  @Test("a name written from right to left does not reverse the numbers beside it")
  func rightToLeftNames() throws {
    let labels = try annotated(box(40, 20, "فقرة"), .frames).labels.map(\.text)
    expect(labels, contains: "\u{200E}\u{2068}فقرة\u{2069}  40×20")
    expectEqual(AnnotationWords.shortened("name"), "name")
  }

  @Test("a leader is light where it leads over a dark area")
  func darkLeader() throws {
    let view = box(20, 20, "inner").frame(width: 200, height: 60).background(.black)
    let colors = try annotated(view, .frames).list.items.compactMap { item -> ResolvedColor? in
      switch item {
      case .fill(_, .color(let color), _), .stroke(_, _, .color(let color)): color
      default: nil
      }
    }
    expect(colors.contains(AnnotationInk.frame.color.multiplyingOpacity(by: 0.8)))
    expect(colors.contains(AnnotationInk.frame.light.multiplyingOpacity(by: 0.8)))
  }

  @Test("a witness line at the edge of the picture is drawn")
  func edgeWitness() throws {
    let bars = HStack(spacing: 0) {
      VStack(spacing: 0) {
        box(200, 60, "upper")
        box(200, 60, "lower")
      }
    }.accessibilityIdentifier("all")
    let items = try annotated(
      bars, rulers: [.height(of: "upper"), .height(of: "all")], width: 200
    ).list.items
    let witnesses = items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(let color), _) = item,
        color == AnnotationInk.dimension.color.multiplyingOpacity(by: 0.7)
      else { return nil }
      return path.boundingRect
    }
    expectAtLeast(witnesses.count { $0.width > 20 }, 2)
  }

  @Test("the light edge of a baseline runs below it, past the letters that stand on it")
  func baselineEdge() throws {
    let picture = try annotated(
      Text("Hello").accessibilityIdentifier("text").padding().background(.orange), .baselines)
    let edges = picture.list.items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(let color), _) = item,
        color == AnnotationInk.paper.multiplyingOpacity(by: 0.6)
      else { return nil }
      return path.boundingRect
    }
    expectEqual(edges.count, 1)
    expectEqual(edges[0].height, 0.5)
    expectGreater(edges[0].width, 30)
  }

  @Test("only texts and symbols with nothing over them are written again over hatching")
  func topmostTexts() throws {
    let view = VStack {
      Text("under").overlay { Color.red.frame(width: 50, height: 20) }
      Text("free").padding().background(.yellow)
    }
    let texts = TopmostTexts(try ImageRenderer(content: view).displayList().items)
    expectEqual(texts.frames.count, 1)
    let kinds = texts.items.map { item in
      switch item {
      case .glyphs: "text"
      case .fill, .stroke, .bitmap: "area"
      default: "state"
      }
    }
    expectEqual(kinds.count { $0 == "text" }, 1)
    expect(kinds, lacks: "area")
    let symbols = HStack {
      Image(systemName: "star.fill")
      Image(systemName: "star.fill").opacity(0.5)
    }.padding().background(.yellow)
    expectEqual(
      TopmostTexts(try ImageRenderer(content: symbols).displayList().items).frames.count, 1)
  }

  @Test("letters are written over outlines that they cross")
  func outlinedLetters() throws {
    let view = Text("Hello world").lineLimit(1).fixedSize().frame(width: 40)
      .accessibilityIdentifier("frame")
    let items = try annotated(view, .frames).list.items
    let outline = try require(
      items.lastIndex {
        if case .fill(_, .color(AnnotationInk.frame.color), _) = $0 { true } else { false }
      })
    func isText(_ item: DisplayItem) -> Bool { if case .glyphs = item { true } else { false } }
    expect(items[..<outline].contains(where: isText))
    // Clipped to the outline, unlike the labels.
    expect(
      items[outline...].contains {
        if case .pushClip(let path, _) = $0 { path.boundingRect.width < 50 } else { false }
      })
  }

  @Test("consecutive distances share the cap between them")
  func caps() throws {
    let row = HStack(spacing: 0) {
      box(40, 20, "a")
      box(60, 20, "b")
    }
    let lines = try rules(
      annotated(row, rulers: [.width(of: "a"), .width(of: "b")]), .dimension)
    let caps = lines.filter { $0.width == 0 }
    // Excludes the line in the legend.
    let distances = lines.filter { line in
      line.height == 0 && caps.contains { $0.minY < line.midY && $0.maxY > line.midY }
    }.sorted { $0.minX < $1.minX }
    expectEqual(Set(caps.map(\.minX)).count, 3)
    // The caps are centered on the line, which ends where they do.
    expect(caps.allSatisfy { $0.midY == distances[0].midY })
    expectEqual(caps.map(\.minX).max(), distances[1].maxX - 0.25)
    expectEqual(caps.map(\.minX).min(), distances[0].minX + 0.25)
  }

  @Test("a witness line starts at the view that it measures")
  func witnesses() throws {
    let views = HStack(spacing: 10) {
      box(40, 80, "high")
      box(40, 20, "low")
    }
    let picture = try annotated(
      views, rulers: [.distance(along: .horizontal, from: "high", to: "low")])
    let witnesses = picture.list.items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(let color), _) = item,
        color == AnnotationInk.dimension.color.multiplyingOpacity(by: 0.7)
      else { return nil }
      return path.boundingRect
    }.sorted { $0.minX < $1.minX }
    try require(witnesses.count == 2)
    expectEqual(witnesses[0].minY - witnesses[1].minY, 30)
  }

  @Test("a label is on the side where its leader crosses fewer texts")
  func sides() throws {
    let row = HStack(spacing: 20) {
      Text("Large").font(.system(size: 60)).accessibilityIdentifier("large")
      Text("small").accessibilityIdentifier("small")
    }
    let picture = try annotated(row, .baselines, width: 300)
    let (large, small) = (
      try require(picture.labels.first { $0.text.hasPrefix("large") }),
      try require(picture.labels.first { $0.text.hasPrefix("small") })
    )
    expectLess(large.frame.maxX, small.frame.minX)
  }

  @Test("no leader runs along the edge of another view")
  func edges() throws {
    let view = HStack(alignment: .top, spacing: 0) {
      box(60, 60, "main").overlay(alignment: .bottomTrailing) { box(80, 30, "overlay") }
      box(60, 10, "right")
    }
    let items = try annotated(view, .frames).list.items
    let ink = AnnotationInk.frame.color.multiplyingOpacity(by: 0.8)
    let leaders = items.compactMap { item -> CGRect? in
      switch item {
      // Long leaders are dotted, which is drawn as a fill.
      case .fill(let path, .color(ink), _), .stroke(let path, _, .color(ink)): path.boundingRect
      default: nil
      }
    }.filter { $0.height < 1 }
    let outline = items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(AnnotationInk.frame.color), _) = item else { return nil }
      return path.boundingRect
    }.first { $0.width == 82 }
    // The overlay's upper edge is at the middle of the other view.
    let edge = try require(outline).minY
    expectAtLeast(leaders.count, 3)
    expect(leaders.allSatisfy { abs($0.midY - edge) > 2 })
  }

  @Test("a leader is solid up to the first obstacle and dotted from there")
  func forms() throws {
    /// Returns the leader of `inner`: solid parts are stroked, dots are filled.
    func leader(_ isPainted: Bool) throws -> (solid: [CGRect], dotted: [CGRect]) {
      let ink = AnnotationInk.frame.color.multiplyingOpacity(by: 0.8)
      let view = box(20, 20, "inner").frame(width: 200, height: 60)
        .background(isPainted ? Color.yellow : .clear)
      let items = try annotated(view, .frames).list.items
      func lines(_ line: (DisplayItem) -> CGRect?) -> [CGRect] { items.compactMap(line) }
      return (
        lines { if case .stroke(let path, _, .color(ink)) = $0 { path.boundingRect } else { nil } },
        lines { if case .fill(let path, .color(ink), _) = $0 { path.boundingRect } else { nil } }
      )
    }
    let plain = try leader(false)
    expect(plain.dotted.isEmpty)
    expect(!plain.solid.isEmpty)
    let painted = try leader(true)
    let dots = try require(painted.dotted.first)
    // From the painted edge to the frame: half of 200 − 20.
    expectLess(abs(dots.width - 90), 3, "\(painted)")
    expect(!painted.solid.isEmpty)
  }

  @Test("clipped parts of views do not widen a picture unless measured")
  func clipped() throws {
    let row = HStack(spacing: 0) {
      box(300, 20, "first")
      box(300, 20, "second")
    }
    .frame(width: 400, alignment: .leading).clipped().padding(300)
    func width(_ rulers: [Ruler]) throws -> CGFloat {
      try annotated(row, rulers: rulers, width: 1000).list.size.width
    }
    let seen = try width([.width(of: "first")])
    let whole = try width([.width(of: "first"), .width(of: "second")])
    expectEqual(whole - seen, 200)
  }

  @Test("a witness line reaches the edge of a round view")
  func round() throws {
    /// Returns the length of the witness line at the top of the view's height.
    func length<S: Shape>(_ shape: S) throws -> CGFloat {
      let view = shape.fill(.gray).frame(width: 40, height: 60).accessibilityIdentifier("view")
      let lines = try annotated(view, rulers: [.height(of: "view")]).list.items.compactMap {
        item -> CGRect? in
        guard case .fill(let path, .color(let color), _) = item,
          color == AnnotationInk.dimension.color.multiplyingOpacity(by: 0.7)
        else { return nil }
        return path.boundingRect
      }
      return try require(lines.min { $0.minY < $1.minY }).width
    }
    let square = try length(Rectangle())
    expectAtMost(abs(try length(Ellipse()) - square - 20), 2)
    try expectEqual(length(RoundedRectangle(cornerRadius: 8)), square)
  }

  @Test("the numbers of a comparison follow the order of their lines")
  func order() throws {
    let paper = Bitmap(
      width: 100, height: 100, pixels: [UInt8](repeating: 255, count: 40_000))
    func track(_ name: String, _ before: Double, _ after: Double) -> BaselineTrack {
      BaselineTrack(
        [before, after].map { height in
          ViewBaselines(
            name: name, frame: CGRect(x: 10, y: height - 10, width: 40, height: 12), first: 10,
            last: 10)
        })
    }
    let sheet = AnnotationSheet(
      comparing: ["before", "after"].map { .init(title: $0, paper, scale: 1) },
      [track("EUR", 60, 52.25), track("4.20", 60, 60), track("Flat white", 60, 55.75)], scale: 2,
      engine: try SharedTextEngine.engine())
    let labels = sheet.picture().labels
    // The table below repeats the numbers.
    let (upper, lower) = (
      try require(labels.first { $0.text == "−7.75" }),
      try require(labels.first { $0.text == "−4.25" })
    )
    expectAtMost(upper.frame.maxY, lower.frame.minY + 4)
  }

  @Test("the legend distinguishes hatched areas from distances")
  func hatching() throws {
    let row = HStack(spacing: 12) {
      box(40, 20, "a")
      box(40, 20, "b")
    }
    let one = try annotated(row, .spacing)
    let two = try annotated(row, .spacing, rulers: [.width(of: "a")])
    func lines(_ picture: AnnotatedPicture) -> Int {
      rules(picture, .dimension).count { $0.height == 0 && $0.width == 22 }
    }
    expectEqual(lines(one), 0)
    expectEqual(lines(two), 1)
  }
}
