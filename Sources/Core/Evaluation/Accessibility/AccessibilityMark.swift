import Foundation

/// A statement of a view or modifier about the accessibility of its content.
package enum AccessibilityMark {
  /// Changes the elements of the content; see `AccessibilityEdit`.
  case edit(AccessibilityEdit)
  /// Hides the elements.
  case hidden
  /// Hides the elements, because the system draws the content, not the app.
  case system
  /// Makes an element of the content: alone, joined, or as a container.
  case element(AccessibilityChildBehavior)
  /// Makes one element of the content, as controls do.
  case role(AccessibilityRole)
  /// Reads the content together. Among its siblings it comes first or last if its rank is not 0.
  case group(rank: Int)
  /// The texts of the content are a value.
  case value
  /// The elements of other views replace those of the content.
  case representation([LayoutNode])
  /// The elements of other views are inside the content.
  case children([LayoutNode])
  /// The buttons in other views are actions of the content.
  case actions([LayoutNode])
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

  /// Whether the change makes an element of a view that has none, such as a shape.
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
    }
  }
}

/// The element that a control makes of its content.
package struct AccessibilityRole {
  /// How the element takes over the elements of the content.
  package enum Contents {
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
  /// The texts of the label, if the content has none; valid as long as the nodes.
  package var labels: @MainActor () -> [String] = { [] }

  package init(
    _ contents: Contents = .joined, _ traits: AccessibilityTraits, isEnabled: Bool = true,
    value: String = "", actions: [String] = ["activate"],
    labels: @escaping @MainActor () -> [String] = { [] }
  ) {
    (self.contents, self.traits, self.isEnabled) = (contents, traits, isEnabled)
    (self.value, self.actions, self.labels) = (value, actions, labels)
  }
}

/// The accessibility statements of the views of one evaluation, by node, in order of the modifiers.
/// Created only if the accessibility tree is requested, so that other pictures pay nothing for it.
package final class AccessibilityMarks {
  private var marks: [LayoutNode: [AccessibilityMark]] = [:]

  package func add(_ mark: AccessibilityMark, to node: LayoutNode) {
    marks[node, default: []].append(mark)
  }

  func marks(of node: LayoutNode) -> [AccessibilityMark] { marks[node] ?? [] }
}

/// A modifier that states something about the accessibility of its content, without adding nodes.
package protocol AccessibilityMarking: ViewModifier where Body == Never {
  /// Returns the statement; `nil` for none. Called only if the accessibility tree is requested.
  @MainActor func mark(in context: _ResolveContext) -> AccessibilityMark?
  /// Marks a node in other respects. Does nothing by default.
  @MainActor func mark(_ node: LayoutNode)
}

extension AccessibilityMarking {
  package func mark(_ node: LayoutNode) {}

  /// Marks each node of the content.
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    let (start, removed) = (list.nodes.count, list.removed.count)
    content(inner, &list)
    for node in list.nodes[start...] { modifier.mark(node) }
    for node in list.removed[removed...] { modifier.mark(node) }
    guard start < list.nodes.count, let marks = context.session.accessibility,
      let mark = modifier.mark(in: inner)
    else { return }
    for node in list.nodes[start...] { marks.add(mark, to: node) }
  }
}

/// Adds a statement that does not depend on the environment.
package struct AccessibilityMarkModifier {
  let mark: AccessibilityMark
  package init(_ mark: AccessibilityMark) { self.mark = mark }
}

extension AccessibilityMarkModifier: AccessibilityMarking {
  package func mark(in context: _ResolveContext) -> AccessibilityMark? { mark }
}

extension View {
  /// States something about the accessibility of the view.
  package nonisolated func accessibilityMark(_ mark: AccessibilityMark) -> some View {
    modifier(AccessibilityMarkModifier(mark))
  }
}

extension _ResolveContext {
  /// Resolves views that are not part of the picture.
  @MainActor
  package func surveyed<V: View>(_ view: V) -> [LayoutNode] {
    var inner = self
    inner.presence = .surveyed
    inner.stackAxis = nil
    var list = _NodeList()
    V._resolve(view, in: inner, into: &list)
    return Array(list.nodes)
  }
}
