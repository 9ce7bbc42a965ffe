import CGIO
import Foundation

/// Reads a pipe asynchronously.
@MainActor
final class ByteStream {
  private let descriptor: Int32
  private var source: LoopSource?

  /// - Parameter receive: Receives the bytes read, and once an empty slice when the other end is
  ///   closed.
  init(_ descriptor: Int32, _ receive: @escaping @MainActor (ArraySlice<UInt8>) -> Void) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    source = LoopSource.reading(descriptor) { [weak self] in
      guard let self else { return }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      if count <= 0 { close() }
      receive(buffer[..<max(count, 0)])
    }
  }

  func close() {
    guard let source else { return }
    source.cancel()
    self.source = nil
    Foundation.close(descriptor)
  }
}

/// Writes to a pipe asynchronously, without blocking on a slow reader.
@MainActor
final class ByteSink {
  private let descriptor: Int32
  private var waiting: [UInt8] = []
  private var source: LoopSource?
  private var isOpen = true

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  func write(_ bytes: [UInt8]) {
    guard isOpen else { return }
    waiting += bytes
    if source == nil, send() {
      source = LoopSource.writing(descriptor) { [weak self] in
        guard let self, send() else {
          self?.source = nil
          return false
        }
        return true
      }
    }
  }

  /// Sends as much as possible. Returns whether bytes are still waiting.
  private func send() -> Bool {
    while isOpen, !waiting.isEmpty {
      let count = Foundation.write(descriptor, waiting, waiting.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return true }
      // The reader is gone. The end of its output reports this.
      if count <= 0 { waiting = [] } else { waiting.removeFirst(count) }
    }
    return false
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    source?.cancel()
    source = nil
    Foundation.close(descriptor)
  }
}
