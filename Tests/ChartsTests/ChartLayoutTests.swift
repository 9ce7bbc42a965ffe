import Expectations
import Foundation
import TestSupport
import Testing

@testable import Charts

/// Charts as views: their size, labels, legend, annotations and elements.
@Suite @MainActor
struct ChartLayoutTests {
  private let amounts = ["a": 2.0, "b": 8.0].sorted { $0.key < $1.key }

  private func chart() -> some View {
    Chart(amounts, id: \.key) { place in
      BarMark(x: .value("Place", place.key), y: .value("Amount", place.value))
        .foregroundStyle(by: .value("Place", place.key))
        .accessibilityIdentifier(place.key)
    }
  }

  /// The frame of a text.
  private func frame(_ text: String, in tree: LayoutTree) throws -> CGRect {
    try require(tree.nodes.first { $0.text?.string == text && $0.frame.width > 0 }).frame
  }

  @Test func `a chart fills the proposal`() {
    expectEqual(layout(240, 130) { chart() }.root.frame.size, CGSize(width: 240, height: 130))
    expectEqual(layout(nil, nil) { chart() }.root.frame.size, CGSize(width: 300, height: 200))
  }

  @Test func `labels are beside the bars`() throws {
    let tree = layout(300, 200) { chart().chartLegend(.hidden) }
    let (first, second) = (tree["a"].frame, tree["b"].frame)
    expectLess(abs(try frame("b", in: tree).midX - second.midX), 0.01)
    try expectGreater(frame("b", in: tree).minY, second.maxY)
    // The domain is 0…8: the second bar fills the plot.
    expectLess(abs(second.height - 4 * first.height), 0.01)
    expectLess(abs(try frame("8", in: tree).midY - second.minY), 0.01)
    expectLess(abs(try frame("0", in: tree).midY - second.maxY), 0.01)
    try expectGreater(frame("8", in: tree).minX, second.maxX)
    try expectAtMost(frame("8", in: tree).maxX, 300.01)
  }

  @Test func `right-to-left layouts mirror everything`() throws {
    let tree = layout(300, 200) {
      chart().chartLegend(.hidden).environment(\.layoutDirection, .rightToLeft)
    }
    expectGreater(tree["a"].frame.minX, tree["b"].frame.maxX)
    try expectLess(frame("8", in: tree).maxX, tree["b"].frame.minX)
    expectLess(abs(try frame("b", in: tree).midX - tree["b"].frame.midX), 0.01)
  }

  @Test func `a legend lists the values below or beside the plot`() throws {
    let tree = layout(300, 200) { chart().chartXAxis(.hidden) }
    try expectLess(frame("a", in: tree).maxX, frame("b", in: tree).minX)
    try expectGreater(frame("a", in: tree).minY, tree["a"].frame.maxY)
    let beside = layout(300, 200) { chart().chartXAxis(.hidden).chartLegend(position: .trailing) }
    try expectEqual(frame("a", in: beside).minX, frame("b", in: beside).minX)
    try expectAtMost(frame("a", in: beside).maxY, frame("b", in: beside).minY)
    try expectGreater(frame("a", in: beside).minX, beside["b"].frame.maxX)
    let hidden = layout(300, 200) { chart().chartXAxis(.hidden).chartLegend(.hidden) }
    expect(hidden.texts, lacks: "a")
  }

  @Test func `labels that would overlap are omitted evenly`() {
    let tree = layout(200, 100) {
      Chart(0..<30, id: \.self) {
        BarMark(x: .value("Place", "No. \($0)"), y: .value("Amount", $0))
      }
      .chartYAxis(.hidden)
    }
    let shown = tree.nodes.filter { $0.text != nil && $0.frame.width > 0 }
    let numbers = shown.compactMap {
      $0.text?.string.split(separator: " ").last.flatMap { Int($0) }
    }
    expectGreater(numbers.count, 1)
    expectEqual(Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 }).count, 1)
    for (a, b) in zip(shown, shown.dropFirst()) { expectAtMost(a.frame.maxX, b.frame.minX) }
  }

  @Test func `annotations are placed at their marks, inside the chart`() {
    let tree = layout(300, 200) {
      Chart {
        BarMark(x: .value("Place", "a"), y: .value("Amount", 4)).accessibilityIdentifier("bar")
          .annotation { box(20, 10).named("top") }
        RuleMark(y: .value("Limit", 10)).accessibilityIdentifier("rule")
          .annotation(position: .bottom, alignment: .trailing, spacing: 3) {
            box(30, 10).named("end")
          }
        BarMark(x: .value("Place", "b"), y: .value("Amount", 10))
          .annotation(position: .overlay) { Color.red.named("whole") }
          .accessibilityIdentifier("tall")
      }
    }
    expectLess(abs(tree["top"].frame.midX - tree["bar"].frame.midX), 0.01)
    expectLess(abs(tree["top"].frame.maxY + 4 - tree["bar"].frame.minY), 0.01)
    expectLess(abs(tree["end"].frame.minY - 3 - tree["rule"].frame.midY), 0.01)
    expectLess(abs(tree["end"].frame.maxX - tree["rule"].frame.maxX), 0.01)
    expectClose(tree["whole"].frame, tree["tall"].frame)
  }

  @Test func `scales make room for annotations at their ends`() throws {
    func bars(_ overflow: AnnotationOverflowResolution = .automatic) -> some View {
      Chart(amounts, id: \.key) { place in
        BarMark(x: .value("Place", place.key), y: .value("Amount", place.value))
          .accessibilityIdentifier(place.key)
          .annotation(position: .top, overflowResolution: overflow) {
            box(20, 30).named("top \(place.key)")
          }
      }
    }
    for overflow in [AnnotationOverflowResolution.automatic, .init(y: .padScale)] {
      let tree = layout(300, 200) { bars(overflow) }
      let (bar, view) = (tree["b"].frame, tree["top b"].frame)
      expectLess(abs(view.maxY + 4 - bar.minY), 0.01)
      expectLess(abs(view.minY), 0.01)
      // The labels are beside the values, and the bars in proportion.
      expectLess(abs(try frame("8", in: tree).midY - bar.minY), 0.01)
      expectLess(abs(bar.height - 4 * tree["a"].frame.height), 0.01)
    }
    let given = layout(300, 200) { bars().chartYScale(domain: 0...8) }
    expectLess(abs(given["top b"].frame.minY), 0.01)
    expectGreater(given["top b"].frame.maxY, given["b"].frame.minY)
    let fitting = layout(300, 200) { bars(.init(y: .fit(to: .chart))) }
    expectClose(fitting["b"].frame, given["b"].frame)
    let free = layout(300, 200) { bars(.init(y: .disabled)) }
    expectLess(abs(free["top b"].frame.maxY + 4 - free["b"].frame.minY), 0.01)
    expectClose(free["b"].frame, given["b"].frame)
  }

  @Test func `scales make room beside horizontal bars in both directions`() {
    for direction in LayoutDirection.allCases {
      let tree = layout(300, 200) {
        Chart(amounts, id: \.key) { place in
          BarMark(x: .value("Amount", place.value), y: .value("Place", place.key))
            .accessibilityIdentifier(place.key)
            .annotation { box(40, 10).named("end \(place.key)") }
        }
        .environment(\.layoutDirection, direction)
      }
      let (bar, view) = (tree["b"].frame, tree["end b"].frame)
      let distance = direction == .leftToRight ? view.minX - bar.maxX : bar.minX - view.maxX
      expectLess(abs(distance - 4), 0.01)
      expectAtLeast(view.minX, -0.01)
      expectAtMost(view.maxX, 300.01)
    }
  }

  @Test func `an overlay converts values to positions and back`() {
    let tree = layout(300, 200) {
      chart()
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
            let x = plot.minX + (proxy.position(forX: "b") ?? 0)
            let y = plot.minY + (proxy.position(forY: 8.0) ?? 0)
            Color.red.frame(width: 2, height: 2).named("mark").position(x: x, y: y)
            let value = proxy.value(atY: proxy.plotSize.height / 2, as: Double.self)
            Text(verbatim: "\(value ?? -1) \(proxy.value(atX: 1, as: String.self) ?? "")")
          }
        }
    }
    expectLess(abs(tree["mark"].frame.midX - tree["b"].frame.midX), 0.01)
    expectLess(abs(tree["mark"].frame.midY - tree["b"].frame.minY), 0.01)
    expect(tree.texts, contains: "4.0 a")
  }

  @Test func `an overlay converts angles to the values of sectors`() {
    let shares = [1.0, 3, 4]
    let tree = layout(200, 100) {
      Chart(shares, id: \.self) { SectorMark(angle: .value("Share", $0)) }
        .chartOverlay { proxy in
          let angles = [(100.0, 0.0), (150, 50), (50, 50)].map {
            proxy.angle(at: CGPoint(x: $0.0, y: $0.1))
          }
          let values = angles.map { proxy.value(atAngle: $0, as: Double.self) ?? -1 }
          Text(verbatim: values.map { "\($0)" }.joined(separator: " "))
        }
    }
    expect(tree.texts, contains: "0.0 2.0 6.0")
  }

  @Test func `an overlay of a view without a chart has an empty plot at the view`() {
    let tree = layout(300, 200) {
      Color.red.frame(width: 80, height: 40)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let frame = geometry[proxy.plotAreaFrame]
            Color.blue.frame(width: frame.width / 2, height: frame.height).named("mark")
            Text(verbatim: "\(proxy.plotFrame == nil) \(proxy.plotSize.width)")
          }
        }
    }
    expectEqual(tree["mark"].frame.size, CGSize(width: 40, height: 40))
    expectEqual(tree.texts, ["true 0.0"])
  }

  @Test func `marks are elements of the accessibility tree`() {
    let tree = layout(300, 200) {
      Chart {
        BarMark(x: .value("Place", "a"), y: .value("Amount", 4))
        PointMark(x: .value("Place", "b"), y: .value("Amount", 10))
          .accessibilityLabel("Best").accessibilityValue("Ten")
        BarMark(x: .value("Place", "c"), y: .value("Amount", 1)).accessibilityHidden(true)
      }
    }
    let text = "\(tree.accessibility)"
    let words = text.split(separator: "\n").map { $0.split(separator: "“").last.map(String.init) }
    expectEqual(words, ["a: Amount: 4”", "Best: Ten”"])
  }

  @Test func `custom axes have their own marks`() throws {
    let tree = layout(300, 200) {
      chart().chartLegend(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 4, 8]) { value in
            AxisGridLine()
            if value.index > 0 { AxisValueLabel { Text("\(value.as(Int.self) ?? -1) kg") } }
          }
        }
        .chartXAxis { AxisMarks { AxisValueLabel("Place \($0.as(String.self) ?? "")") } }
    }
    expect(tree.texts, contains: "8 kg")
    expect(tree.texts, lacks: "0 kg")
    try expectLess(frame("8 kg", in: tree).maxX, tree["a"].frame.minX)
    expect(tree.texts, contains: "Place b")
  }

  @Test func `labels are beyond the ends of ticks`() throws {
    let tree = layout(300, 200) {
      Chart {
        RectangleMark().accessibilityIdentifier("plot")
        PointMark(x: .value("x", 1), y: .value("y", 8))
      }
      .chartYAxis {
        AxisMarks(values: [8]) { _ in
          AxisTick(length: 20)
          AxisValueLabel()
        }
      }
    }
    try expectClose(frame("8", in: tree).minX - tree["plot"].frame.maxX, 22, tolerance: 0.01)
  }

  @Test func `the values of an axis determine the type of its format`() {
    let tree = layout(300, 200) {
      chart().chartYScale(domain: 0...1)
        .chartYAxis { AxisMarks(format: .percent, values: [0, 0.5, 1]) }
        .chartXAxis {
          AxisMarks {
            AxisTick(length: 4)
            AxisValueLabel()
          }
        }
    }
    for text in ["50%", "100%", "b"] { expect(tree.texts, contains: text) }
  }

  @Test func `many marks are drawn as few paths`() {
    var options = ChartOptions()
    options.x.visibility = .hidden
    let model = ChartModel(options) {
      ForEach(0..<20_000, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0 % 97))
      }
    }
    let plot = PlotGeometry(model: model, size: CGSize(width: 200, height: 100))
    expectEqual(MarkPainter(plot).items().count, 40)
  }

  @Test(.enabled(if: hasPainter))
  func `marks have the style of their chart, or else its tint`() throws {
    let bar = Chart { BarMark(x: .value("Place", "a"), y: .value("Amount", 1), width: .ratio(1)) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    func color(_ view: some View) throws -> [UInt8] {
      let pixel = try ImageRenderer(content: view.frame(width: 40, height: 40)).bitmap()[20, 20]
      return [pixel.red, pixel.green, pixel.blue]
    }
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    try expectEqual(color(bar), [0, 122, 255])
    try expectEqual(color(bar.tint(red)), [255, 0, 0])
    try expectEqual(color(bar.foregroundStyle(blue).tint(red)), [0, 0, 255])
    // A button sets its label's style, too, but nobody chose it for the chart.
    let button = Button(action: {}, label: { bar })
    try expectEqual(color(button.tint(red)), [255, 0, 0])
  }

  @Test(.enabled(if: hasPainter)) func `layers are masked and modified as one picture`() throws {
    func bar(_ place: String) -> BarMark {
      BarMark(x: .value("Place", place), y: .value("Amount", 1), width: .ratio(1))
    }
    let chart = Chart {
      bar("a").mask { RectangleMark(yStart: 0, yEnd: 50) }
      ForEach(0..<2, id: \.self) { _ in
        BarMark(
          x: .value("Place", "b"), y: .value("Amount", 1), width: .ratio(1), stacking: .unstacked)
      }
      .compositingLayer { $0.opacity(0.5) }
      bar("c").compositingLayer().compositingLayer { $0.hidden() }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let bitmap = try ImageRenderer(content: chart.frame(width: 300, height: 100)).bitmap()
    func opacity(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y].alpha) }
    expectEqual([opacity(50, 25), opacity(50, 75)], [255, 0])
    expectLess(abs(opacity(150, 50) - 128), 3)
    expectEqual(opacity(250, 50), 0)
  }

  @Test func `no value crashes the program`() throws {
    let numbers: [Double] = [0, -1, 1e308, -1e308, .nan, .infinity, .leastNonzeroMagnitude, 1e20]
    let dates = [0, 1e300, -1e300, .nan, 1e12].map { Date(timeIntervalSinceReferenceDate: $0) }
    for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog] {
      let chart = Chart {
        ForEach(numbers, id: \.self) { x in
          BarMark(x: .value("x", x), y: .value("y", x), width: .fixed(x)).opacity(x)
          LineMark(x: .value("x", x), y: .value("y", x)).symbolSize(x).offset(x: x, y: x)
          AreaMark(x: .value("x", 1), y: .value("y", x), stacking: .normalized)
          RuleMark(x: .value("x", 1), yStart: x).cornerRadius(x).zIndex(x)
          SectorMark(angle: .value("a", x), innerRadius: .ratio(x), angularInset: x)
        }
      }
      .chartYScale(domain: .automatic(includesZero: false), type: type)
      .chartYAxis { AxisMarks(values: numbers) }
      expectEqual(layout(.infinity, 100) { chart }.root.frame.height, 100)
      let list = try ImageRenderer(content: chart.frame(width: 300, height: 100)).displayList()
      expect(!list.items.isEmpty)
    }
    for count in [1, .max] {
      let tree = layout(200, 100) {
        Chart(dates, id: \.self) {
          PointMark(x: .value("x", $0, unit: .month), y: .value("y", $0))
        }
        .chartXAxis { AxisMarks(values: .stride(by: .month, count: count)) }
        .chartXVisibleDomain(length: 1e300).chartScrollableAxes(.horizontal)
      }
      expect(!tree.nodes.isEmpty)
    }
    expectEqual(NiceNumbers.multiples(of: 1, in: 1e17...(1e17 + 64)), [])
  }

  @Test(arguments: [0.0, 1, 7])
  func `a chart of any size has finite frames`(side: Double) {
    let tree = layout(side, side) { chart().chartXAxisLabel("Place").chartYAxisLabel("Amount") }
    expectEqual(tree.root.frame.size, CGSize(width: side, height: side))
    for node in tree.nodes { expect(node.frame.isFinite) }
  }
}
