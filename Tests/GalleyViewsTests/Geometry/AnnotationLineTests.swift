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
    #expect(lines.count == 2)
    #expect(halos.count == 2)
    #expect(try #require(halos.max()) < #require(lines.min()))
  }

  @Test("letters interrupt a rule, unless little of it would remain")
  func interruptions() throws {
    func parts(_ view: some View) throws -> Int {
      let picture = try annotated(view, rulers: [.guide(VerticalAlignment.center, of: "view")])
      // The legend has one more line.
      return rules(picture, .guide).count - 1
    }
    #expect(try parts(Text("Hello").accessibilityIdentifier("view")) == 1)
    #expect(try parts(Text("Hello").frame(width: 200).accessibilityIdentifier("view")) == 2)
  }

  @Test("the light edge of a baseline runs below it, past the letters that stand on it")
  func baselineEdge() throws {
    let picture = try annotated(
      Text("Hello").accessibilityIdentifier("text").padding().background(.yellow), .baselines)
    let edges = picture.list.items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(let color), _) = item,
        color == AnnotationInk.paper.multiplyingOpacity(by: 0.6)
      else { return nil }
      return path.boundingRect
    }
    #expect(edges.count == 1)
    #expect(edges[0].height == 0.5)
    #expect(edges[0].width > 30)
  }

  @Test("only texts with nothing over them are written again over hatching")
  func topmostTexts() throws {
    let view = VStack {
      Text("under").overlay { Color.red.frame(width: 20, height: 20) }
      Text("free").padding().background(.yellow)
    }
    let texts = TopmostTexts(try ImageRenderer(content: view).displayList().items)
    #expect(texts.frames.count == 1)
    let kinds = texts.items.map { item in
      switch item {
      case .glyphs: "text"
      case .fill, .stroke, .bitmap: "area"
      default: "state"
      }
    }
    #expect(kinds.count { $0 == "text" } == 1)
    #expect(!kinds.contains("area"))
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
    #expect(Set(caps.map(\.minX)).count == 3)
    // The caps are centered on the line, which ends where they do.
    #expect(caps.allSatisfy { $0.midY == distances[0].midY })
    #expect(caps.map(\.minX).max() == distances[1].maxX - 0.25)
    #expect(caps.map(\.minX).min() == distances[0].minX + 0.25)
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
    try #require(witnesses.count == 2)
    #expect(witnesses[0].minY - witnesses[1].minY == 30)
  }

  @Test("a label is on the side where its leader crosses fewer texts")
  func sides() throws {
    let row = HStack(spacing: 20) {
      Text("Large").font(.system(size: 60)).accessibilityIdentifier("large")
      Text("small").accessibilityIdentifier("small")
    }
    let picture = try annotated(row, .baselines, width: 300)
    let (large, small) = (
      try #require(picture.labels.first { $0.text.hasPrefix("large") }),
      try #require(picture.labels.first { $0.text.hasPrefix("small") })
    )
    #expect(large.frame.maxX < small.frame.minX)
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
    let edge = try #require(outline).minY
    #expect(leaders.count >= 3)
    #expect(leaders.allSatisfy { abs($0.midY - edge) > 2 })
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
    #expect(plain.dotted.isEmpty)
    #expect(!plain.solid.isEmpty)
    let painted = try leader(true)
    let dots = try #require(painted.dotted.first)
    // From the painted edge to the frame: half of 200 − 20.
    #expect(abs(dots.width - 90) < 3, "\(painted)")
    #expect(!painted.solid.isEmpty)
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
    #expect(whole - seen == 200)
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
      return try #require(lines.min { $0.minY < $1.minY }).width
    }
    let square = try length(Rectangle())
    #expect(abs(try length(Ellipse()) - square - 20) <= 2)
    #expect(try length(RoundedRectangle(cornerRadius: 8)) == square)
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
      try #require(labels.first { $0.text == "−7.75" }),
      try #require(labels.first { $0.text == "−4.25" })
    )
    #expect(upper.frame.maxY <= lower.frame.minY + 4)
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
    #expect(lines(one) == 0)
    #expect(lines(two) == 1)
  }
}
