import Foundation
import Galley

/// Checks that memory doesn't grow with the number of pictures rendered in one process.
@MainActor
enum Endurance {
  /// The number of different views.
  private static let views: UInt64 = 200
  /// The fraction of the pictures (1/n) after which all caches are full.
  private static let warmUp = 5
  /// The fluctuation that doesn't count as a leak, in MiB.
  private static let slack = 4.0

  /// Renders `count` pictures and prints the memory use; returns whether it stayed constant.
  static func run(_ count: Int) -> Bool {
    let trials = (0..<views).map { Trial(seed: 9_000_000 + $0) }
    var painted = 0
    var before = 0.0
    for index in 0..<count {
      if index == count / warmUp { before = residentMemory() }
      let renderer = ImageRenderer(
        content: trials[index % trials.count].recipe.view.frame(width: 60, height: 40))
      // A tree of only empty views has no picture.
      if (try? renderer.pngData(compression: .fast)) != nil { painted += 1 }
    }
    let after = residentMemory()
    let growth = after - before
    print(
      "\(painted) pictures: \(before.rounded()) MiB after \(count / warmUp),"
        + " \(after.rounded()) MiB at the end")
    return growth <= slack && painted > count / 2
  }

  /// Returns the resident memory, in MiB.
  private static func residentMemory() -> Double {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = Double(fields.split(separator: " ").dropFirst().first ?? "0") ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
