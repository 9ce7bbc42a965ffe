import Foundation
import Galley
import GalleyTesting
import GalleyUIKit

extension Diffing where Value == UIImage {
  /// Compares every pixel.
  public static var image: Diffing { image() }

  /// Compares pixels.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1. 1 requires equal pixels;
  ///     0.98 accepts differences that most people don't see.
  ///   - scale: Pixels per point of references; `nil` or 0 for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let pictures = PicturePrecision(
      precision: precision, perceptualPrecision: perceptualPrecision)
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
    var diffing = Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
      diff: { reference, actual in
        let difference = pictures.difference(reference.bitmap, actual.bitmap)
        return difference.map {
          ($0, [XCTAttachment(image: reference), XCTAttachment(image: actual)])
        }
      })
    diffing.pictures = pictures
    return diffing
  }
}

extension UIImage {
  fileprivate var bitmap: Bitmap { cgImage?.bitmap ?? Bitmap(width: 0, height: 0, pixels: []) }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Compares every pixel of an image.
  public static var image: Snapshotting { image() }

  /// Compares an image by its pixels.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1. 1 requires equal pixels;
  ///     0.98 accepts differences that most people don't see.
  ///   - scale: Pixels per point of references; `nil` or 0 for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }

  /// The strategy for pictures that Galley renders.
  static func views(_ precision: Float, _ perceptualPrecision: Float) -> Snapshotting {
    image(precision: precision, perceptualPrecision: perceptualPrecision)
  }
}

/// The size of a SwiftUI view in a picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's screen. The view stays inside the safe area.
  case device(config: ViewImageConfig)
  /// A size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits

  var config: ViewImageConfig {
    switch self {
    case .device(let config): config
    case .fixed(let width, let height):
      ViewImageConfig(size: CGSize(width: width, height: height))
    case .sizeThatFits: ViewImageConfig()
    }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// Compares the picture of a view in its ideal size.
  public static var image: Snapshotting { image() }

  /// Compares the picture of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Accepted for source compatibility: effects are always drawn.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1.
  ///   - layout: The size of the picture.
  ///   - traits: The traits of the environment, which take precedence over those of the layout.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.views(precision, perceptualPrecision).pullback { view in
      nonisolated(unsafe) let view = view
      return MainActorWork.run { SuitePicture.image(of: view, on: layout.config, traits: traits) }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Compares the layout tree of a view as text, in its ideal size.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Compares the layout tree of a view as text: frames, proposals, baselines.
  ///
  /// - Parameters:
  ///   - layout: The size of the canvas.
  ///   - traits: The traits of the environment, which take precedence over those of the layout.
  public static func recursiveDescription(
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (view: Value) in
      nonisolated(unsafe) let view = view
      return MainActorWork.run { LayoutText.of(view, on: layout.config, traits: traits) }
    }
    .ofPlatform()
  }
}

/// The layout tree as a separate format.
@MainActor
enum LayoutText {
  static func of(
    _ view: some View, on config: ViewImageConfig, traits: UITraitCollection
  ) -> String {
    do {
      return try SuitePicture.rendering(of: view, on: config, traits: traits).layout.description
    } catch {
      return "\(error)"
    }
  }
}
