import Foundation

/// A system item. Not rendered.
public struct DefaultToolbarItem: ToolbarContent {
  /// An item has no body.
  public typealias Body = Never
  /// The kind of item.
  public enum Kind: Hashable, Sendable { case sidebarToggle, title, search }
  /// Creates an item.
  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
  /// Adds nothing.
  public func _add(to target: _ToolbarTarget) {}
}

/// A space between items of a toolbar. In themes with glass, it separates the items at one end of a
/// navigation bar into groups; elsewhere, items have the bar's own spacing.
public struct ToolbarSpacer: ToolbarContent {
  /// A spacer has no body.
  public typealias Body = Never
  private let placement: ToolbarItemPlacement

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - sizing: Accepted for source compatibility: all spaces are 12 points.
  ///   - placement: The placement of the space. Default: the trailing end of the navigation bar.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) { self.placement = placement }

  /// Adds the space to the bar for its placement.
  public func _add(to target: _ToolbarTarget) {
    switch placement.slot {
    case .leading: target.items.leading.appendSpacer()
    case .trailing: target.items.trailing.appendSpacer()
    case .principal, .secondary, .bottom, .status, .nowhere: break
    }
  }
}

/// The sizing of a space.
public enum SpacerSizing: Hashable, Sendable { case flexible, fixed }

/// A customizable toolbar; the same as other toolbars in Galley.
public typealias CustomizableToolbarContent = ToolbarContent
