import Foundation
import GalleyUIKit

/// A screen of a device: its size, safe area and traits.
public struct ViewImageConfig: Sendable {
  /// An orientation.
  public enum Orientation: Sendable { case landscape, portrait }

  /// An orientation of a tablet, with the share of the screen that the app takes.
  public enum TabletOrientation: Sendable {
    /// The shares of a screen in portrait.
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    /// The shares of a screen in landscape.
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size, in points; `nil` for the size of the content.
  public var size: CGSize?
  /// The traits of the environment.
  public var traits: UITraitCollection

  /// Creates a screen. Default: the size of the content, without insets and traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}
