import Foundation

/// A shape that marks a point of a chart.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that looks as large as a square of the same area.
  var perceptualUnitRect: CGRect { get }
}

extension MarkStyle.Symbol {
  static func outline(_ shape: some ChartSymbolShape) -> Self { .shape { shape.path(in: $0) } }
}

/// The built-in symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, cross, plus, asterisk
  }
  let kind: Kind
  fileprivate var border: CGFloat?

  /// In order of use for the values of a chart.
  nonisolated static let all = Kind.allCases.map { BasicChartSymbolShape(kind: $0) }

  /// The part of the unit square that the symbol fills.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Returns the outline of the symbol in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    guard let border else { return filled(in: rect) }
    let inner = rect.insetBy(dx: border / 2, dy: border / 2)
    return filled(in: inner).strokedPath(StrokeStyle(lineWidth: border, lineJoin: .round))
  }

  nonisolated private func filled(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: Self.polygon(3, in: rect.offsetBy(dx: 0, dy: rect.height * 0.1), 1.12)
    case .diamond: Self.polygon(4, in: rect, 1.15)
    case .pentagon: Self.polygon(5, in: rect, 1.05)
    case .cross: Self.strokes(4, turned: .pi / 4, in: rect)
    case .plus: Self.strokes(4, turned: 0, in: rect)
    case .asterisk: Self.strokes(6, turned: .pi / 2, in: rect)
    }
  }

  nonisolated private static func corners(
    _ count: Int, turned angle: Double, in rect: CGRect, _ scale: CGFloat
  ) -> [CGPoint] {
    (0..<count).map {
      let turn = angle + Double($0) * 2 * .pi / Double(count)
      return CGPoint(
        x: rect.midX + cos(turn) * rect.width / 2 * scale,
        y: rect.midY + sin(turn) * rect.height / 2 * scale)
    }
  }

  nonisolated private static func polygon(_ count: Int, in rect: CGRect, _ scale: CGFloat) -> Path {
    var path = Path()
    path.addLines(corners(count, turned: -.pi / 2, in: rect, scale))
    path.closeSubpath()
    return path
  }

  nonisolated private static func strokes(_ count: Int, turned angle: Double, in rect: CGRect)
    -> Path
  {
    var path = Path()
    let ends = corners(count, turned: angle, in: rect, 1.1)
    for index in 0..<count / 2 {
      path.move(to: ends[index])
      path.addLine(to: ends[index + count / 2])
    }
    return path.strokedPath(StrokeStyle(lineWidth: rect.width * 0.24))
  }
}

extension BasicChartSymbolShape {
  /// Returns the outline of the symbol as a stroke.
  ///
  /// - Parameter lineWidth: The width of the stroke, in points. Default: 1.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    var copy = self
    copy.border = lineWidth
    return copy
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  nonisolated public static var circle: BasicChartSymbolShape { Self(kind: .circle) }
  /// A square.
  nonisolated public static var square: BasicChartSymbolShape { Self(kind: .square) }
  /// A triangle.
  nonisolated public static var triangle: BasicChartSymbolShape { Self(kind: .triangle) }
  /// A square on its corner.
  nonisolated public static var diamond: BasicChartSymbolShape { Self(kind: .diamond) }
  /// A pentagon.
  nonisolated public static var pentagon: BasicChartSymbolShape { Self(kind: .pentagon) }
  /// A plus sign.
  nonisolated public static var plus: BasicChartSymbolShape { Self(kind: .plus) }
  /// A plus sign on its corner.
  nonisolated public static var cross: BasicChartSymbolShape { Self(kind: .cross) }
  /// A star of three lines.
  nonisolated public static var asterisk: BasicChartSymbolShape { Self(kind: .asterisk) }
}

extension Circle: ChartSymbolShape {
  /// The part of the unit square that the circle fills.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// Returns the outline of the shape as a symbol.
  ///
  /// - Parameter lineWidth: The width of the stroke, in points. Default: 1.
  @_disfavoredOverload
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BorderSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
  }

  /// Returns the outline of the shape as a symbol. The stroke is inside the shape.
  @_disfavoredOverload
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderSymbol(shape: self, style: style)
  }
}

private struct BorderSymbol<S: InsettableShape>: ChartSymbolShape {
  nonisolated let shape: S
  nonisolated let style: StrokeStyle

  nonisolated init(shape: S, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

/// A type-erased symbol.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: any ChartSymbolShape

  /// Creates a type-erased symbol.
  nonisolated public init<S: ChartSymbolShape>(_ shape: S) { self.shape = shape }

  /// The part of the unit square that the symbol fills.
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }

  /// Returns the outline of the symbol in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
