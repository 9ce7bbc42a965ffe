import Dispatch
import Foundation

/// Work on large pictures, on as many cores as there are.
package enum Cores {
  /// How many there are.
  @TaskLocal package static var count = ProcessInfo.processInfo.activeProcessorCount
  /// From so many pixels on, the work is worth waking other threads.
  @TaskLocal package static var threshold = 1 << 20

  /// How many work on a picture of so many pixels.
  static func count(pixels: Int) -> Int { pixels >= threshold ? count : 1 }

  /// What `body` makes of each element, in their order.
  ///
  /// - Parameter pixels: How large the picture is that the work is done for.
  static func map<Element, Result>(
    _ elements: [Element], pixels: Int, _ body: (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1, count(pixels: pixels) > 1 else { return elements.map(body) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Each call writes to a place of its own; all else is only read before the last has ended.
      nonisolated(unsafe) let (results, elements, body) = (buffer, elements, body)
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        results.initializeElement(at: index, to: body(elements[index]))
      }
      count = elements.count
    }
  }
}
