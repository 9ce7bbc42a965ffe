import Foundation

extension ShapeDrawing {
  /// Returns bars that replace the lines of a paragraph, as tall as lowercase letters.
  static func bars(_ lines: [CGRect], radius: CGFloat, style: _ResolvedStyle) -> ShapeDrawing {
    let outline = ShapeOutline { _ in
      var path = Path()
      for line in lines {
        path.addRoundedRect(in: line, cornerSize: CGSize(width: radius, height: radius))
      }
      return path
    }
    return ShapeDrawing(
      steps: [Step(outline: outline, operation: .fill(FillStyle()), style: style)])
  }

  /// Returns a rectangle that replaces an image.
  package static func placeholder(_ style: _ResolvedStyle) -> ShapeDrawing {
    ShapeDrawing(
      steps: [
        Step(outline: ShapeOutline { Path($0) }, operation: .fill(FillStyle()), style: style)
      ])
  }
}
