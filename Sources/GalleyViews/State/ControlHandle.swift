import Foundation

/// What can be done with a control, for programs that use a view without a screen.
package enum ControlHandle {
  case tap(@MainActor () -> Void)
  case toggle(Binding<Bool>)
  case write(Binding<String>)
  /// Takes a number, a date or the tag of an option; says whether the control has such values.
  case set((any Hashable) -> Bool)

  /// Whether a tap does something.
  fileprivate var isTapped: Bool {
    switch self {
    case .tap, .toggle: true
    case .write, .set: false
    }
  }

  fileprivate var hasValue: Bool { if case .tap = self { false } else { true } }
}

/// Numbers of any type.
enum ControlNumber {
  /// `nil` for what is not a number.
  static func double(_ value: any Hashable) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: value.isNaN ? nil : Double(value)
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }
}

/// What happens where a view that is tapped has other controls or gestures in it.
enum TapPrecedence {
  /// Those in it come first.
  case inner
  case simultaneous
  case outer
}

/// A control or a gesture of a view.
package final class PlacedControl {
  package let handle: ControlHandle
  package let isEnabled: Bool
  /// How often it has to be tapped, where it is used by tapping.
  let tapCount: Int
  let precedence: TapPrecedence
  private let makeLabels: @MainActor () -> [String]

  init(
    _ handle: ControlHandle, isEnabled: Bool, tapCount: Int = 1,
    precedence: TapPrecedence = .inner, labels: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.handle = handle
    self.isEnabled = isEnabled
    self.tapCount = tapCount
    self.precedence = precedence
    makeLabels = labels
  }

  /// The texts of the control's label, also where it is not shown.
  @MainActor lazy var labels = makeLabels()
}

struct ControlHandleModifier {
  let handle: ControlHandle
  let label: _ControlPart?
}

extension ControlHandleModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    guard context.environment.standard.isHitTested else { return child }
    // What a style makes the control of is the control.
    child.controls = [
      PlacedControl(handle, isEnabled: context.environment.isEnabled) { [label] in
        label.map { context.texts(of: $0) } ?? []
      }
    ]
    return child
  }
}

extension _ResolveContext {
  /// The texts in a part of a control that need not be shown.
  @MainActor
  fileprivate func texts(of part: _ControlPart) -> [String] {
    var inner = self
    inner.presence = .surveyed
    // A label that shows its icon alone still has a title.
    inner.environment[ControlStyleKey<LabelStyleConfiguration>()] = nil
    var list = _NodeList()
    _ControlPart._resolve(part, in: inner, into: &list)
    func texts(_ node: LayoutNode) -> [String] {
      let own = node.content?.textSummary(size: .zero, proposal: .unspecified)?.string
      return (own.map { [$0] } ?? []) + node.children.flatMap(texts)
    }
    return list.nodes.flatMap(texts)
  }
}

extension LayoutNode {
  private static let controlsKey = ObjectIdentifier(PlacedControl.self)

  /// The view's controls and gestures, from the inside out.
  var controls: [PlacedControl] {
    get { traits.isEmpty ? [] : traits[Self.controlsKey] as? [PlacedControl] ?? [] }
    nonmutating set { traits[Self.controlsKey] = newValue }
  }
}

extension View {
  /// Makes the view a control that can be used by name.
  ///
  /// - Parameter label: Names the control even where it is not shown.
  @MainActor
  func control<Label: View>(_ handle: ControlHandle, label: Label) -> some View {
    modifier(ControlHandleModifier(handle: handle, label: _ControlPart(label)))
  }

  /// Makes the view a control that can be used by name.
  nonisolated func control(_ handle: ControlHandle) -> some View {
    modifier(ControlHandleModifier(handle: handle, label: nil))
  }
}

extension PlacedTree {
  /// The control with an identifier, a text or an accessibility label, and those around it, from the
  /// inside out: the view of that name itself, one in it, or the nearest one around it; else one
  /// whose own label has this text.
  @MainActor
  package func controls(named name: String) -> [PlacedControl] {
    if let index = nodes.firstIndex(where: { $0.node.identifier == name }),
      let control = controls(at: index)
    {
      return control
    }
    for index in nodes.indices where isText(index, name) {
      if let controls = controls(around: index) { return controls }
    }
    for index in nodes.indices where nodes[index].node.accessibilityLabel == name {
      if let controls = controls(at: index) { return controls }
    }
    let labelled = nodes.indices.first { index in
      nodes[index].node.controls.contains { $0.labels.contains(name) }
    }
    return labelled.flatMap { controls(around: $0) } ?? []
  }

  /// The control that a view is, or that is in it, or around it.
  private func controls(at index: Int) -> [PlacedControl]? {
    let inside = (index..<nodes[index].end).first { !nodes[$0].node.controls.isEmpty }
    return controls(around: inside ?? index)
  }

  private func controls(around index: Int) -> [PlacedControl]? {
    var controls: [PlacedControl] = []
    var current = index
    while true {
      // Modifiers have the controls of what they modify.
      for control in nodes[current].node.controls
      where !controls.contains(where: { $0 === control }) {
        controls.append(control)
      }
      if current == 0 { return controls.isEmpty ? nil : controls }
      current = nodes[current].parent
    }
  }

  private func isText(_ index: Int, _ name: String) -> Bool {
    let entry = nodes[index]
    if let text = entry.node.content?.textSummary(
      size: entry.frame.size, proposal: entry.proposal)
    {
      return text.string == name
    }
    return false
  }
}

extension [PlacedControl] {
  /// Those that a tap can reach, of a control and those around it.
  private var tappable: [PlacedControl] { filter(\.handle.isTapped) }

  package var canBeTapped: Bool { !tappable.isEmpty }

  /// Those that a tap reaches; none where all are disabled.
  ///
  /// One tap does what takes the fewest. Where several take as many, the innermost comes first,
  /// unless others are simultaneous or of high priority.
  package var tapped: [PlacedControl] {
    var tapped: [PlacedControl] = []
    for control in tappable where control.isEnabled {
      guard let count = tapped.first?.tapCount, control.tapCount >= count else {
        tapped = [control]
        continue
      }
      guard control.tapCount == count else { continue }
      switch control.precedence {
      case .inner: break
      case .simultaneous: tapped.append(control)
      case .outer: tapped = [control]
      }
    }
    return tapped
  }

  /// The innermost that has a value.
  package var valued: PlacedControl? { first(where: \.handle.hasValue) }
}
