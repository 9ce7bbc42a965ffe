import Foundation

/// The cores on which the program may run.
package enum AvailableCores {
  /// Unlike `ProcessInfo.activeProcessorCount`, it does not count cores that the program may not use, such
  /// as those that `taskset` or a container reserves for others.
  package static let count: Int = {
    guard let cores = set else { return max(1, ProcessInfo.processInfo.activeProcessorCount) }
    return cores.reduce(0) { $0 + $1.nonzeroBitCount }
  }()

  /// A bit for each of up to 1,024 cores, as in `cpu_set_t`; `nil` if the system doesn't tell.
  private static var set: [UInt64]? {
    var cores = [UInt64](repeating: 0, count: 16)
    return getAffinity(0, 128, &cores) == 0 ? cores : nil
  }

  /// The core on which this thread runs; negative if the system doesn't tell.
  package static var current: Int { Int(getCore()) }

  /// Moves this thread to another core if it runs on `core` and there are others. The system may move it back
  /// later.
  package static func leave(_ core: Int) {
    guard count > 1, core >= 0, core == current, let all = set, core < 64 * all.count else {
      return
    }
    var others = all
    others[core / 64] &= ~(1 << UInt64(core % 64))
    if setAffinity(0, 128, others) == 0 { _ = setAffinity(0, 128, all) }
  }
}

// Declared by their symbols, because Swift's module of the C library leaves them out.
@_silgen_name("sched_getaffinity")
private func getAffinity(_ process: Int32, _ size: Int, _ cores: UnsafeMutablePointer<UInt64>)
  -> Int32
@_silgen_name("sched_setaffinity")
private func setAffinity(_ process: Int32, _ size: Int, _ cores: UnsafePointer<UInt64>) -> Int32
@_silgen_name("sched_getcpu")
private func getCore() -> Int32
