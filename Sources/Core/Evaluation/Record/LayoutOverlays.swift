import Foundation

/// What is drawn around a picture to show how it is laid out.
///
/// The picture gets margins for it: labels stand beside the view, and lines lead to what they are
/// about. Numbers are points in the view's own coordinates. SwiftUI has no such type.
public struct LayoutOverlays: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangles of the views with their sizes.
  public static let frames = LayoutOverlays(rawValue: 1)
  /// The first and last text baselines of the views: of those that take them from text, or of all
  /// where none does.
  public static let baselines = LayoutOverlays(rawValue: 2)
  /// The guides that `alignmentGuide` sets.
  public static let guides = LayoutOverlays(rawValue: 4)
  /// The distances between the views of stacks and grids, and padding, hatched and measured.
  public static let spacing = LayoutOverlays(rawValue: 8)
  /// What each view was offered, and the size that it took.
  public static let proposals = LayoutOverlays(rawValue: 16)
  /// What the safe area keeps clear at the edges of the canvas, hatched and measured.
  public static let safeArea = LayoutOverlays(rawValue: 32)
}

extension LayoutOverlays {
  /// What has to be known about the views.
  package var gathering: PlacedTree.Gathering {
    isDisjoint(with: [.baselines, .guides]) ? [] : .guides
  }
}
