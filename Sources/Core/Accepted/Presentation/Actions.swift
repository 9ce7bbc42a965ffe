import Foundation

/// An action that dismisses the current presentation or returns to the previous screen of a
/// navigation stack.
public struct DismissAction: Sendable {
  let dismiss: (@MainActor () -> Void)?

  /// Dismisses the current presentation or screen. Does nothing if the view is neither presented
  /// nor pushed.
  @MainActor public func callAsFunction() { dismiss?() }
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  /// Dismisses the presentation.
  public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
  /// An action that dismisses the current presentation or returns to the previous screen.
  public var dismiss: DismissAction { DismissAction(dismiss: dismissal) }
  /// Whether the view is presented or on a pushed screen.
  public var isPresented: Bool { dismissal != nil }
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding {
      PresentationMode(isPresented: dismissal != nil)
    } set: { mode in
      if !mode.isPresented { MainActor.assumeIsolated { dismissal?() } }
    }
  }
}
