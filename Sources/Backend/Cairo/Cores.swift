import Dispatch
import Foundation
import GalleyGraphics
import Synchronization

/// Runs work on large pictures on several cores.
package enum Cores {
  /// The number of cores for each large picture; `nil` for all.
  @TaskLocal package static var count: Int?
  /// The number of pixels from which a picture is painted by all cores. From half of it, two paint it if they
  /// are idle.
  @TaskLocal package static var threshold = 1 << 20

  /// The number of pictures that are being painted or encoded.
  private static let pictures = Atomic(0)

  /// Calls `body`, which paints or encodes a picture.
  static func working<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    pictures.add(1, ordering: .relaxed)
    defer { pictures.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Returns the number of bands in which a picture of `pixels` pixels is painted. It depends on nothing else
  /// that the program does, because Cairo may round the edge of a shape differently where a band ends.
  static func bands(pixels: Int) -> Int {
    if pixels >= threshold { return count ?? AvailableCores.count }
    return pixels >= threshold / 2 ? 2 : 1
  }

  /// Returns the number of cores that work on no other picture, for a picture of `pixels` pixels.
  static func idle(pixels: Int) -> Int {
    guard pixels >= threshold / 2 else { return 1 }
    return count ?? max(AvailableCores.count / max(pictures.load(ordering: .relaxed), 1), 1)
  }

  /// Returns the results of `body` for each element, in order. Other threads take part if cores are idle.
  ///
  /// - Parameter pixels: The size of the picture that the work is done for, in pixels.
  static func map<Element, Result>(
    _ elements: [Element], pixels: Int, _ body: (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1, idle(pixels: pixels) > 1 else { return elements.map(body) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each call initializes its own slot; nothing else is written until all calls have returned.
      nonisolated(unsafe) let (results, elements, body) = (buffer, elements, body)
      let caller = CallingThread()
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        caller.leaveItsCore()
        results.initializeElement(at: index, to: body(elements[index]))
      }
      count = elements.count
    }
  }
}

/// The thread that shares its work with others.
private struct CallingThread {
  private let thread = pthread_self()
  private let core = AvailableCores.current

  /// Moves another thread to another core if it runs on the core of this one.
  ///
  /// Linux may start it there although another core is idle: in a virtual machine, it takes a core that has
  /// been idle for one that the host uses for something else. The two would work in turns, for up to several
  /// milliseconds.
  func leaveItsCore() {
    if pthread_self() != thread { AvailableCores.leave(core) }
  }
}
