import Foundation

private enum PinnedBackground {}

extension LayoutNode {
  private static let pinnedBackgroundKey = ObjectIdentifier(PinnedBackground.self)

  /// The background that the view has only while it is pinned to an edge of a scroll view.
  package var pinnedBackground: _ResolvedStyle? {
    get { hasTraits ? traits[Self.pinnedBackgroundKey] as? _ResolvedStyle : nil }
    nonmutating set { traits[Self.pinnedBackgroundKey] = newValue }
  }
}
