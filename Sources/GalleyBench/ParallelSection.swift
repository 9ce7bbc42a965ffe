import Foundation
import Galley
import GalleyGraphics

/// Painting and encoding the same display lists on one core and on two.
@MainActor
enum ParallelSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    let lists = try (0..<4).flatMap { _ in
      try [BenchPicture.card, .leaderboard].map { try $0.renderer().displayList() }
    }
    let serial = try lists.map { try Rasterizer.png(of: $0) }
    var (one, two): ([Double], [Double]) = ([], [])
    var isSame = true
    for _ in 0..<settings.rounds(8) {
      one.append(try Clock.time { for list in lists { _ = try Rasterizer.png(of: list) } })
      two.append(
        Clock.time {
          let results = Results(count: lists.count)
          DispatchQueue.concurrentPerform(iterations: lists.count) { index in
            results.set(index, try? Rasterizer.png(of: lists[index]))
          }
          isSame = isSame && results.all == serial
        })
    }
    let ratio = one.median / two.median
    report.keep("parallel.speedup", ratio)
    report.heading(
      "Painting \(lists.count) pictures on \(ProcessInfo.processInfo.activeProcessorCount) cores: "
        + "\(number(ratio))x one core; bytes \(isSame ? "identical" : "DIFFERENT")")
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var files: [[UInt8]?]
    init(count: Int) { files = Array(repeating: nil, count: count) }
    func set(_ index: Int, _ file: [UInt8]?) { lock.withLock { files[index] = file } }
    var all: [[UInt8]?] { lock.withLock { files } }
  }
}
