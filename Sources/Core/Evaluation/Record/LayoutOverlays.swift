import Foundation

/// Annotations around a picture that show its layout.
///
/// The picture gets margins for labels beside the view, connected by lines. Numbers are points in
/// the view's own coordinates. This type is not part of SwiftUI.
public struct LayoutOverlays: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The frames of the views and their sizes.
  public static let frames = LayoutOverlays(rawValue: 1)
  /// The first and last text baselines of views: only of those that derive them from text, or of
  /// all views if none does.
  public static let baselines = LayoutOverlays(rawValue: 2)
  /// The alignment guides set by `alignmentGuide`.
  public static let guides = LayoutOverlays(rawValue: 4)
  /// The spacing in stacks and grids, and padding, hatched and measured.
  public static let spacing = LayoutOverlays(rawValue: 8)
  /// The proposal and size of each view.
  public static let proposals = LayoutOverlays(rawValue: 16)
  /// The safe area insets of the canvas, hatched and measured.
  public static let safeArea = LayoutOverlays(rawValue: 32)
}

extension LayoutOverlays {
  /// The data that the overlays require.
  package var gathering: PlacedTree.Gathering {
    isDisjoint(with: [.baselines, .guides]) ? [] : .guides
  }
}
