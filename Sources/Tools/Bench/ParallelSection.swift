import Foundation
import Galley
import GalleyCairo
import GalleyGraphics

/// Painting and encoding the same display lists on one core and on all cores: several at a time,
/// and large ones alone. Only rounds with the cores to themselves count (see `FreeCores`).
@MainActor
enum ParallelSection {
  static func run(_ report: inout Report) throws {
    var cores = try FreeCores()
    defer { cores.end() }
    try several(&cores, &report)
    try large(&cores, &report)
  }

  private static func several(_ cores: inout FreeCores, _ report: inout Report) throws {
    // Many, because at the end of a run, one core waits for the last picture of the other.
    let lists = try (0..<16).flatMap { _ in
      try [BenchPicture.card, .leaderboard].map { try $0.renderer().displayList() }
    }
    let serial = try lists.map { try alone($0) }
    var isSame = true
    let times = try cores.rounds(8, atMost: 80) {
      let one = try Clock.time { for list in lists { _ = try alone(list) } }
      let all = Clock.time {
        let results = Results(count: lists.count)
        DispatchQueue.concurrentPerform(iterations: lists.count) { index in
          results.set(index, try? Rasterizer.png(of: lists[index]))
        }
        isSame = isSame && results.all == serial
      }
      return (one, all)
    }
    let ratio = times.results.map(\.0).median / times.results.map(\.1).median
    report.keep("parallel.speedup", ratio)
    report.heading(
      "Painting \(lists.count) pictures on \(ProcessInfo.processInfo.activeProcessorCount) cores: "
        + "\(number(ratio))x one core, in \(times.text); "
        + "bytes \(isSame ? "identical" : "DIFFERENT")")
  }

  /// Measures pictures that are painted in bands and encoded in blocks.
  private static func large(_ cores: inout FreeCores, _ report: inout Report) throws {
    report.heading(
      "Painting and encoding one picture on all cores: time ÷ time on one core (goal on two: 0.56)")
    for picture in BenchPicture.all {
      let list = try picture.renderer().displayList()
      var isSame = true
      let times = try cores.rounds(12, atMost: 120) {
        var (first, second): ([UInt8], [UInt8]) = ([], [])
        let one = try Clock.time { first = try alone(list) }
        let all = try Clock.time { second = try Rasterizer.png(of: list) }
        isSame = isSame && first == second
        return (one, all)
      }
      let one = times.results.map(\.0).median
      let ratio = times.results.map(\.1).median / one
      report.keep("\(picture.name).cores", ratio)
      report.line(
        [
          "\(picture.name) \(picture.about)", "\(number(ratio))x", "\(number(one)) ms",
          isSame ? "same bytes" : "DIFFERENT", times.text,
        ], widths: [16, 8, 12, 12, 24])
    }
  }

  private static func alone(_ list: DisplayList) throws -> [UInt8] {
    try Cores.$count.withValue(1) { try Rasterizer.png(of: list) }
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var files: [[UInt8]?]
    init(count: Int) { files = Array(repeating: nil, count: count) }
    func set(_ index: Int, _ file: [UInt8]?) { lock.withLock { files[index] = file } }
    var all: [[UInt8]?] { lock.withLock { files } }
  }
}
