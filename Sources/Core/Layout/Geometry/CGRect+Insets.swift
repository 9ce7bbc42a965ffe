import Foundation

extension CGRect {
  /// Returns the rectangle grown by `insets`, with leading on the left.
  package func outset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top,
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }

  /// Returns the rectangle shrunk by `insets`, with leading on the left; lengths stay nonnegative.
  package func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension ProposedViewSize {
  /// Returns the proposal less `insets`; lengths stay nonnegative.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}
