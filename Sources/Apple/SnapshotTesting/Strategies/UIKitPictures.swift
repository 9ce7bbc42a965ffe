import Foundation
import Galley
import GalleyTesting
import GalleyUIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Compares the picture of a controller's views.
  public static var image: Snapshotting { image() }

  /// Compares the picture of a controller's views on a device's screen.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1.
  ///   - size: The size in place of the device's, in points.
  ///   - traits: The traits of the environment, which take precedence over those of the device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return image(of: config, precision, perceptualPrecision, traits)
  }

  /// Compares the picture of a controller's views.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Accepted for source compatibility: effects are always drawn.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1.
  ///   - size: The size, in points. Default: that of the controller's view, or else the ideal size
  ///     of the SwiftUI view in it.
  ///   - traits: The traits of the environment.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(of: ViewImageConfig(size: size), precision, perceptualPrecision, traits)
  }

  private static func image(
    of config: ViewImageConfig, _ precision: Float, _ perceptualPrecision: Float,
    _ traits: UITraitCollection
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.views(precision, perceptualPrecision).pullback { controller in
      MainActorWork.run {
        let picture = UIKitPicture(controller, presents: false)
        return SuitePicture.image(
          of: picture.content, on: config.sized(picture.size).around(controller), traits: traits)
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Compares the picture of a view.
  public static var image: Snapshotting { image() }

  /// Compares the picture of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Accepted for source compatibility: effects are always drawn.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1.
  ///   - size: The size, in points. Default: that of the view, or else the ideal size of what it
  ///     shows.
  ///   - traits: The traits of the environment.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.views(precision, perceptualPrecision).pullback { view in
      MainActorWork.run {
        let picture = UIKitPicture(view)
        return SuitePicture.image(
          of: picture.content, on: ViewImageConfig(size: size).sized(picture.size), traits: traits)
      }
    }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Compares the picture of a layer.
  public static var image: Snapshotting { image() }

  /// Compares the picture of a layer.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How close two pixels must be to match, 0…1.
  ///   - traits: The traits of the environment.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.views(precision, perceptualPrecision).pullback { layer in
      MainActorWork.run {
        SuitePicture.image(
          of: UIKitPicture.content(of: layer), on: ViewImageConfig(size: layer.bounds.size),
          traits: traits)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Compares the layout tree of a controller's views as text.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Compares the layout tree of a controller's views as text: frames, proposals, baselines.
  ///
  /// - Parameters:
  ///   - config: The device.
  ///   - size: The size in place of the device's, in points.
  ///   - traits: The traits of the environment.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    config.size = size ?? config.size
    return SimplySnapshotting.lines.pullback { [config] (controller: UIViewController) in
      MainActorWork.run {
        let picture = UIKitPicture(controller, presents: false)
        return LayoutText.of(
          picture.content, on: config.sized(picture.size).around(controller), traits: traits)
      }
    }
    .ofPlatform()
  }

  /// Compares the names of a controller and the controllers inside it, indented.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { (controller: UIViewController) in
      MainActorWork.run { UIKitPicture.hierarchy(of: controller) }
    }
    .ofPlatform()
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// Compares the layout tree of a view as text.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Compares the layout tree of a view as text: frames, proposals, baselines.
  ///
  /// - Parameters:
  ///   - size: The size, in points. Default: that of the view.
  ///   - traits: The traits of the environment.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (view: UIView) in
      MainActorWork.run {
        let picture = UIKitPicture(view)
        return LayoutText.of(
          picture.content, on: ViewImageConfig(size: size).sized(picture.size), traits: traits)
      }
    }
    .ofPlatform()
  }
}

extension ViewImageConfig {
  /// The configuration with a size, unless it has one.
  fileprivate func sized(_ size: CGSize?) -> ViewImageConfig {
    var config = self
    config.size = self.size ?? size
    return config
  }

  /// The configuration of the window in which SnapshotTesting shows a controller.
  ///
  /// The window of a navigation controller is shorter by the top of the safe area, and that of a tab
  /// bar controller by the bottom, so references of Apple's platforms have these sizes.
  @MainActor
  func around(_ controller: UIViewController) -> ViewImageConfig {
    var config = self
    let tabs = controller as? UITabBarController
    if tabs != nil {
      config.size?.height -= safeArea.bottom
      config.safeArea.bottom = 0
    }
    if (tabs?.selectedViewController ?? controller) is UINavigationController {
      config.size?.height -= safeArea.top
      config.safeArea.top = 0
    }
    return config
  }
}
