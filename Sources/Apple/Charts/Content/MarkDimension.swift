import Foundation

extension MarkDimension {
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
