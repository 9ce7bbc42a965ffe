import Foundation

/// The interaction that a control supports without a screen.
package enum ControlHandle {
  case tap(@MainActor () -> Void)
  case toggle(Binding<Bool>)
  case write(Binding<String>)
  /// Takes a number, a date or the tag of an option; returns whether the control accepts it.
  case set(PlacedControl.Kind, value: String? = nil, (any Hashable) -> Bool)
  /// Takes the pressed point in the view, such as on a slider's track.
  case point(@MainActor (UnitPoint) -> Void)

  /// Whether a tap has an effect.
  package var isTapped: Bool {
    switch self {
    case .tap, .toggle: true
    case .write, .set, .point: false
    }
  }

  /// Whether the control has a value that can be set.
  package var hasValue: Bool {
    switch self {
    case .tap, .point: false
    case .toggle, .write, .set: true
    }
  }
}

/// A value that a control offers.
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

  /// Selects the value.
  package func select() { context.run(action) }
}

/// Converts numbers of any type.
package enum ControlNumber {
  /// Returns `nil` if the value is not a number.
  package static func double(_ value: any Hashable) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: value.isNaN ? nil : Double(value)
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }
}

/// The precedence of a gesture over the controls and gestures inside its view.
package enum TapPrecedence {
  /// Controls and gestures inside the view take precedence.
  case inner
  case simultaneous
  case outer
}

/// A resolved control or gesture of a view: its action and whether it is enabled.
package final class ResolvedControl {
  package let handle: ControlHandle
  package let isEnabled: Bool
  /// The number of taps of a tap gesture.
  let tapCount: Int
  let precedence: TapPrecedence
  private let makeLabels: @MainActor () -> [String]
  private let makeChoices: @MainActor () -> [ControlChoice]
  /// The renderer's context, which is made current while the control acts.
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

  /// The texts of the control's label, even if hidden; valid as long as the tree.
  @MainActor package var labels: [String] { makeLabels() }

  /// The values that the control offers; empty if it accepts any value or has none. Valid as long
  /// as the tree.
  @MainActor package var choices: [ControlChoice] { makeChoices() }

  /// Performs the action of a tap, if any.
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

  /// Performs the action of a press at a point of the view, if any.
  @MainActor
  package func press(at point: UnitPoint) {
    if case .point(let press) = handle { context.run { press(point) } }
  }

  /// Sets the control's value.
  ///
  /// - Returns: Whether the control accepts such a value.
  @MainActor
  package func set(_ value: some Hashable) -> Bool {
    context.run {
      switch (handle, value) {
      case (.toggle(let isOn), let value as Bool): isOn.wrappedValue = value
      case (.write(let text), let value as String): text.wrappedValue = value
      case (.set(_, _, let set), _): return set(value)
      default: return false
      }
      return true
    }
  }
}

extension LayoutNode {
  private static let controlsKey = ObjectIdentifier(ResolvedControl.self)

  /// The view's controls and gestures, innermost first.
  package var controls: [ResolvedControl] {
    get { hasTraits ? traits[Self.controlsKey] as? [ResolvedControl] ?? [] : [] }
    nonmutating set { traits[Self.controlsKey] = newValue }
  }
}

extension [ResolvedControl] {
  /// The controls that respond to taps, innermost first.
  private var tappable: [ResolvedControl] { filter(\.handle.isTapped) }

  package var canBeTapped: Bool { !tappable.isEmpty }

  /// The controls that a tap activates; empty if all are disabled.
  ///
  /// A tap performs the gesture with the smallest count. Among gestures with the same count, the
  /// innermost takes precedence, unless others are simultaneous or have high priority.
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

  /// The innermost control with a value.
  package var valued: ResolvedControl? { first(where: \.handle.hasValue) }
}
