import Foundation

/// A statement about the accessibility of a view's content, as a value without nodes.
package enum AccessibilityStatement: Sendable {
  /// Changes the elements of the content; see `AccessibilityEdit`.
  case edit(AccessibilityEdit)
  /// Hides the elements.
  case hidden
  /// Hides the elements, because the system draws the content, not the app.
  case system
  /// Turns the content into an element: alone, joined, or as a container.
  case element(AccessibilityChildBehavior)
  /// Turns the content into one element, as controls do.
  case role(AccessibilityRole)
  /// Reads the content together. Among its siblings it comes first or last if its rank is not 0.
  case group(rank: Int)
  /// The texts of the content are a value.
  case value
  /// The content is a table. Its cells state their places.
  case table
  /// The elements of other views belong to the content; see `Use`.
  case views(OtherElements, Use)

  /// The use of the elements of other views for the content.
  package enum Use: Sendable {
    /// They replace the elements of the content.
    case representation
    /// They are inside the content.
    case children
    /// They are actions of the content.
    case actions
    /// They are the label of each element, which they can contain.
    case label
  }

  /// The elements of views that are not in the picture.
  package struct OtherElements: Sendable {
    /// The elements, in the coordinates of the content.
    let items: [AccessibilityItem]
    /// Whether a single element has the frame of the content.
    let fillsFrame: Bool
  }

  /// The label that stands for the element's own label.
  package static let ownLabel = "\u{FFFC}"
}

/// A change of elements.
package enum AccessibilityEdit: Hashable, Sendable {
  case label(String)
  case value(String)
  case hint(String)
  case addTraits(AccessibilityTraits)
  case removeTraits(AccessibilityTraits)
  case sortPriority(Double)
  case heading(Int)
  case inputLabels([String])
  case customContent(AccessibilityElement.CustomContent)
  case action(String)
  case adjustable
  case activationPoint(UnitPoint)
  case activationPlace(CGPoint)
  case position(Int, of: Int)
  case file(String)
  /// The name of a symbol that has no description here.
  case symbol(String)
  case fact(String, String)
  /// The place in a table or list.
  case cell(AccessibilityElement.Cell)

  /// Whether the change creates an element for a view that has none, such as a shape.
  var makesElement: Bool {
    switch self {
    case .label(let text), .value(let text), .hint(let text): !text.isEmpty
    case .file, .symbol: true
    default: false
    }
  }

  /// Changes an element.
  ///
  /// - Parameter frame: The frame of the modified view on the canvas.
  func apply(to element: inout AccessibilityElement, in frame: CGRect) {
    switch self {
    case .label(let label): (element.label, element.isNamedAfterFile) = (label, false)
    case .value(let value): element.value = value
    case .hint(let hint): element.hint = hint
    case .addTraits(let traits): element.traits.formUnion(traits)
    case .removeTraits(let traits): element.traits.subtract(traits)
    case .sortPriority(let priority): element.sortPriority = priority.isNaN ? 0 : priority
    case .heading(let level):
      element.headingLevel = level
      element.traits.insert(.isHeader)
    case .inputLabels(let labels): element.inputLabels = labels
    case .customContent(let content): element.customContent.append(content)
    case .action(let name): if !element.actions.contains(name) { element.actions.append(name) }
    case .adjustable:
      element.traits.insert(.isAdjustable)
      for name in ["increment", "decrement"] where !element.actions.contains(name) {
        element.actions.append(name)
      }
    case .activationPoint(let point):
      element.activationPoint = CGPoint(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    case .activationPlace(let point):
      element.activationPoint = CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    case .position(let number, let count): element.position = .init(number, of: count)
    case .file(let name): (element.label, element.isNamedAfterFile) = (name, true)
    case .symbol(let name):
      (element.label, element.isNamedAfterFile) = (name, true)
      element.isSymbol = true
    case .fact(let name, let value): element.facts[name] = value
    case .cell(let cell): element.cell = element.cell ?? cell
    }
  }
}

/// The element that a control creates from its content.
package struct AccessibilityRole: Sendable {
  /// How the element uses the elements of the content.
  package enum Contents: Sendable {
    /// It joins their labels and values.
    case joined
    /// Their labels are its value, as with the text in a field.
    case value
    /// It ignores them.
    case replaced
  }

  package var contents = Contents.joined
  package var traits: AccessibilityTraits
  package var isEnabled: Bool
  package var value = ""
  package var actions: [String]
  /// Whether the system determines the size of the control.
  package var hasSystemSize = false
  /// The texts of the label, if the content has none.
  var labels: [String] = []

  package init(
    _ contents: Contents = .joined, _ traits: AccessibilityTraits, isEnabled: Bool = true,
    value: String = "", actions: [String] = ["activate"], hasSystemSize: Bool = false
  ) {
    (self.contents, self.traits, self.isEnabled) = (contents, traits, isEnabled)
    (self.value, self.actions, self.hasSystemSize) = (value, actions, hasSystemSize)
  }
}
