import Foundation

/// The cores on which the program may run.
package enum AvailableCores {
  /// Unlike `ProcessInfo.activeProcessorCount`, it does not count cores that the program may not use, such
  /// as those that `taskset` or a container reserves for others.
  package static let count: Int = {
    // A bit for each of up to 1,024 cores, as in `cpu_set_t`.
    var cores = [UInt64](repeating: 0, count: 16)
    guard getAffinity(0, 128, &cores) == 0 else {
      return max(1, ProcessInfo.processInfo.activeProcessorCount)
    }
    return cores.reduce(0) { $0 + $1.nonzeroBitCount }
  }()
}

// Declared by its symbol, because Swift's module of the C library leaves it out.
@_silgen_name("sched_getaffinity")
private func getAffinity(_ process: Int32, _ size: Int, _ cores: UnsafeMutablePointer<UInt64>)
  -> Int32
