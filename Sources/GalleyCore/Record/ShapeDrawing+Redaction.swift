import Foundation

extension ShapeDrawing {
  /// Bars in the places of a paragraph's lines, as tall as its small letters and as long as they.
  static func bars(_ lines: [CGRect], radius: CGFloat, style: _ResolvedStyle) -> ShapeDrawing {
    let outline = ShapeOutline { _ in
      var path = Path()
      for line in lines {
        path.addRoundedRect(in: line, cornerSize: CGSize(width: radius, height: radius))
      }
      return path
    }
    return ShapeDrawing(
      mirrors: false, steps: [Step(outline: outline, operation: .fill(FillStyle()), style: style)])
  }

  /// A rectangle in the place of a picture.
  package static func placeholder(_ style: _ResolvedStyle) -> ShapeDrawing {
    ShapeDrawing(
      mirrors: false,
      steps: [
        Step(outline: ShapeOutline { Path($0) }, operation: .fill(FillStyle()), style: style)
      ])
  }
}
