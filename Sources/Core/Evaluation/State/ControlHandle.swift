import Foundation

/// What can be done with a control, for interaction without a screen.
package enum ControlHandle {
  case tap(@MainActor () -> Void)
  case toggle(Binding<Bool>)
  case write(Binding<String>)
  /// Takes a number, a date or the tag of an option; returns whether the control has such values.
  case set(PlacedControl.Kind, (any Hashable) -> Bool)
  /// Takes the point of the view at which it is pressed, such as a slider's track.
  case point(@MainActor (UnitPoint) -> Void)

  /// Whether a tap does something.
  package var isTapped: Bool {
    switch self {
    case .tap, .toggle: true
    case .write, .set, .point: false
    }
  }

  /// Whether the control has a value that it can be given.
  package var hasValue: Bool {
    switch self {
    case .tap, .point: false
    case .toggle, .write, .set: true
    }
  }
}

/// One of the values that a control offers.
@MainActor
package struct ControlChoice {
  package let title: String
  package let isSelected: Bool
  private let action: @MainActor () -> Void
  private let context = RendererContext.current

  package init(title: String, isSelected: Bool, select: @escaping @MainActor () -> Void) {
    self.title = title
    self.isSelected = isSelected
    action = select
  }

  /// Gives the control the value.
  package func select() { context.run(action) }
}

/// Numbers of any type.
package enum ControlNumber {
  /// `nil` for what is not a number.
  package static func double(_ value: any Hashable) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: value.isNaN ? nil : Double(value)
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }
}

/// The precedence of a gesture over the controls and gestures in its view.
package enum TapPrecedence {
  /// Those in the view come first.
  case inner
  case simultaneous
  case outer
}

/// A resolved control or gesture of a view: what it does, and whether it is enabled.
package final class ResolvedControl {
  package let handle: ControlHandle
  package let isEnabled: Bool
  /// The number of taps of a tap gesture.
  let tapCount: Int
  let precedence: TapPrecedence
  private let makeLabels: @MainActor () -> [String]
  private let makeChoices: @MainActor () -> [ControlChoice]
  /// That of the renderer, which is current again while the control does something.
  private let context = RendererContext.current

  package init(
    _ handle: ControlHandle, isEnabled: Bool, tapCount: Int = 1,
    precedence: TapPrecedence = .inner,
    choices: @escaping @MainActor () -> [ControlChoice] = { [] },
    labels: @escaping @MainActor () -> [String] = { [] }
  ) {
    self.handle = handle
    self.isEnabled = isEnabled
    self.tapCount = tapCount
    self.precedence = precedence
    makeLabels = labels
    makeChoices = choices
  }

  /// The texts of the control's label, also where it is not shown; valid as long as the tree.
  @MainActor package var labels: [String] { makeLabels() }

  /// The values that the control offers; empty if it takes any, or none. Valid as long as the tree.
  @MainActor package var choices: [ControlChoice] { makeChoices() }

  /// Does what a tap does, if that is anything.
  @MainActor
  package func tap() {
    context.run {
      switch handle {
      case .tap(let action): action()
      case .toggle(let isOn): isOn.wrappedValue.toggle()
      case .write, .set, .point: break
      }
    }
  }

  /// Does what a press on a point of the view does, if that is anything.
  @MainActor
  package func press(at point: UnitPoint) {
    if case .point(let press) = handle { context.run { press(point) } }
  }

  /// Gives the control a value.
  ///
  /// - Returns: Whether it takes such values.
  @MainActor
  package func set(_ value: some Hashable) -> Bool {
    context.run {
      switch (handle, value) {
      case (.toggle(let isOn), let value as Bool): isOn.wrappedValue = value
      case (.write(let text), let value as String): text.wrappedValue = value
      case (.set(_, let set), _): return set(value)
      default: return false
      }
      return true
    }
  }
}

extension LayoutNode {
  private static let controlsKey = ObjectIdentifier(ResolvedControl.self)

  /// The view's controls and gestures, from the inside out.
  package var controls: [ResolvedControl] {
    get { hasTraits ? traits[Self.controlsKey] as? [ResolvedControl] ?? [] : [] }
    nonmutating set { traits[Self.controlsKey] = newValue }
  }
}

extension [ResolvedControl] {
  /// Those that a tap can reach, of a control and those around it.
  private var tappable: [ResolvedControl] { filter(\.handle.isTapped) }

  package var canBeTapped: Bool { !tappable.isEmpty }

  /// Those that a tap reaches; none where all are disabled.
  ///
  /// A tap performs the gesture of the smallest count. Of several with the same count, the
  /// innermost comes first, unless others are simultaneous or of high priority.
  package var tapped: [ResolvedControl] {
    var tapped: [ResolvedControl] = []
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
  package var valued: ResolvedControl? { first(where: \.handle.hasValue) }
}
