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
      .filled(precision, perceptualPrecision, scale: scale, isEvenOdd: false)
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
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    filled(precision, perceptualPrecision, scale: scale, isEvenOdd: true)
  }

  static func filled(
    _ precision: Float, _ perceptualPrecision: Float, scale: CGFloat, isEvenOdd: Bool
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.views(precision, perceptualPrecision).pullback { path in
      nonisolated(unsafe) let path = path
      return MainActorWork.run {
        let bounds = path.boundingBox
        let moved = Path(path).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        return SuitePicture.image(
          of: moved.fill(style: FillStyle(eoFill: isEvenOdd)),
          on: ViewImageConfig(size: bounds.size), traits: UITraitCollection(displayScale: scale))
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
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.minimumIntegerDigits = 1
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return elementsDescription(numberFormatter: formatter)
  }

  /// Compares the elements of a path as text, with numbers in a format.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      func point(_ point: CGPoint) -> String {
        let numbers = [point.x, point.y].map {
          numberFormatter.string(from: NSNumber(value: Double($0)))
        }
        return "(\(numbers.map { $0 ?? "" }.joined(separator: ", ")))"
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
        case .closeSubpath: lines.append("Close")
        }
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}
