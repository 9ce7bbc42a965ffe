import Foundation

/// A part of a picture at which a screen reader stops, with everything that it says about it.
public struct AccessibilityElement: Hashable, Sendable {
  /// A fact that a screen reader offers on request, or says with the element if it is important.
  public struct CustomContent: Hashable, Sendable {
    /// The name of the fact.
    public var label: String
    /// The fact.
    public var value: String
    /// Whether the fact is said with the element.
    public var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// The position among similar elements, such as the tabs of a tab bar.
  public struct Position: Hashable, Sendable {
    /// The position, starting at 1.
    public var number: Int
    /// The number of elements.
    public var count: Int

    package init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }
  }

  /// The place in a table or list.
  public typealias Cell = DisplayNote.Cell

  /// The rectangle on the canvas, in points, before rounding to pixels.
  public var frame: CGRect
  /// The name of the element; empty if it has no label.
  public var label = ""
  /// The current value; empty if the element has no value.
  public var value = ""
  /// The result of using the element; empty if it has no hint.
  public var hint = ""
  /// The kind and state of the element.
  public var traits: AccessibilityTraits = []
  /// Whether the element responds to actions. Default: `true`.
  public var isEnabled = true
  /// The names of the actions: `activate`, `increment`, `decrement`, and those with custom names.
  public var actions: [String] = []
  /// Further facts.
  public var customContent: [CustomContent] = []
  /// The names for voice control, most important first; if empty, the label is used.
  public var inputLabels: [String] = []
  /// The priority in the reading order: within a container, higher comes first. Default: 0.
  public var sortPriority = 0.0
  /// The level of a heading, from 1; 0 for none.
  public var headingLevel = 0
  /// The `accessibilityIdentifier(_:)`.
  public var identifier: String?
  /// The point on the canvas that a double tap taps, in points; `nil` is the center of the frame.
  public var activationPoint: CGPoint?
  /// The position among similar elements; `nil` if it is not spoken.
  public var position: Position?
  /// The labels of the containers around the element, outermost first.
  public var containers: [String] = []
  /// The place in a table or list; `nil` outside of them.
  public var cell: Cell?
  /// Other facts from modifiers, by name, such as `rotor` and `labeledPair`.
  public var facts: [String: String] = [:]

  /// The index of the node in the placed tree.
  package var index: Int
  /// Whether the label is the name of a file or symbol, because it has no description.
  package var isNamedAfterFile = false
  /// Whether the element is a single symbol.
  package var isSymbol = false
  /// Whether the system determines the size of the control.
  package var hasSystemSize = false
  /// Whether the element is in a bar of the system.
  package var isInBar = false

  package init(frame: CGRect, index: Int) { (self.frame, self.index) = (frame, index) }

  /// Whether a screen reader has anything to say.
  package var isEmpty: Bool {
    label.isEmpty && value.isEmpty && hint.isEmpty
      && traits.isDisjoint(with: .interactive.union([.isImage, .updatesFrequently]))
  }
}
