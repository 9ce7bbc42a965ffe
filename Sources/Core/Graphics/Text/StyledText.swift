import Foundation

extension StyledText {
  /// Returns the index of the nearest run that is not an attachment, or `index` if all are
  /// attachments.
  package func textRun(near index: Int) -> Int {
    guard runs[index].attachment != nil else { return index }
    return runs.indices.filter { runs[$0].attachment == nil }
      .min { abs($0 - index) < abs($1 - index) } ?? index
  }
}
