import Charts
import Expectations
import Galley
import Testing

@Suite("Plots of collections and functions")
@MainActor
struct PlotTests {
  private struct Day: Sendable {
    let name: String
    let value: Double
    let kind: String
    var end: Double { value + 1 }
  }

  private let days = [
    Day(name: "Mon", value: 3, kind: "a"), Day(name: "Tue", value: 7, kind: "b"),
    Day(name: "Wed", value: 5, kind: "a"),
  ]

  private func bitmap(_ chart: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: chart.frame(width: 120, height: 90))
    return try Rasterizer.bitmap(of: renderer.displayList())
  }

  @Test("a plot of a collection draws what marks of its elements draw")
  func collections() throws {
    let bars = try bitmap(
      Chart {
        BarPlot(days, x: .value("Day", \.name), y: .value("Value", \.value))
          .foregroundStyle(by: .value("Kind", \.kind))
      })
    let marks = try bitmap(
      Chart(days, id: \.name) {
        BarMark(x: .value("Day", $0.name), y: .value("Value", $0.value))
          .foregroundStyle(by: .value("Kind", $0.kind))
      })
    expectEqual(bars, marks)
    let points = try bitmap(
      Chart { PointPlot(days, x: .value("Value", \.value), y: .value("Value", \.value)) })
    let pointMarks = try bitmap(
      Chart(days, id: \.name) {
        PointMark(x: .value("Value", $0.value), y: .value("Value", $0.value))
      })
    expectEqual(points, pointMarks)
  }

  @Test("properties of elements can be dates with a unit, ranges and values of all elements")
  func projections() throws {
    let dates = (0..<3).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86400 + 7000) }
    let bars = Chart {
      BarPlot(dates, x: .value("Day", \.self, unit: .day), y: .value("Value", 4.0))
    }
    let barMarks = Chart(dates, id: \.self) {
      BarMark(x: .value("Day", $0, unit: .day), y: .value("Value", 4.0))
    }
    try expectEqual(bitmap(bars), bitmap(barMarks))
    let ranges = Chart {
      RectanglePlot(days, x: .value("Range", \.value, \.end), y: .value("Value", \.value))
    }
    let rangeMarks = Chart(days, id: \.name) {
      RectangleMark(x: .value("Range", $0.value..<$0.end), y: .value("Value", $0.value))
    }
    try expectEqual(bitmap(ranges), bitmap(rangeMarks))
  }

  @Test("the graph of a function passes through its points, and breaks where the value is NaN")
  func functions() throws {
    let plot = try bitmap(
      Chart { LinePlot(x: "x", y: "y", domain: 0...4) { 2 * $0 } }.chartXScale(domain: 0...4))
    let line = try bitmap(
      Chart([0.0, 4.0], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 2 * $0)) }
        .chartXScale(domain: 0...4))
    let changed = zip(plot.pixels, line.pixels).filter { abs(Int($0) - Int($1)) > 40 }.count
    expectLess(changed, 40)
    // Without a domain, the function takes that of the axis.
    try expectEqual(
      bitmap(
        Chart { LinePlot(x: "x", y: "y") { 2 * $0 } }.chartXScale(domain: 0...4)), plot)
    let broken = try bitmap(
      Chart { LinePlot(x: "x", y: "y", domain: 0...4) { $0 > 1 && $0 < 3 ? .nan : 2 * $0 } }
        .chartXScale(domain: 0...4))
    func blue(_ bitmap: Bitmap) -> Int {
      stride(from: 0, to: bitmap.pixels.count, by: 4).filter {
        bitmap.pixels[$0 + 2] > 200 && bitmap.pixels[$0] < 80 && bitmap.pixels[$0 + 3] > 200
      }.count
    }
    expectGreater(blue(broken), 0)
    expectLess(Double(blue(broken)), 0.7 * Double(blue(plot)))
  }

  @Test("dates are divided into bins of calendar units or seconds")
  func dateBins() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try require(TimeZone(identifier: "UTC"))
    func date(_ month: Int, _ day: Int) throws -> Date {
      try require(
        calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: 5)))
    }
    let range = try date(1, 10)...date(4, 2)
    let months = DateBins(unit: .month, range: range, calendar: calendar)
    expectEqual(months.count, 4)
    expectEqual(calendar.component(.day, from: months.thresholds[0]), 1)
    try expectEqual(months.index(for: date(2, 1)), 1)
    try expectEqual(months.index(for: date(12, 1)), 3)
    expectEqual(months[0].upperBound, months[1].lowerBound)
    let quarters = DateBins(
      unit: .month, by: 3, data: [range.lowerBound, range.upperBound], calendar: calendar)
    expectEqual(quarters.count, 2)
    let hours = DateBins(timeInterval: 3600, range: range.lowerBound...range.lowerBound + 7000)
    expectEqual(hours.count, 2)
    expectEqual(
      DateBins(range: range, desiredCount: 3, calendar: calendar).thresholds, months.thresholds)
    expectEqual(NumberBins(thresholds: [3, 1, 2]).map(\.lowerBound), [1, 2])
    expectEqual(NumberBins(size: 2, data: [1, 7]).thresholds, [0, 2, 4, 6, 8])
    expectEqual(NumberBins(range: 1.0...3.0, count: 4).thresholds, [1, 1.5, 2, 2.5, 3])
  }
}
