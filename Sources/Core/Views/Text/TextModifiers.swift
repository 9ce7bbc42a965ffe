import Foundation

extension View {
  /// Limits each text in this view to a number of lines, at least 1; `nil` sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = number.map { max($0, 1) }
      $0.reservedLines = 0
    }
  }

  /// Limits each text in this view to a number of lines, at least 1.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines.
  ///   - reservesSpace: Whether a text is always as tall as the limit.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = max(limit, 1)
      $0.reservedLines = reservesSpace ? max(limit, 1) : 0
    }
  }

  /// Limits each text in this view to a range of lines. A text is always at least as tall as the
  /// lower bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Makes each text in this view at least as tall as a number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }
}
