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

/// A customizable toolbar; the same as other toolbars in Galley.
public typealias CustomizableToolbarContent = ToolbarContent
