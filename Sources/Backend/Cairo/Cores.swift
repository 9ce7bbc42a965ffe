import Dispatch
import GalleyGraphics

/// Runs work on large pictures on all available cores.
package enum Cores {
  /// The number of cores.
  @TaskLocal package static var count = AvailableCores.count
  /// The number of pixels from which waking other threads pays off.
  @TaskLocal package static var threshold = 1 << 20

  /// Returns the number of cores for a picture of `pixels` pixels.
  static func count(pixels: Int) -> Int { pixels >= threshold ? count : 1 }

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
