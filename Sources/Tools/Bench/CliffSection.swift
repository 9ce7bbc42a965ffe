import Foundation
import Galley

/// Views whose cost must grow like their content: each axis is doubled, and compared with plain
/// views of the same number.
@MainActor
enum CliffSection {
  /// A number of views that can be doubled.
  struct Axis {
    let name: String
    let key: String
    let count: Int
    /// The largest exponent of the growth: 1 is twice the time for twice the content.
    var exponent = 1.3
    /// The largest ratio to the plain views; `nil` if there are none to compare with.
    let ratio: Double?
    /// The longest time for the double count, in milliseconds of one processor.
    var milliseconds: Double?
    var size = CGSize(width: 390, height: 844)
    var scale: CGFloat = 1
    let plain: ((Int) -> AnyView)?
    let view: (Int) -> AnyView
  }

  private static let widths = [34, 8, 10, 10, 10, 10, 9]

  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("Doubled content, up to the PNG file")
    report.line(["", "count", "ms", "plain ms", "exponent", "ratio", "bounds"], widths: widths)
    for key in settings.axes where !axes.contains(where: { $0.key == key }) {
      throw BenchError("unknown axis \(key); one of \(axes.map(\.key).joined(separator: ", "))")
    }
    for axis in axes where settings.axes.isEmpty || settings.axes.contains(axis.key) {
      try measure(axis, settings, &report)
    }
  }

  private static func measure(
    _ axis: Axis, _ settings: Settings, _ report: inout Report
  ) throws {
    let double = 2 * axis.count
    let single = try time(axis, axis.view(axis.count), settings)
    let twice = try time(axis, axis.view(double), settings)
    let plain = try axis.plain.map { try time(axis, $0(double), settings) }
    let exponent = log2(twice / single)
    let ratio = plain.map { twice / $0 }
    report.keep("cliff.\(axis.key)", twice)
    report.keep("cliff.\(axis.key).exponent", exponent)
    if let ratio { report.keep("cliff.\(axis.key).ratio", ratio) }
    var misses: [String] = []
    // The exponent of times near the clock's noise means nothing.
    if twice > 4, exponent > axis.exponent { misses.append("exponent \(number(exponent))") }
    if let ratio, let bound = axis.ratio, ratio > bound { misses.append("ratio \(number(ratio))") }
    if let bound = axis.milliseconds, twice > bound { misses.append("\(number(twice)) ms") }
    report.line(
      [
        axis.name, "\(double)", number(twice), plain.map { number($0) } ?? "", number(exponent),
        ratio.map { number($0) } ?? "", misses.isEmpty ? "met" : "MISSED",
      ], widths: widths)
    if !misses.isEmpty { report.fail("\(axis.name): \(misses.joined(separator: ", "))") }
  }

  /// Returns the least processor time of a first picture.
  private static func time(_ axis: Axis, _ view: AnyView, _ settings: Settings) throws -> Double {
    var times: [Double] = []
    for _ in 0..<settings.rounds(5) {
      let renderer = ImageRenderer(
        content: view.frame(width: axis.size.width, height: axis.size.height))
      renderer.scale = axis.scale
      times.append(try Clock.processorTime { _ = try renderer.pngData(compression: .fast) })
    }
    return times.min() ?? .nan
  }
}
