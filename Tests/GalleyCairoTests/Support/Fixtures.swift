import Foundation
import Galley
import GalleyCairo

let body17 = FontDescription(size: 17)

func styled(
  _ text: String, size: Double = 17, weight: Int = 400, family: FontDescription.Family = .system,
  language: String = "en", tracking: Double = 0
) -> StyledText {
  StyledText(
    runs: [
      .init(
        text: text, font: FontDescription(family: family, size: size, weight: weight),
        tracking: tracking)
    ], language: language)
}

extension PangoTextEngine {
  func shape(_ text: StyledText, width: Double? = nil, limit: Int? = nil) -> ShapedText {
    shape(text, width: width, lineLimit: limit, truncation: .tail)
  }

  func shape(
    _ text: String, width: Double? = nil, limit: Int? = nil,
    _ truncation: TruncationPosition = .tail
  ) -> ShapedText {
    shape(styled(text), width: width, lineLimit: limit, truncation: truncation)
  }
}

extension ShapedText {
  var width: Double { lines.map(\.width).max() ?? 0 }
  var fontNames: Set<String> { Set(lines.flatMap(\.runs).map(\.font.name)) }
  /// Everything except the identity of fonts.
  var shapes: [String] {
    lines.map { line in
      "\(line.range) \(line.width) \(line.ascent) \(line.descent) "
        + line.runs.map { "\($0.font.name) \($0.x) \($0.glyphs)" }.joined(separator: "; ")
    }
  }
}

/// Returns the part of `text` that each line shows.
func pieces(_ shaped: ShapedText, of text: String) -> [String] {
  let bytes = Array(text.utf8)
  return shaped.lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
}

func near(_ a: Double, _ b: Double, _ tolerance: Double = 0.01) -> Bool { abs(a - b) <= tolerance }

/// Returns a canvas of `size`×`size` points with the given items.
func picture(
  size: Double = 20, scale: Double = 1, background: ResolvedColor? = .white,
  _ items: [DisplayItem]
) throws -> Bitmap {
  try Rasterizer.bitmap(
    of: DisplayList(
      size: CGSize(width: size, height: size), scale: scale, background: background, items: items))
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  Path(CGRect(x: x, y: y, width: width, height: height))
}

extension Bitmap {
  func rgba(_ x: Int, _ y: Int) -> [UInt8] {
    let p = self[x, y]
    return [p.red, p.green, p.blue, p.alpha]
  }
}

let red = ResolvedColor(red: 1, green: 0, blue: 0)
let blue = ResolvedColor(red: 0, green: 0, blue: 1)
