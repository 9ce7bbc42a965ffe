import Foundation

extension Path: LosslessStringConvertible {
  /// The elements in the format of `Path(_:)`: coordinates, then a letter.
  public var description: String {
    func text(_ numbers: CGFloat...) -> String {
      numbers.map { $0.shortest }.joined(separator: " ")
    }
    if let r = rectangle { return "\(text(r.minX, r.minY, r.width, r.height)) re" }
    return elements.map { element in
      switch element {
      case .move(let p): "\(text(p.x, p.y)) m"
      case .line(let p): "\(text(p.x, p.y)) l"
      case .quadCurve(let p, let c): "\(text(c.x, c.y, p.x, p.y)) q"
      case .curve(let p, let c1, let c2): "\(text(c1.x, c1.y, c2.x, c2.y, p.x, p.y)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from the format of `description`: coordinates followed by `m` (move), `l`
  /// (line), `q` or `c` (curves), `re` (rectangle) or `h` (close). Returns `nil` for anything else.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    self.init()
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("re", 4):
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// The elements in SVG notation, rounded: `M 0 0 L 10 0 … Z`, or `rect x y w h` for a lone
  /// rectangle.
  var displayText: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(NumberText.points($0.x)) \(NumberText.points($0.y))" }.joined(separator: " ")
    }
    if let r = rectangle {
      return "rect \(text(r.origin)) \(NumberText.points(r.width)) \(NumberText.points(r.height))"
    }
    return elements.map { element in
      switch element {
      case .move(let p): "M \(text(p))"
      case .line(let p): "L \(text(p))"
      case .quadCurve(let p, let c): "Q \(text(c, p))"
      case .curve(let p, let c1, let c2): "C \(text(c1, c2, p))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }
}

extension CGFloat {
  /// The shortest text that reads back as the same number; whole numbers have no decimal point.
  fileprivate var shortest: String {
    if self == rounded(), magnitude < 1e15 { return "\(Int(self))" }
    return "\(Double(self))"
  }
}
