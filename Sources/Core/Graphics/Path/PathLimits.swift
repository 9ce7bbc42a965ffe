import Synchronization

/// Who is told of paths for which more work would be needed than is worth its time, so that they are
/// drawn in another way.
package enum PathLimits {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Tells `listener` from now on: a sentence without a full stop. It asks where it is called for whom
  /// that is, so that there is one for the whole process.
  package static func listen(_ listener: @escaping @Sendable (String) -> Void) {
    Self.listener.withLock { $0 = listener }
  }

  static func report(_ sentence: String) {
    let listener = listener.withLock { $0 }
    listener?(sentence)
  }
}
