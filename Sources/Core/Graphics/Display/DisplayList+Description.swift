import Foundation

extension DisplayList: CustomStringConvertible {
  /// One line per item, indented by the number of open pushes.
  public var description: String {
    let paper = background.map { " on \($0)" } ?? ""
    let head =
      "canvas \(NumberText.points(size.width))×\(NumberText.points(size.height)) @\(NumberText.points(scale))x\(paper)"
    var lines = [head]
    var depth = 1
    for item in items {
      if item == .pop || item == .maskedBy { depth = max(1, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + item.description)
      if item.isPush { depth += 1 }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayItem: CustomStringConvertible {
  var isPush: Bool {
    switch self {
    case .pushClip, .pushOpacity, .pushTransform, .pushShadow, .pushFilter, .pushMasked,
      .maskedBy:
      true
    case .fill, .stroke, .glyphs, .bitmap, .pop: false
    }
  }

  /// The item and its measures in points, on one line.
  public var description: String {
    switch self {
    case .fill(let path, let paint, let style):
      "fill \(path.displayText) with \(paint)\(style.isEOFilled ? " even-odd" : "")"
    case .stroke(let path, let style, let paint):
      "stroke \(path.displayText) width \(NumberText.points(style.lineWidth)) with \(paint)"
    case .glyphs(let line, let origin, let paints):
      "glyphs \(line.runs.map { "\($0.glyphs.count) × \($0.font.name)" }.joined(separator: ", "))"
        + " at (\(NumberText.points(origin.x)), \(NumberText.points(origin.y)))"
        + " width \(NumberText.points(line.width))"
        + " with \(paints.map(\.description).joined(separator: ", "))"
    case .bitmap(let placed, let stencil):
      "bitmap \(placed)\(stencil.map { " as stencil with \($0)" } ?? "")"
    case .pushClip(let path, _): "clip \(path.displayText)"
    case .pushOpacity(let opacity): "opacity \(NumberText.points(opacity))"
    case .pushTransform(let t):
      "transform [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { NumberText.points($0) }.joined(separator: " "))]"
    case .pushShadow(let color, let radius, let offset):
      "shadow \(color) radius \(NumberText.points(radius)) offset"
        + " (\(NumberText.points(offset.width)), \(NumberText.points(offset.height)))"
    case .pushFilter(let filter): "filter \(filter)"
    case .pushMasked: "masked"
    case .maskedBy: "by"
    case .pop: "end"
    }
  }
}
