import Foundation
import Galley
import GalleyCairo

/// Views whose cost must grow like their content: each axis is doubled four times, in time and
/// memory, and compared with plain views of the same number.
@MainActor
enum CliffSection {
  /// A number of views that can be doubled.
  struct Axis {
    let name: String
    let key: String
    /// The largest number, of which the smallest is a sixteenth; 1 is a single view, which costs no
    /// more than its bound.
    let count: Int
    /// The largest exponent of the growth of time: 1 is twice the time for twice the content. A
    /// comment at each axis with a larger one says why.
    var exponent = 1.15
    /// The largest ratio to the plain views; `nil` if there are none to compare with.
    let ratio: Double?
    /// The longest time for the largest number, in milliseconds of one processor.
    var milliseconds: Double?
    var size = CGSize(width: 390, height: 844)
    var scale: CGFloat = 1
    let plain: ((Int) -> AnyView)?
    let view: (Int) -> AnyView
  }

  /// The largest exponent of the growth of memory.
  private static let memoryExponent = 1.15
  private static let widths = [36, 8, 9, 9, 6, 7, 8, 7, 7]

  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("Content doubled four times, up to the PNG file")
    report.line(
      ["", "count", "ms", "plain ms", "ratio", "growth", "MiB", "growth", "bounds"], widths: widths)
    for key in settings.axes where !axes.contains(where: { $0.key == key }) {
      throw BenchError("unknown axis \(key); one of \(axes.map(\.key).joined(separator: ", "))")
    }
    for axis in axes where settings.axes.isEmpty || settings.axes.contains(axis.key) {
      try measure(axis, settings, &report)
    }
  }

  /// What a picture costs: processor time in milliseconds, and memory in MiB.
  private struct Cost: Codable {
    var time = Double.infinity
    var memory = 0.0
  }

  /// What an axis costs.
  private struct Costs: Codable {
    /// From the smallest number to the largest.
    var views: [Cost]
    var plain: Cost?
  }

  /// Prints the costs of an axis, which a process of its own measures. In a process that has measured
  /// others, the C library gives freed memory back to the system later, and the same pictures take up to
  /// a quarter less time, and more memory.
  static func serve(_ arguments: [String]) throws {
    guard let axis = axes.first(where: { $0.key == arguments.first }) else {
      throw BenchError("--cliff needs the key of an axis")
    }
    let settings = try Settings(Array(arguments.dropFirst()))
    FileHandle.standardOutput.write(try JSONEncoder().encode(costs(axis, settings)))
  }

  private static func measure(
    _ axis: Axis, _ settings: Settings, _ report: inout Report
  ) throws {
    let outcome = try ChildRun(
      [CommandLine.arguments[0], "--cliff", axis.key] + (settings.isQuick ? ["--quick"] : []),
      descriptors: [(1, .results)], timeout: 600
    ).run()
    guard outcome.end == .exit(code: 0) else { throw BenchError("axis \(axis.key) failed") }
    let costs = try JSONDecoder().decode(Costs.self, from: Data(outcome.results))
    let plain = costs.plain?.time
    guard let last = costs.views.last else { return }
    let ratio = plain.map { last.time / $0 }
    // Times near the clock's noise, and memory near that of the picture itself, mean nothing.
    let growth = last.time > 4 ? growth(costs.views.map(\.time)) : nil
    let memoryGrowth = last.memory > 16 ? self.growth(costs.views.map(\.memory)) : nil
    report.keep("cliff.\(axis.key)", last.time)
    report.keep("cliff.\(axis.key).memory", last.memory)
    if let growth { report.keep("cliff.\(axis.key).exponent", growth) }
    if let memoryGrowth { report.keep("cliff.\(axis.key).memoryExponent", memoryGrowth) }
    if let ratio { report.keep("cliff.\(axis.key).ratio", ratio) }
    var misses: [String] = []
    if let growth, growth > axis.exponent { misses.append("time grows by \(number(growth))") }
    if let memoryGrowth, memoryGrowth > memoryExponent {
      misses.append("memory grows by \(number(memoryGrowth))")
    }
    if let ratio, let bound = axis.ratio, ratio > bound { misses.append("ratio \(number(ratio))") }
    if let bound = axis.milliseconds, last.time > bound { misses.append("\(number(last.time)) ms") }
    report.line(
      [
        axis.name, "\(axis.count)", number(last.time), plain.map { number($0) } ?? "",
        ratio.map { number($0, 1) } ?? "", growth.map { number($0) } ?? "", number(last.memory, 1),
        memoryGrowth.map { number($0) } ?? "", misses.isEmpty ? "met" : "MISSED",
      ], widths: widths)
    if !misses.isEmpty { report.fail("\(axis.name): \(misses.joined(separator: ", "))") }
  }

  /// Returns the exponent of the growth over all doublings, or over the last two if it is larger
  /// there, where what any picture costs counts less.
  private static func growth(_ values: [Double]) -> Double? {
    guard values.count == 5 else { return nil }
    return max(log2(values[4] / values[0]) / 4, log2(values[4] / values[2]) / 2)
  }

  /// Measures the numbers of an axis in turn, so that other programs slow down all of them, and returns
  /// the least processor time of each, and the memory of its first picture.
  private static func costs(_ axis: Axis, _ settings: Settings) throws -> Costs {
    let counts = axis.count < 16 ? [axis.count] : [16, 8, 4, 2, 1].map { axis.count / $0 }
    var costs = Costs(
      views: counts.map { _ in Cost() }, plain: axis.plain.map { _ in Cost() })
    // Fonts and the like are loaded once in a process.
    var first = Cost()
    _ = try measure(axis.view(counts[0]), of: axis, 1, &first)
    var total: Double = 0
    for round in 0..<settings.rounds(5) where round < 2 || total < 500 {
      for (index, count) in counts.enumerated() {
        let time = try measure(axis.view(count), of: axis, round, &costs.views[index])
        if index == counts.count - 1 { total += time }
      }
      if let plain = axis.plain, var cost = costs.plain {
        _ = try measure(plain(axis.count), of: axis, round, &cost)
        costs.plain = cost
      }
    }
    return costs
  }

  /// Renders a picture.
  ///
  /// - Returns: Its processor time, in milliseconds.
  private static func measure(
    _ view: AnyView, of axis: Axis, _ round: Int, _ cost: inout Cost
  ) throws -> Double {
    let renderer = ImageRenderer(
      content: view.frame(width: axis.size.width, height: axis.size.height))
    renderer.scale = axis.scale
    if round == 0 { Clock.trimHeap() }
    var time: Double = 0
    let memory = try Clock.peakMemory {
      // The clock is that of this thread, so others must not help.
      time = try Cores.$count.withValue(1) {
        try Clock.processorTime { _ = try renderer.pngData(compression: .fast) }
      }
    }
    if round == 0 { cost.memory = memory }
    cost.time = min(cost.time, time)
    return time
  }
}
