import Foundation
import Galley
import GalleyTesting
import GalleyUIKit

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Compares the picture of a filled path.
  public static var image: Snapshotting { image() }

  /// Compares the picture of a filled path.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1.
  ///   - scale: Pixels per point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<CGPath, UIImage>
      .drawn(precision, perceptualPrecision, scale: scale, drawingMode: .fill)
      .pullback(\.cgPath)
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// Compares the picture of a filled path.
  public static var image: Snapshotting { image() }

  /// Compares the picture of a filled path.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1.
  ///   - scale: Pixels per point.
  ///   - drawingMode: Whether the path is filled, and whether its outline of one point is drawn.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    drawn(precision, perceptualPrecision, scale: scale, drawingMode: drawingMode)
  }

  static func drawn(
    _ precision: Float, _ perceptualPrecision: Float, scale: CGFloat,
    drawingMode: CGPathDrawingMode
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.views(precision, perceptualPrecision).pullback { path in
      nonisolated(unsafe) let path = path
      return MainActorWork.run {
        let bounds = path.boundingBox
        let moved = Path(path).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        let isEvenOdd = drawingMode == .eoFill || drawingMode == .eoFillStroke
        let area = moved.fill(style: FillStyle(eoFill: isEvenOdd))
        let outline = moved.stroke(.foreground, lineWidth: 1)
        let config = ViewImageConfig(size: bounds.size)
        let traits = UITraitCollection(displayScale: scale)
        switch drawingMode {
        case .fill, .eoFill: return SuitePicture.image(of: area, on: config, traits: traits)
        case .stroke: return SuitePicture.image(of: outline, on: config, traits: traits)
        case .fillStroke, .eoFillStroke:
          return SuitePicture.image(of: area.overlay { outline }, on: config, traits: traits)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// Compares the elements of a path as text.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback(\.cgPath)
  }

  /// Compares the elements of a path as text, with numbers in a format.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback(\.cgPath)
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// Compares the elements of a path as text, with one to three decimals.
  public static var elementsDescription: Snapshotting {
    // On Linux, Foundation's formatter ignores the largest number of decimals.
    described { number in
      number.formatted(
        .number.precision(.fractionLength(1...3)).grouping(.never)
          .locale(Locale(identifier: "en_US_POSIX")))
    }
  }

  /// Compares the elements of a path as text, with numbers in a format.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    described { numberFormatter.string(from: NSNumber(value: $0)) ?? "" }
  }

  private static func described(
    _ text: @escaping (Double) -> String
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      func point(_ point: CGPoint) -> String {
        "(\(text(Double(point.x))), \(text(Double(point.y))))"
      }
      var lines: [String] = []
      Path(path).forEach { element in
        switch element {
        case .move(let to):
          if !lines.isEmpty { lines.append("") }
          lines.append("MoveTo \(point(to))")
        case .line(let to): lines.append("LineTo \(point(to))")
        case .quadCurve(let to, let control):
          lines.append("QuadCurveTo \(point(control)) \(point(to))")
        case .curve(let to, let first, let second):
          lines.append("CurveTo \(point(first)) \(point(second)) \(point(to))")
        case .closeSubpath:
          // References of Apple's platforms have the space that precedes the points of other elements.
          lines.append("Close ")
        }
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}
