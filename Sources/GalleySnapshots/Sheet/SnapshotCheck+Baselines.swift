import Galley

extension SnapshotCheck {
  /// The golden picture and the one that was compared side by side, with the text baselines of both
  /// ruled across them, as a PNG file.
  ///
  /// - Returns: `nil` where the golden has no usable picture or layout, or no view has baselines.
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  @MainActor
  package func baselineSheet() throws -> [UInt8]? {
    guard let reference = comparison.reference, let picture, let pixels = comparison.pixels,
      let layout = comparison.referenceLayout
    else { return nil }
    let baselines = BaselineComparison.all(reference: layout, actual: snapshot.layout)
    guard !baselines.isEmpty else { return nil }
    let scale = snapshot.list.scale
    let sheet = ComparisonSheet(
      ComparisonSheet.Picture(name: "Reference", bitmap: reference.bitmap, scale: scale),
      ComparisonSheet.Picture(name: "Actual", bitmap: picture, scale: scale), pixels,
      baselines: baselines, sentences: comparison.sentences)
    return [UInt8](try sheet.pngData())
  }
}
