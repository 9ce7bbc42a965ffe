import Foundation

extension MarkDimension {
  /// Whether bars of the dimension touch each other.
  var leavesNoGap: Bool {
    switch kind {
    case .ratio(let ratio): ratio >= 1
    case .inset(let inset): inset <= 0
    case .automatic, .fixed: false
    }
  }

  /// Returns the length in an available space.
  ///
  /// - Parameter ratio: The fraction for an automatic dimension.
  func length(in space: CGFloat, automatic ratio: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: space * ratio
    case .fixed(let length): max(length, 0)
    case .ratio(let ratio): max(space * ratio, 0)
    case .inset(let inset): max(space - 2 * inset, 0)
    }
  }
}
