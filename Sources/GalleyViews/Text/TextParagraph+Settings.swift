import Foundation

extension TextParagraph {
  /// What a text takes from its environment besides fonts and paints.
  struct Settings {
    let grid: PixelGrid
    let lineLimit: Int?
    let reservedLines: Int
    let lineSpacing: Double
    let truncation: TruncationPosition
    let minimumScale: Double
    /// Whether lines start at the right.
    let isRightToLeft: Bool
    let alignment: TextAlignment

    init(_ environment: EnvironmentValues) {
      let text = environment.text
      grid = environment.pixelGrid
      lineLimit = text.lineLimit
      reservedLines = text.reservedLines
      lineSpacing = text.lineSpacing.isFinite ? max(Double(text.lineSpacing), 0) : 0
      truncation =
        switch text.truncationMode {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
      minimumScale =
        text.minimumScaleFactor.isFinite
        ? min(max(Double(text.minimumScaleFactor), 0.05), 1) : 1
      isRightToLeft = environment.layoutDirection == .rightToLeft
      alignment = text.multilineTextAlignment
    }
  }
}
