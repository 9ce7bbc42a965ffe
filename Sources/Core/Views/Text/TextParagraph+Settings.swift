import Foundation

extension TextParagraph {
  /// The environment values that a paragraph reads.
  struct Settings {
    let lineLimit: Int?
    let reservedLines: Int
    let lineSpacing: Double
    let lineHeight: AttributedString.LineHeight?
    let truncation: TruncationPosition
    /// Whether an ellipsis replaces omitted text. Otherwise, lines are omitted.
    let hasEllipsis: Bool
    let allowsTightening: Bool
    let minimumScale: Double
    /// Whether the layout direction is right to left.
    let isRightToLeft: Bool
    let alignment: TextAlignment
    let isJustified: Bool

    init(_ environment: EnvironmentValues) {
      let text = environment.text
      lineLimit = text.lineLimit
      reservedLines = text.reservedLines
      lineSpacing = text.lineSpacing.isFinite ? max(Double(text.lineSpacing), 0) : 0
      lineHeight = text.lineHeight
      allowsTightening = text.allowsTightening
      hasEllipsis = text.hasEllipsis
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
      isJustified = text.isJustified
    }
  }
}
