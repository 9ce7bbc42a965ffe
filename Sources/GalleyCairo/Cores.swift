import Dispatch

/// Work on large pictures, on as many cores as there are.
enum Cores {
  /// From so many pixels on, the work is worth waking other threads.
  static let threshold = 1 << 20

  /// What `body` makes of each element, in their order.
  ///
  /// - Parameter pixels: How large the picture is that the work is done for.
  static func map<Element, Result>(
    _ elements: [Element], pixels: Int, _ body: (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1, pixels >= threshold else { return elements.map(body) }
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
