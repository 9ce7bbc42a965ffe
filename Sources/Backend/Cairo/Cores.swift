import Dispatch
import GalleyGraphics
import Synchronization

/// Runs work on large pictures on all available cores.
package enum Cores {
  /// The number of cores for each large picture; `nil` for all that do not work on other pictures.
  @TaskLocal package static var count: Int?
  /// The number of pixels from which waking other threads pays off.
  @TaskLocal package static var threshold = 1 << 19

  /// The number of pictures that are being painted or encoded.
  private static let pictures = Atomic(0)

  /// Calls `body`, which paints or encodes a picture.
  static func working<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    pictures.add(1, ordering: .relaxed)
    defer { pictures.subtract(1, ordering: .relaxed) }
    return try body()
  }

  /// Returns the number of cores for a picture of `pixels` pixels.
  static func count(pixels: Int) -> Int {
    guard pixels >= threshold else { return 1 }
    return count ?? max(AvailableCores.count / max(pictures.load(ordering: .relaxed), 1), 1)
  }

  /// Returns the results of `body` for each element, in order.
  ///
  /// - Parameter pixels: The size of the picture that the work is done for, in pixels.
  static func map<Element, Result>(
    _ elements: [Element], pixels: Int, _ body: (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1, count(pixels: pixels) > 1 else { return elements.map(body) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each call initializes its own slot; nothing else is written until all calls have returned.
      nonisolated(unsafe) let (results, elements, body) = (buffer, elements, body)
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        results.initializeElement(at: index, to: body(elements[index]))
      }
      count = elements.count
    }
  }
}
