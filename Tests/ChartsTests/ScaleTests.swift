import Expectations
import Foundation
import TestSupport
import Testing

@testable import Charts

private let gregorian: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}()

private func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) -> Date {
  gregorian.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .now
}

/// The scales of charts: domains, marks, positions.
@Suite @MainActor
struct ScaleTests {
  @Test(arguments: [
    (10.0, 5, 2.0), (916, 5, 200), (8.7, 5, 2), (6, 5, 1), (0.3, 5, 0.05), (1e12, 4, 2e11),
    (0, 5, 1), (.infinity, 5, 1), (3, 0, 2),
  ])
  func `steps are 1, 2 or 5 times a power of ten`(span: Double, count: Int, step: Double) {
    expectAtMost(abs(NiceNumbers.step(span: span, count: count) - step), step * 1e-12)
  }

  @Test func `multiples have no rounding errors`() {
    expectEqual(NiceNumbers.multiples(of: 0.1, in: 0...0.5), [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    expectEqual(
      NiceNumbers.multiples(of: 20, in: -35...41).map { "\($0)" },
      [
        "-20.0", "0.0", "20.0", "40.0",
      ])
    expectEqual(NiceNumbers.multiples(of: 1, in: 0...1e9), [])
    expectEqual(NiceNumbers.powers(in: 1...1000, count: 5), [1, 10, 100, 1000])
    expectEqual(NiceNumbers.powers(in: 1...50, count: 5), [1, 2, 5, 10, 20, 50])
  }

  /// The ends of the vertical scale of values, and its marks.
  private func axis(
    _ values: [Double], _ domain: some ScaleDomain = .automatic, type: ScaleType? = nil
  ) -> ([Double], [Double]) {
    var options = ChartOptions()
    (options.y.scale.domain, options.y.scale.type) = (domain._domain, type)
    let model = ChartModel(values: values, options)
    let ends = model.y.range
    return (
      [ends.lowerBound, ends.upperBound], model.yAxis.flatMap(\.marks).compactMap(\.value.number)
    )
  }

  @Test func `domains of numbers include 0 and end at round numbers`() {
    expect(axis([120, 916]) == ([0, 1000], [0, 200, 400, 600, 800, 1000]))
    expect(axis([-7, 12]) == ([-10, 15], [-10, -5, 0, 5, 10, 15]))
    expectEqual(axis([953, 1008], .automatic(includesZero: false)).0, [950, 1010])
    expect(axis([3, 40], 0...30) == ([0, 30], [0, 5, 10, 15, 20, 25, 30]))
    expect(axis([3, 40000], type: .log) == ([1, 1e5], [1, 10, 100, 1e3, 1e4, 1e5]))
    expectEqual(axis([], .automatic).1, [])
    expectEqual(axis([0]).0, [0, 1])
    expectEqual(axis([.nan, .infinity, 4]).0, [0, 4])
  }

  @Test func `automatic domains end at marks`() {
    // Steps of 2 would end at -2 and 18, which is too long for them.
    expect(axis([-1, 17.9]) == ([-5, 20], [-5, 0, 5, 10, 15, 20]))
    var options = ChartOptions()
    options.y.sets = [AxisSet(values: .automatic(desiredCount: 2))]
    let marks = ChartModel(values: [-4, 9], options).yAxis[0].marks
    expectEqual(marks.compactMap(\.value.number), [-5, 0, 5, 10])
    // Axes at both sides have the same marks.
    let five = AxisSet(values: .automatic(desiredCount: 5))
    options.y.sets = [five, five]
    let axes = ChartModel(values: [3, 15], options).yAxis
    let numbers = axes.map { $0.marks.compactMap(\.value.number) }
    expectEqual(numbers, [[0, 5, 10, 15], [0, 5, 10, 15]])
  }

  @Test(arguments: [
    (nil, nil, [900.0, 1200]), (false, nil, [953, 1200]), (nil, false, [900, 1008]),
    (false, false, [953, 1008]),
  ])
  func `axes round each end of a domain, or leave it`(
    lower: Bool?, upper: Bool?, ends: [Double]
  ) {
    var options = ChartOptions()
    options.y.scale.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    let values = AxisMarkValues.stride(by: 300, roundLowerBound: lower, roundUpperBound: upper)
    options.y.sets = [AxisSet(values: values)]
    let range = ChartModel(values: [953, 1008], options).y.range
    expectEqual([range.lowerBound, range.upperBound], ends)
  }

  @Test func `sizes of symbols are in proportion, in order, or given`() {
    func sizes(_ values: [_PlottedValue], _ settings: StyleScaleSettings<CGFloat>) -> [CGFloat] {
      let scale = SizeScale(settings, values.map { Coordinate(.string("a"), $0) })
      return values.map { scale($0) }
    }
    let numbers: [_PlottedValue] = [.number(0), .number(5), .number(20)]
    let names: [_PlottedValue] = [.category("a"), .category("b"), .category("c")]
    expectEqual(sizes(numbers, StyleScaleSettings()), [20, 115, 400])
    let domain: [_PlottedValue] = [.number(0), .number(10)]
    expectEqual(
      sizes(numbers, StyleScaleSettings(domain: domain, range: [10, 100])), [10, 55, 100])
    expectEqual(
      sizes(numbers, StyleScaleSettings(domain: domain, range: [10, 20, 100])), [10, 20, 100])
    expectEqual(sizes(names, StyleScaleSettings(range: [10, 20])), [10, 15, 20])
    expectEqual(sizes(names, StyleScaleSettings(range: [9, 7, 5, 1])), [9, 7, 5])
    expectEqual(sizes(names, StyleScaleSettings(["b": 3, "a": 1, "c": 2], { $0 })), [1, 3, 2])
  }

  @Test func `padding leaves space for annotations`() {
    var room = AnnotationRoom()
    room.add(24, at: 0, isStart: true)
    room.add(20, at: 0.1, isStart: true)
    expect(room.paddings(in: 100) == (24, 0))
    // 37.5 + 0.2 × 62.5 = 50
    room.add(50, at: 0.2, isStart: true)
    expect(room.paddings(in: 100) == (37.5, 0))
    expect(room.paddings(in: 300) == (24, 0))
    expect(room.paddings(in: 20) == (10, 0))
    room.add(10, at: 0, isStart: false)
    expect(room.paddings(in: 1000) == (24, 10))
    room.add(.infinity, at: 0, isStart: true)
    room.add(90, at: 0.7, isStart: true)
    room.add(90, at: -1, isStart: true)
    expect(room.paddings(in: 1000) == (24, 10))
  }

  @Test func `values that a scale cannot show have no position`() {
    let log = PositionScale(1...100, .logarithmic)
    expectEqual(log.position(.number(10), in: 200), 100)
    expectNil(log.position(.number(0), in: 200))
    expectNil(log.position(.category("a"), in: 200))
    let huge = PositionScale(-1.7e308...1.7e308)
    expectEqual(huge.position(.number(0), in: 200), 100)
  }

  @Test func `categories have equal bands, in order of appearance`() throws {
    var scale = PositionScale(categories: ["a", "b", "a", "c", "d"])
    expectEqual(scale.categories, ["a", "b", "c", "d"])
    expectEqual(scale.position(.category("b"), in: 200), 75)
    expectEqual(scale.value(at: 199, in: 200), .category("d"))
    scale.isFlipped = true
    expectEqual(scale.position(.category("b"), in: 200), 125)
    scale.padding = (20, 0)
    expectEqual(scale.position(1, in: 200), 0)
    expectEqual(scale.position(0, in: 200), 180)
  }

  @Test func `dates are marked at calendar units`() {
    let day = 86400.0
    func step(_ span: Double) -> DateStep { DateStep(span: span, count: 5) }
    expectEqual(step(90), DateStep(.second, 15))
    expectEqual(step(day / 3), DateStep(.hour, 1))
    expectEqual(step(day * 6), DateStep(.day, 1))
    expectEqual(step(day * 60), DateStep(.weekOfYear, 2))
    expectEqual(step(day * 365), DateStep(.month, 3))
    expectEqual(step(day * 365 * 30), DateStep(.year, 5))
  }

  @Test func `steps of several units begin at the larger unit`() {
    let range =
      date(2024, 2, 10)
      .timeIntervalSinceReferenceDate...date(2025, 1, 5).timeIntervalSinceReferenceDate
    let found = DateStep(.month, 3).dates(in: range, gregorian)
    expectEqual(
      found,
      [date(2024, 4, 1), date(2024, 7, 1), date(2024, 10, 1), date(2025, 1, 1)].map(
        \.timeIntervalSinceReferenceDate))
    let hours =
      date(2024, 2, 10, hour: 1)
      .timeIntervalSinceReferenceDate...date(2024, 2, 10, hour: 20).timeIntervalSinceReferenceDate
    expectEqual(DateStep(.hour, 6).dates(in: hours, gregorian).count, 3)
  }

  @Test func `a date with a unit covers the whole unit`() {
    let value = PlottableValue.value(
      "Month", date(2024, 2, 20, hour: 7), unit: .month, calendar: gregorian)
    expectEqual(value.coordinate.value, .date(date(2024, 2, 1).timeIntervalSinceReferenceDate))
    expectEqual(value.coordinate.upper, date(2024, 3, 1).timeIntervalSinceReferenceDate)
  }

  @Test func `bins cover the data`() {
    let bins = NumberBins(data: [1, 12, 37, 41], desiredCount: 4)
    expectEqual(bins.map(\.lowerBound), [0, 10, 20, 30, 40])
    expectEqual(bins.index(for: 37), 3)
    expectEqual(bins.index(for: 99), 4)
  }

  private enum Size: String, Plottable { case small, large }

  @Test func `enumerations are plotted by their raw value`() {
    expectEqual(Size.large.plotted, .category("large"))
    expectEqual(AxisValue(value: .category("small"), index: 0, count: 1).as(Size.self), .small)
    expectEqual(AxisValue(value: .number(3.0000001), index: 0, count: 1).as(Int.self), 3)
    expectNil(AxisValue(value: .number(3), index: 0, count: 1).as(Date.self))
  }
}

extension ChartModel {
  /// A bar chart with a category for each value.
  @MainActor convenience init(values: [Double], _ options: ChartOptions = ChartOptions()) {
    self.init(options) {
      ForEach(0..<values.count, id: \.self) {
        BarMark(x: .value("Place", "\($0)"), y: .value("Value", values[$0]))
      }
    }
  }

  @MainActor convenience init<Content: ChartContent>(
    _ options: ChartOptions = ChartOptions(), isRightToLeft: Bool = false,
    @ChartContentBuilder _ content: () -> Content
  ) {
    self.init(
      _ChartMarks(content()), options, size: CGSize(width: 300, height: 270),
      isRightToLeft: isRightToLeft, calendar: gregorian)
  }
}
