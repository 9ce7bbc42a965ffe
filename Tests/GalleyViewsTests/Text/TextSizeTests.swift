import Expectations
import Galley
import TestSupport
import Testing

/// A text that can be measured repeatedly without being resolved again.
@MainActor
struct MeasuredText {
  private let pipeline: Pipeline

  init<V: View>(_ text: V, scale: CGFloat = 2) throws {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    pipeline = try Pipeline(text, environment: environment)
  }

  func size(_ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    pipeline.root.size(for: ProposedViewSize(width: width, height: height))
  }
}

/// Returns the engine's metrics of the system font.
@MainActor
func metrics(_ font: Font = .body, _ typeSize: DynamicTypeSize = .large) throws -> FontMetrics {
  try SharedTextEngine.engine().metrics(for: font.resolved(for: typeSize))
}

func ceiled(_ value: Double, scale: Double = 2) -> Double { PixelGrid(scale: scale).ceil(value) }

@MainActor
@Suite("Text sizes")
struct TextSizeTests {
  nonisolated static let strings = [
    "Hello", "The museum opens at nine. Shall we meet at the entrance?",
    "Donaudampfschifffahrtsgesellschaft", "A\nBB\n\nDDDD", "  spaces   between   words  ", "",
  ]

  @Test("a text never exceeds its proposal, except for its first line", arguments: strings)
  func neverLarger(string: String) throws {
    let text = try MeasuredText(Text(verbatim: string))
    let line = ceiled(try metrics().lineHeight)
    for height in [0, 1, 5, 21, 100, nil] as [CGFloat?] {
      for width in stride(from: 0, through: 200, by: 0.5) {
        let size = text.size(width, height)
        expectAtMost(size.width, width, "\(string) in \(width)")
        expectAtLeast(size.width, 0, "\(string) in \(width)")
        if let height { expectAtMost(size.height, max(height, line), "\(width) × \(height)") }
      }
    }
  }

  @Test("more width never makes a text taller", arguments: strings)
  func monotonousHeight(string: String) throws {
    let text = try MeasuredText(Text(verbatim: string))
    let heights = stride(from: 1, through: 400, by: 1.5).map { text.size($0).height }
    expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("proposing the natural size returns it, at any scale", arguments: strings)
  func naturalSizeFedBack(string: String) throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let text = try MeasuredText(Text(verbatim: string), scale: scale)
      let natural = text.size(nil)
      expect(text.size(natural.width, natural.height) == natural || string.isEmpty)
      expect(text.size(natural.width) == natural || string.isEmpty)
      expectEqual(text.size(.infinity, .infinity), natural)
    }
  }

  @Test("proposing a returned size returns it again", arguments: strings.filter { !$0.isEmpty })
  func answersFedBack(string: String) throws {
    let text = try MeasuredText(Text(verbatim: string))
    for width in stride(from: 20, through: 300, by: 3.5) {
      let size = text.size(width)
      expectEqual(text.size(size.width, size.height), size, "\(string) in \(width)")
    }
  }

  @Test("a text has zero size for a zero proposal, and no minimum width")
  func zero() throws {
    let text = try MeasuredText(Text("Hello"))
    expectEqual(text.size(0, 0), .zero)
    expectEqual(text.size(0).width, 0)
  }

  @Test("one line is shown in any height; a width of zero gives one visible character per line")
  func heights() throws {
    let word = try MeasuredText(Text(verbatim: "Heron"))
    for height in [0, 1, 10, .infinity] as [CGFloat] {
      expectEqual(word.size(nil, height), word.size(nil))
      expectEqual(word.size(500, height), word.size(nil))
    }
    let columns = try ["Heron", "He ron\n", "He\u{300}ron", "\u{8}eron"].map {
      try MeasuredText(Text(verbatim: $0)).size(0)
    }
    expectEqual(Set(columns.map(\.height)).count, 1)
  }

  @Test("sizes are whole pixels", arguments: [1, 2, 3] as [CGFloat])
  func wholePixels(scale: CGFloat) throws {
    let text = try MeasuredText(Text("Hello, world"), scale: scale)
    let size = text.size(nil)
    expectClose(
      [(size.width * scale).rounded(), (size.height * scale).rounded()],
      [size.width * scale, size.height * scale])
  }

  @Test("an empty text has the height of one line and no width")
  func emptyText() throws {
    let size = try MeasuredText(Text("")).size(nil)
    expectClose(size, 0, ceiled(try metrics().lineHeight))
  }

  @Test("a body paragraph has a line pitch of 22 points")
  func bodyPitch() throws {
    let tree = layout(120, nil) {
      Text("The museum opens at nine. Shall we meet at the entrance?").named("text")
    }
    let baselines = try require(tree["text"].text).lineBaselines
    expectAtLeast(baselines.count, 3)
    for (upper, lower) in zip(baselines, baselines.dropFirst()) {
      expectClose([lower - upper], [22])
    }
    let metrics = try metrics()
    let count = Double(baselines.count)
    let lead = 22 - metrics.lineHeight
    expectClose([metrics.leading], [lead])
    expectClose(
      [tree["text"].frame.height], [ceiled(count * metrics.lineHeight + (count - 1) * lead)])
  }

  @Test("explicit baselines are the first line's ascent and the last line's, after all pitches")
  func baselines() throws {
    let tree = layout(120, nil) {
      Text("The museum opens at nine. Shall we meet at the entrance?").named("text")
    }
    let text = tree["text"]
    let lines = try require(text.text).lineBaselines
    let ascent = CGFloat(PixelGrid(scale: 2).round(try metrics().ascent))
    expectEqual(text.dimensions[explicit: .firstTextBaseline], ascent)
    expectEqual(lines.first, ascent)
    expectEqual(text.dimensions[explicit: .lastTextBaseline], lines.last)
    expectClose([text.dimensions[.lastTextBaseline]], [ascent + 22 * CGFloat(lines.count - 1)])
    for guide in [VerticalAlignment.top, .center, .bottom] {
      expectNil(text.dimensions[explicit: guide])
    }
    let single = layout(nil, nil) { Text("One").named("text") }["text"].dimensions
    expectEqual(single[.firstTextBaseline], single[.lastTextBaseline])
  }

  @Test("lineSpacing applies if it exceeds the font's leading", arguments: [0, 1, 5, 12.5])
  func lineSpacing(spacing: Double) throws {
    let tree = layout(nil, nil) {
      Text("A\nB\nC").lineSpacing(spacing).named("text")
    }
    let metrics = try metrics()
    let gap = max(metrics.leading, spacing)
    expectClose([tree["text"].frame.height], [ceiled(3 * metrics.lineHeight + 2 * gap)])
    let baselines = try require(tree["text"].text).lineBaselines
    expectClose(
      [baselines[2] - baselines[0]], [2 * (metrics.lineHeight + gap)], tolerance: 0.5)
  }

  @Test("lineLimit and the height both limit the number of lines", arguments: 1...3)
  func lineLimit(limit: Int) throws {
    let text = Text("The museum opens at nine. Shall we meet at the entrance?")
    func lines(_ view: some View, _ height: CGFloat?) throws -> Int {
      try require(layout(100, height) { view.named("text") }["text"].text).lineBaselines.count
    }
    try expectEqual(lines(text.lineLimit(limit), nil), limit)
    try expectEqual(lines(text, CGFloat(limit) * 22), limit)
    try expectGreater(lines(text.lineLimit(nil), nil), 3)
    // One line is shown even if the height fits none.
    try expectEqual(lines(text, 3), 1)
  }

  @Test("reserved lines add space below the text's last baseline")
  func reservedLines() throws {
    let metrics = try metrics()
    let three = ceiled(3 * metrics.lineHeight + 2 * metrics.leading)
    let tree = layout(nil, nil) { Text("One").lineLimit(3, reservesSpace: true).named("text") }
    expectClose([tree["text"].frame.height], [three])
    let dimensions = tree["text"].dimensions
    expectEqual(dimensions[.lastTextBaseline], dimensions[.firstTextBaseline])
    let range = layout(nil, nil) { Text("One").lineLimit(3...5) }
    expectClose([range.root.frame.height], [three])
    let plain = layout(nil, nil) { Text("One").lineLimit(3) }
    expectClose([plain.root.frame.height], [ceiled(metrics.lineHeight)])
  }

  @Test("vertical fixedSize keeps all lines in the proposed width")
  func fixedHeight() {
    let text = Text("The museum opens at nine. Shall we meet at the entrance?")
    let free = layout(100, nil) { text }.root.frame.size
    let fixed = layout(100, 10) { text.fixedSize(horizontal: false, vertical: true) }
    expectEqual(fixed.root.frame.size, free)
    let cut = layout(100, 10) { text }
    expectLess(cut.root.frame.height, free.height)
    let line = layout(100, 10) { text.fixedSize() }.root.frame.width
    expectEqual(line, layout(nil, nil) { text }.root.frame.width)
    expectGreater(line, 100)
  }

  @Test("a text shrinks as far as minimumScaleFactor allows before it is truncated")
  func minimumScaleFactor() throws {
    let text = Text("Shall we meet at the entrance?").lineLimit(1)
    let natural = layout(nil, nil) { text }.root.frame.size
    func glyphs(_ view: some View, _ width: CGFloat?) throws -> Int {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize.width = width
      return try renderer.displayList().glyphLines.map { $0.line.glyphCount }.reduce(0, +)
    }
    let all = try glyphs(text, nil)
    let space = natural.width * 0.7
    try expectLess(glyphs(text, space), all)
    try expectEqual(glyphs(text.minimumScaleFactor(0.5), space), all)
    try expectLess(glyphs(text.minimumScaleFactor(0.9), space), all)
    let shrunk = layout(space, nil) { text.minimumScaleFactor(0.5) }.root.frame.size
    expectAtMost(shrunk.width, space)
    expectLess(shrunk.height, natural.height)
    expectEqual(layout(500, nil) { text.minimumScaleFactor(0.5) }.root.frame.size, natural)
  }

  @Test(
    "a line that cannot be broken overflows equally on both sides",
    arguments: [TextAlignment.leading, .center, .trailing])
  func middleOfTooNarrow(_ alignment: TextAlignment) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let tree = LayoutTree(
        of: Text("Hello world")
          .multilineTextAlignment(alignment)
          .environment(\.layoutDirection, direction),
        proposal: ProposedViewSize(width: 4, height: 30))
      let index = try require(
        tree.placed.nodes.indices.first { tree.placed.text(of: $0) != nil })
      let text = try require(tree.placed.text(of: index))
      let line = try require(text.lines.first)
      expectGreater(line.width, 4)
      expectAtMost(abs(text.origin(ofLine: 0, width: 4).x + line.width / 2 - 2), 0.5)
    }
  }

  // MARK: Dynamic Type

  nonisolated static let sizes: [DynamicTypeSize: [Double]] = [
    .xSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    .xLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    .xxLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    .xxxLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    .accessibility1: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    .accessibility2: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    .accessibility3: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    .accessibility4: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    .accessibility5: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]

  @Test("text styles have the sizes of Apple's guidelines", arguments: DynamicTypeSize.allCases)
  func styleSizes(typeSize: DynamicTypeSize) throws {
    let expected = try require(Self.sizes[typeSize])
    for (style, size) in zip(Font.TextStyle.allCases, expected) {
      let font = Font.system(style).resolved(for: typeSize)
      expectEqual(font.size, size, "\(style)")
      expectEqual(font.weight, style == .headline ? 600 : 400, "\(style)")
    }
  }

  @Test("line pitches of the text styles at the default size, and of body at every size")
  func pitches() {
    let pitches: [Double] = [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
    for (style, pitch) in zip(Font.TextStyle.allCases, pitches) {
      expectEqual(Font.system(style).resolved(for: .large).linePitch, pitch, "\(style)")
    }
    let body: [Double] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    for (typeSize, pitch) in zip(DynamicTypeSize.allCases, body) {
      expectEqual(Font.body.resolved(for: typeSize).linePitch, pitch, "\(typeSize)")
    }
  }

  @Test("system sizes are fixed; custom sizes scale with their text style")
  func customSizes() {
    expectEqual(Font.system(size: 20).resolved(for: .xxxLarge).size, 20)
    expectEqual(Font.custom("Inter", size: 20).resolved(for: .large).size, 20)
    let (body, caption): (Double, Double) = (20 * 23 / 17, 20 * 17 / 11)
    expectEqual(Font.custom("Inter", size: 20).resolved(for: .xxxLarge).size, body.rounded())
    expectEqual(
      Font.custom("Inter", size: 20, relativeTo: .caption2).resolved(for: .xxxLarge).size,
      caption.rounded())
    expectEqual(Font.custom("Inter", fixedSize: 20).resolved(for: .xxxLarge).size, 20)
  }

  @Test("the environment's text size changes a text's height")
  func environmentTypeSize() throws {
    func height(_ size: DynamicTypeSize) -> CGFloat {
      layout(nil, nil) { Text("Hello").dynamicTypeSize(size) }.root.frame.height
    }
    for size in DynamicTypeSize.allCases {
      expectClose([height(size)], [ceiled(try metrics(.body, size).lineHeight)])
    }
    let capped = layout(nil, nil) {
      Text("Hello").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)
    }
    expectEqual(capped.root.frame.height, height(.large))
  }

  // MARK: Spacing

  @Test("the distance between two stacked texts is the lower text's leading")
  func textToText() throws {
    let tree = layout(nil, nil) {
      VStack(alignment: .leading) {
        Text("One").font(.title).named("a")
        Text("Two").named("b")
        Text("Three").font(.system(size: 17)).named("c")
      }
    }
    expectClose(
      [tree["b"].frame.minY - tree["a"].frame.maxY], [ceiled(try metrics().leading)])
    expectClose([tree["c"].frame.minY - tree["b"].frame.maxY], [0])
  }

  @Test("distances between a text and plain views around it", arguments: Font.TextStyle.allCases)
  func textAndPlainView(style: Font.TextStyle) throws {
    let tree = layout(nil, nil) {
      VStack {
        box(10, 10).named("above")
        Text("Text").font(.system(style)).named("text")
        box(10, 10).named("below")
      }
    }
    let font = try metrics(.system(style))
    let padding = ceiled(0.1 * font.lineHeight)
    expectClose(
      [tree["text"].frame.minY - tree["above"].frame.maxY], [font.descent + padding])
    expectClose(
      [tree["below"].frame.minY - tree["text"].frame.maxY],
      [max(font.lineHeight + padding - font.capHeight, font.descent + padding)])
  }

  @Test("a text is 8 points from a neighbor that is not a spacer")
  func besideText() {
    let tree = layout(nil, nil) {
      HStack {
        Text("One").named("a")
        Text("Two").named("b")
        box(10, 10).named("c")
      }
    }
    expectClose(
      [
        tree["b"].frame.minX - tree["a"].frame.maxX, tree["c"].frame.minX - tree["b"].frame.maxX,
      ], [8, 8])
  }
}

extension ShapedLine {
  var glyphCount: Int { runs.map(\.glyphs.count).reduce(0, +) }
}

extension DisplayList {
  /// The lines of text with the left ends of their baselines, in painting order.
  var glyphLines: [(line: ShapedLine, origin: CGPoint)] {
    items.compactMap {
      if case .glyphs(let line, let origin, _) = $0 { (line, origin) } else { nil }
    }
  }
}
