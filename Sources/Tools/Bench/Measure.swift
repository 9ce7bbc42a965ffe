import Foundation

/// Returns free memory of the heap to the system. Foundation does not declare it.
@_silgen_name("malloc_trim")
private func trimHeap(keeping bytes: Int) -> Int32

enum Clock {
  /// The monotonic time, in milliseconds.
  static var now: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The memory that the process occupies, in MiB.
  static var residentMemory: Double {
    let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = status?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(getpagesize()) / 1_048_576
  }

  /// Returns memory that earlier pictures left in the heap to the system. Otherwise, later pictures would
  /// reuse it, and it would not be counted.
  static func trimHeap() { _ = GalleyBench.trimHeap(keeping: 0) }

  /// Returns how much more memory the process occupies at most while `body` runs, in MiB; 0 where
  /// the system does not tell.
  static func peakMemory(_ body: () throws -> Void) rethrows -> Double {
    // Begins a new maximum.
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    let before = residentMemory
    try body()
    return peakMemory.map { max($0 - before, 0) } ?? 0
  }

  /// The most memory that the process has occupied, in MiB; `nil` where the system does not tell. Unlike the
  /// value of `getrusage`, it doesn't include what the parent process occupied when it started this one.
  static var peakMemory: Double? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      .flatMap { Double($0.split(separator: " ")[1]) }.map { $0 / 1024 }
  }

  /// Returns the CPU time that `body` takes on this thread, in milliseconds.
  static func processorTime(_ body: () throws -> Void) rethrows -> Double {
    let start = read(CLOCK_THREAD_CPUTIME_ID)
    try body()
    return read(CLOCK_THREAD_CPUTIME_ID) - start
  }

  /// Returns the wall time that `body` takes, in milliseconds.
  static func time(_ body: () throws -> Void) rethrows -> Double {
    let start = now
    try body()
    return now - start
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// Prints tables and collects the numbers for JSON.
struct Report {
  private(set) var values: [String: Double] = [:]
  /// The bounds that the run exceeded and that it fails for.
  private(set) var failures: [String] = []

  func heading(_ text: String) { print("\n\(text)") }

  func line(_ cells: [String], widths: [Int]) {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let width = index < widths.count ? widths[index] : 0
      let padding = String(repeating: " ", count: max(0, width - cell.count))
      // Words are left-aligned, numbers right-aligned.
      line += index == 0 ? cell + padding : padding + cell
      line += "  "
    }
    while line.last == " " { line.removeLast() }
    print(line)
  }

  mutating func fail(_ text: String) { failures.append(text) }

  mutating func keep(_ name: String, _ value: Double) { values[name] = value }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(values.filter { $0.value.isFinite }).write(to: URL(filePath: path))
    print("\nwrote \(path)")
  }
}

/// Formats a number with a fixed number of decimal places.
func number(_ value: Double, _ digits: Int = 2) -> String {
  String(format: "%.\(digits)f", value)
}
