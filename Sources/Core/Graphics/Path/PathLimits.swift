import Synchronization

/// Reports paths that are drawn in a simpler way because drawing them exactly would take too long.
package enum PathLimits {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Sets the process-wide listener, which receives phrases without a period and must itself
  /// determine on whose behalf it is called.
  package static func listen(_ listener: @escaping @Sendable (String) -> Void) {
    Self.listener.withLock { $0 = listener }
  }

  static func report(_ sentence: String) {
    let listener = listener.withLock { $0 }
    listener?(sentence)
  }
}
