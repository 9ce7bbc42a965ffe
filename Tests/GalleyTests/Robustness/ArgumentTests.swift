import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Invalid arguments of views must not end the program.
@MainActor
@Suite("Invalid arguments")
struct ArgumentTests {
  /// Lays out the view, paints it if a painter is available, and returns its texts.
  @discardableResult
  private func texts(
    _ view: some View, line: Int = #line, column: Int = #column
  ) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    if hasPainter {
      try expectEqual(renderer.bitmap().width, 200, line: line, column: column)
    }
    let tree = try renderer.layoutTree()
    for node in tree.nodes {
      expect(node.frame.isFinite, "\(node)", line: line, column: column)
    }
    return tree.texts
  }

  // MARK: Specifiers

  @Test("valid specifiers work as in String(format:locale:)")
  func specifiers() throws {
    let (number, value): (Int, Double) = (1_234, 0.567)
    try expectEqual(
      texts(Text("\(number, specifier: "%d") \(number, specifier: "%08lld")")),
      ["1,234 00001234"])
    try expectEqual(texts(Text("\(number, specifier: "%x %%")")), ["4d2 %"])
    try expectEqual(texts(Text("\(value, specifier: "%.1f")")), ["0.6"])
    try expectEqual(texts(Text("\(value * 100, specifier: "%.0f%%")")), ["57%"])
    try expectEqual(texts(Text("\(value * 100, specifier: "%.0f%")")), ["57%"])
    try expectEqual(texts(Text("\(value, specifier: "<%+8.2lf>")")), ["<   +0.57>"])
    try expectEqual(texts(Text("\(CGFloat(1.5), specifier: "%.2f")")), ["1.50"])
    try expectEqual(texts(Text("\(Float(1.5), specifier: "%g")")), ["1.5"])
    try expectEqual(texts(Text("\(Int8(-1), specifier: "%lld")")), ["-1"])
    try expectEqual(texts(Text("\(UInt8(200), specifier: "%hhu")")), ["200"])
    try expectEqual(texts(Text("\(UInt64.max, specifier: "%llu")")), ["18446744073709551615"])
    try expectEqual(texts(Text("\(number, specifier: "%1$d of %1$d")")), ["1,234 of 1,234"])
    try expectEqual(texts(Text("\(number, specifier: "none")")), ["none"])
    try expectEqual(texts(Text("\(65, specifier: "%c")")), ["A"])
  }

  @Test(
    "an invalid specifier shows the number and is reported",
    arguments: [
      "%@", "%s", "%S", "%p", "%n", "%f", "%.2f", "%Lf", "%*d", "%.*d", "%2$d", "%0$d",
      "%99999999999d", "%.99999999999d", "%1001d", "%v", "%", "%%%@", "%5", "%-", "%l", "%$d",
      "%99999999999999999999$d", "%hhhd", "%é", "%\u{0}", "%d %d", "%d %@", "%@ %@",
    ])
  func wrongSpecifiers(specifier: String) throws {
    let view = Text("\(7, specifier: specifier)")
    let string = try texts(view).joined()
    let tree = LayoutTree(of: view)
    if specifier == "%" {
      expectEqual(string, "%")
      expect(tree.diagnostics.isEmpty)
    } else {
      expect(string, contains: "7")
      expectEqual(tree.diagnostics.count, 1, "\(string)")
      expectEqual(tree.diagnostics.first?.message.contains(specifier), true)
    }
    // The same for a floating-point number.
    try texts(Text("\(0.5, specifier: specifier)"))
  }

  @Test("any specifier gives a text")
  func randomSpecifiers() throws {
    var random = SplitMix64(seed: 12)
    let parts = Array("%%%$*.0123456789-+ #'hlqjztLdioxXucCsSpn@aAeEfFgGm\u{0}é")
    for _ in 0..<2_000 {
      let specifier = String(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          random.pick(parts)
        })
      for key in [
        "\(Int.min, specifier: specifier)", "\(1e300, specifier: specifier)",
        "\(UInt8(255), specifier: specifier)", "\(Float.nan, specifier: specifier)",
      ] as [LocalizedStringKey] {
        expectEqual(Text(key), Text(key))
      }
    }
  }

  // MARK: Formats

  private nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -0.0, 1e18, 1e19, 1e300,
  ]

  @Test("numbers of any size are formatted in any format", arguments: numbers)
  func numberFormats(number: Double) throws {
    // Foundation's own words, in the renderer's locale.
    let locale = Locale(identifier: "en_US")
    func check(
      _ format: FloatingPointFormatStyle<Double>,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let view = Text(number, format: format).lineLimit(1).environment(\.locale, locale)
      try expectEqual(
        texts(view), [number.formatted(format.locale(locale))],
        sourceLocation: sourceLocation)
    }
    try check(.number)
    try check(.number.precision(.fractionLength(0...400)))
    try check(.number.precision(.significantDigits(1...400)))
    try check(.number.notation(.compactName))
    try check(.number.notation(.scientific))
    let plain = number.formatted(.number.locale(locale))
    let percent = Text(number, format: .percent).environment(\.locale, locale)
    try expectEqual(texts(percent), [number.formatted(.percent.locale(locale))])
    for code in ["EUR", "", "no currency"] {
      let price = Text(number, format: .currency(code: code)).environment(\.locale, locale)
      try expectEqual(texts(price), [number.formatted(.currency(code: code).locale(locale))])
    }
    let mixed = Text("\(number, format: .number) \(number)").environment(\.locale, locale)
    try expectEqual(texts(mixed).first?.hasPrefix(plain), true)
    let labeled = LabeledContent("a", value: number, format: .number.grouping(.never))
    try expectEqual(texts(labeled).first, "a")
    let field = TextField("a", value: .constant(number), format: .number)
    try expectEqual(texts(field.environment(\.locale, locale)), [plain])
    let egypt = Locale(identifier: "ar_EG")
    let arabic = Text(number, format: .number).environment(\.locale, egypt)
    try expectEqual(texts(arabic), [number.formatted(.number.locale(egypt))])
  }

  @Test("dates outside of any calendar are handled", arguments: numbers)
  func dates(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    for format in [
      .dateTime, .dateTime.year().month().day().hour().minute().second(), .dateTime.weekday(),
    ] as [Date.FormatStyle] {
      let shown = try texts(Text(date, format: format))
      expectEqual(shown.count, 1)
      // NaN is no date.
      expectEqual(shown.first?.isEmpty, seconds.isNaN)
    }
    let weekday = try texts(Text("\(date, format: .dateTime.weekday())"))
    expectEqual(weekday.first?.isEmpty, seconds.isNaN)
    let picker = DatePicker("a", selection: .constant(date))
    for shown in [
      try texts(picker),
      try texts(picker.environment(\.calendar, Calendar(identifier: .hebrew))),
      try texts(picker.environment(\.locale, Locale(identifier: "th_TH"))),
    ] {
      expectEqual(shown.first, "a")
      // The day and the time.
      expectAtLeast(shown.dropFirst().filter { !$0.isEmpty }.count, seconds.isNaN ? 0 : 2)
    }
  }

  @Test(
    "unknown locales are handled",
    arguments: ["", "_", "zz", "en_", "zh", "zh-Hant-", "😀", "en_US@calendar=none", "@", "\u{0}"])
  func locales(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let view = VStack {
      Text("Title").textCase(.uppercase)
      Text(1234.5, format: .number)
      DatePicker("a", selection: .constant(Date(timeIntervalSince1970: 0)))
    }
    let shown = try texts(view.environment(\.locale, locale))
    expectEqual(shown.first, "TITLE")
    expect(shown.contains { $0.contains { $0.isNumber } })
    expect(shown, contains: "a")
  }

  // MARK: Paths

  @Test(
    "curves to NaN or distant points are handled",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e200, 1e308])
  func curves(number: CGFloat) {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    var cubic = Path()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: number, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 0))
    var quadratic = Path()
    quadratic.move(to: .zero)
    quadratic.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 0, y: number))
    for path in [cubic, quadratic] {
      expect(!path.contains(CGPoint(x: -50, y: -50)))
      for combined in [path.union(square), square.subtracting(path), path.intersection(square)] {
        expect(!combined.contains(CGPoint(x: -50, y: -50)))
      }
      expect(!path.strokedPath(StrokeStyle(lineWidth: 1)).contains(CGPoint(x: -50, y: -50)))
      expect(!path.lineIntersection(square).contains(CGPoint(x: -50, y: -50)))
    }
  }

  @Test("curves to distant points take no extra steps", arguments: [CGFloat(1e40), 1e150])
  func farCurves(number: CGFloat) {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 2, y: 0), control1: CGPoint(x: 1, y: number),
      control2: CGPoint(x: 2, y: number))
    expect(!path.contains(CGPoint(x: -50, y: -50)))
    expect(!path.trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  // MARK: Ranges

  @Test("controls with NaN values or empty ranges are handled", arguments: numbers)
  func controls(number: Double) throws {
    let everything = -Double.infinity ... .infinity
    let sliders = [
      AnyView(Slider(value: .constant(number))),
      AnyView(Slider(value: .constant(number), in: 0...0)),
      AnyView(Slider(value: .constant(0), in: everything, step: number)),
      AnyView(Slider(value: .constant(number), in: everything, step: 1)),
      AnyView(Slider(value: .constant(0.5), in: 0...1, step: number)),
      AnyView(Slider(value: .constant(Float(0.5)), in: 0...1, step: Float(number))),
      AnyView(ProgressView(value: number)),
      AnyView(ProgressView(value: 0.5, total: number)),
      AnyView(ProgressView(value: number, total: number).progressViewStyle(.circular)),
    ]
    for slider in sliders { try expectEqual(texts(slider), []) }
    let labeled = [
      AnyView(Stepper("a", value: .constant(number), in: -1...1, step: number)),
      AnyView(Stepper("a", value: .constant(number), step: number)),
      AnyView(Gauge(value: number) { Text("a") }),
      AnyView(Gauge(value: number, in: 0...0) { Text("a") }.gaugeStyle(.accessoryCircular)),
      AnyView(Gauge(value: 0.5, in: everything) { Text("a") }),
    ]
    for control in labeled { try expectEqual(texts(control), ["a"]) }
  }

  @Test("a slider with any step keeps its value in its range", arguments: numbers)
  func sliderRange(step: Double) throws {
    final class Model { var value = 0.5 }
    let model = Model()
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    let renderer = ImageRenderer(
      content: Slider(value: binding, in: 0...1, step: step) { Text("a") })
    for value in Self.numbers where !value.isNaN {
      try renderer.set("a", to: value)
      expect((0...1).contains(model.value), "\(value) with a step of \(step)")
    }
  }

  @Test("a stepper with any step keeps its value in its range", arguments: numbers)
  func stepperRange(step: Double) throws {
    final class Model { var value = 0.5 }
    let model = Model()
    let binding = Binding(get: { model.value }, set: { model.value = $0 })
    let renderer = ImageRenderer(content: Stepper("a", value: binding, in: -1...1, step: step))
    for value in Self.numbers where !value.isNaN {
      try renderer.set("a", to: value)
      expect((-1...1).contains(model.value), "\(value) with a step of \(step)")
    }
  }

  @Test("the limits of integer types are handled", arguments: [Int.min, -1, 0, 1, .max])
  func integers(number: Int) throws {
    let grid = Grid {
      GridRow {
        Text("a").gridCellColumns(number)
        Text("b")
      }
    }
    try texts(grid)
    try texts(Text("a b").lineLimit(number))
    try texts(Text("a b").lineLimit(number, reservesSpace: true).lineLimit(1))
    try texts(Text("a b").lineLimit(Int.min...number).frame(height: 10))
    try texts(Text("a b").lineLimit(...number))
    try texts(Text("a").onTapGesture(count: number) {})
    try texts(TabView(selection: .constant(number)) { Text("a").tag(1) })
    try texts(Picker("a", selection: .constant(number)) { Text("a").tag(1) })
    try texts(ForEach(number..<number) { Text("\($0)") })
    try texts(Stepper("a", value: .constant(number), step: number))
    try texts(RoundedRectangle(cornerRadius: CGFloat(number)))
    try texts(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: CGFloat(number)))]) { Text("a") })
    var path = NavigationPath()
    path.append(1)
    path.removeLast(number)
    expectAtLeast(path.count, 0)
    for name in ["Increment", "Decrement"] {
      for step in [number, 1] {
        let stepper = Stepper("a", value: .constant(number), step: step)
        try ImageRenderer(content: stepper).tap(name)
      }
    }
  }

  @Test("an unlimited line limit doesn't reserve infinite space")
  func reservedLines() throws {
    let view = Text("a").lineLimit(Int.max, reservesSpace: true)
    expect(layout(100, nil) { view }.nodes.allSatisfy { $0.frame.isFinite })
  }

  // MARK: Styles and animations

  private struct EmptyStyle: ShapeStyle {}

  @Test("a style without any implementation is clear", .enabled(if: hasPainter))
  func emptyStyle() throws {
    let renderer = ImageRenderer(content: Rectangle().fill(EmptyStyle()))
    renderer.proposedSize = ProposedViewSize(width: 10, height: 10)
    try expectEqual(renderer.bitmap()[5, 5].alpha, 0)
  }

  @Test("springs with an invalid bounce are overdamped and don't oscillate forever")
  func impossibleBounces() {
    let ratios = [-0.95, -1, -2, -.infinity].map { Spring(bounce: $0).dampingRatio }
    expectEqual(ratios, [10, 10, 10, 10])
    expectEqual(Spring(bounce: -0.5).dampingRatio, 2)
    expectEqual(Spring(bounce: .nan).dampingRatio, 1)
    expectEqual(Spring(bounce: 3).dampingRatio, 0.01)
  }

  @Test("timing curves with invalid control points have finite progress")
  func impossibleCurves() {
    for value in [Double.nan, .infinity, -.infinity] {
      for curve in [
        Animation.timingCurve(value, 0, 1, 1, duration: 1),
        .timingCurve(0, value, 1, 1, duration: 1), .timingCurve(0, 0, value, 1, duration: 1),
        .timingCurve(0, 0, 1, value, duration: 1),
      ] {
        expect([0, 0.25, 0.5, 1].allSatisfy { curve.progress(at: $0).isFinite }, "\(value)")
      }
    }
  }

  // MARK: Long input

  @Test("brackets without links are parsed in linear time")
  func manyBrackets() {
    let count = 30_000
    for part in ["[", "[](", "[[](", "[]"] {
      let key = LocalizedStringKey(String(repeating: part, count: count))
      let time = ContinuousClock().measure { expect(Text(key) != Text("")) }
      expectLess(time, .seconds(5), "\(part)")
    }
    expectEqual(layout(nil, nil) { Text("[[a](b) [c](d) [](") }.nodes[0].text?.string, "[a c [](")
  }

  // MARK: Lists

  private struct Row: Identifiable {
    var id: Int { 0 }
  }

  @Test("rows with equal IDs are handled in linear time")
  func equalRows() {
    let time = ContinuousClock().measure {
      let rows = Array(repeating: Row(), count: 20_000)
      let tree = layout(100, 100) { List(rows) { _ in Color.red } }
      expectNil(tree.failure)
    }
    expectLess(time, .seconds(15), "\(time)")
  }

  private struct Numbers: RandomAccessCollection {
    var startIndex: Int { .min }
    var endIndex: Int { .max }
    subscript(position: Int) -> Int { position }
  }

  @Test("ranges that exceed the row limit are rejected immediately")
  func endlessRanges() throws {
    func check<V: View>(_ view: V, _ comment: Comment) {
      let time = ContinuousClock().measure {
        let failure = layout(100, 100) { view }.failure as? RenderError
        expectEqual(failure, .tooManyViews(limit: 2_000_000), comment)
      }
      expectLess(time, .seconds(5), comment)
    }
    check(ForEach(0..<Int.max, id: \.self) { _ in EmptyView() }, "rows without views")
    check(List { ForEach(0..<Int.max, id: \.self) { _ in EmptyView() } }, "rows of a list")
    check(VStack { ForEach(Int.min..<Int.max, id: \.self) { _ in Color.red } }, "a stack")
    check(ScrollView { LazyVStack { ForEach(Int.min..<0) { Text("\($0)") } } }, "a lazy stack")
    check(TabView { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }, "tabs")
    check(
      Picker("a", selection: .constant(0)) { ForEach(0..<Int.max) { Text("\($0)") } }, "options")
  }

  @Test("lists that exceed the row limit terminate, even with empty rows")
  func endlessLists() throws {
    func check<V: View>(_ view: V, _ comment: Comment) throws {
      let tree = LayoutNodeTree()
      let session = ResolveSession(tree: tree, textEngine: try SharedTextEngine.engine())
      session.viewLimit = 1000
      var list = _NodeList()
      let context = _ResolveContext(session: session, environment: EnvironmentValues())
      V._resolve(view, in: context, into: &list)
      expectEqual(session.failure, .tooManyViews(limit: 1000), comment)
    }
    let numbers = Numbers()
    try check(ForEach(numbers, id: \.self) { _ in EmptyView() }, "rows without views")
    try check(List { ForEach(numbers, id: \.self) { _ in EmptyView() } }, "rows of a list")
    try check(List(numbers, id: \.self) { Text("\($0)") }, "a list")
    try check(TabView { ForEach(numbers, id: \.self) { Text("\($0)") } }, "tabs")
    try check(
      ForEach(0..<900) { _ in ForEach(0..<900) { _ in ForEach(0..<0) { _ in Color.red } } },
      "lists in lists")
    try check(LazyVGrid(columns: []) { ForEach(numbers, id: \.self) { _ in Color.red } }, "a grid")
  }
}
