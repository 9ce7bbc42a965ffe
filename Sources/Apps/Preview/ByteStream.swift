import CSoup
import Foundation

/// The bytes that come through a pipe, as they come.
@MainActor
final class ByteStream {
  private let descriptor: Int32
  private var source: LoopSource?

  /// - Parameter receive: Is given what came; nothing, once, when the other end was closed.
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

/// Bytes that go into a pipe as fast as they are read at its other end.
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

  /// Whether something has to wait.
  private func send() -> Bool {
    while isOpen, !waiting.isEmpty {
      let count = Foundation.write(descriptor, waiting, waiting.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return true }
      // Whoever reads is gone, which is noticed at its answers.
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
