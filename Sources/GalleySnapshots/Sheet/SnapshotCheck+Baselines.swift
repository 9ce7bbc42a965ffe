import Galley

extension SnapshotCheck {
  /// The golden picture and the one that was compared side by side, with the text baselines of both
  /// ruled across them, as a PNG file.
  ///
  /// - Returns: `nil` where the golden has no usable picture or layout, or no view has baselines.
  /// - Throws: `FontError`, `PaintError`.
  @MainActor
  package func baselineSheet() throws -> [UInt8]? {
    guard let reference = comparison.reference, let picture, comparison.pixels != nil,
      let layout = comparison.referenceLayout
    else { return nil }
    let scale = snapshot.list.scale
    let sheet = ComparisonSheet([
      ComparisonSheet.Picture(
        name: "Reference", bitmap: reference.bitmap, scale: scale, layout: layout),
      ComparisonSheet.Picture(
        name: "Actual", bitmap: picture, scale: scale, layout: snapshot.layout),
    ])
    return sheet.baselines.isEmpty ? nil : [UInt8](try sheet.baselinesPNG())
  }
}
