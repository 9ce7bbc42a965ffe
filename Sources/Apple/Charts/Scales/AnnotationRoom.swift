import Foundation

/// The space that annotations need at the ends of an axis, on the canvas.
struct AnnotationRoom {
  private struct Need {
    /// The distance between the mark and the end, as a fraction of the axis.
    let distance: CGFloat
    /// The smallest distance, in points.
    let length: CGFloat
  }

  private var start: [Need] = []
  private var end: [Need] = []

  var isEmpty: Bool { start.isEmpty && end.isEmpty }

  /// Adds an annotation.
  ///
  /// - Parameters:
  ///   - length: The space that it needs between its mark and the end, in points.
  ///   - distance: The distance between its mark and the end, as a fraction of the axis.
  mutating func add(_ length: CGFloat, at distance: CGFloat, isStart: Bool) {
    guard length > 0, length.isFinite, Self.matters(distance) else { return }
    let need = Need(distance: distance, length: length)
    if isStart { Self.add(need, to: &start) } else { Self.add(need, to: &end) }
  }

  /// Whether a mark is so near the end that annotations may not fit.
  static func matters(_ distance: CGFloat) -> Bool { distance > -1e-6 && distance < 0.5 }

  /// Adds a need unless another one implies it.
  private static func add(_ need: Need, to needs: inout [Need]) {
    if needs.contains(where: { $0.distance <= need.distance && $0.length >= need.length }) {
      return
    }
    needs.removeAll { $0.distance >= need.distance && $0.length <= need.length }
    needs.append(need)
  }

  /// The paddings of an axis of a length, in points.
  func paddings(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    // One padding moves the marks toward the other end.
    let first = Self.padding(start, in: length)
    let end = Self.padding(end, in: length - first)
    return (Self.padding(start, in: length - end), end)
  }

  /// The smallest padding with which the rest of the axis leaves all spaces.
  private static func padding(_ needs: [Need], in length: CGFloat) -> CGFloat {
    let padding = needs.reduce(0) { padding, need in
      max(padding, (need.length - need.distance * length) / (1 - need.distance))
    }
    // Annotations of small plots must not squeeze the marks.
    return min(padding, max(length, 0) / 2)
  }
}
