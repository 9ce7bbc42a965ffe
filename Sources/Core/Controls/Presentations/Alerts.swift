import Foundation

// Every overload calls `presenting` directly: the Swift 6.3 optimizer cannot compile callers in
// other modules if one of these functions returns the result of another.

@TitleForms
extension View {
  /// Presents an alert while a condition is true. Tapping any of its buttons dismisses it.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(
      isPresented.presentation {
        AlertPresentation(title: title, dismiss: $0, actions: actions(), message: EmptyView())
      })
  }

  /// Presents an alert while a condition is true. Tapping any of its buttons dismisses it.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented.presentation {
        AlertPresentation(title: title, dismiss: $0, actions: actions(), message: message())
      })
  }

  /// Presents an alert while a condition is true. Tapping any of its buttons dismisses it.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(
      isPresented.presentation(of: data) {
        AlertPresentation(title: title, dismiss: $1, actions: actions($0), message: EmptyView())
      })
  }

  /// Presents an alert while a condition is true. Tapping any of its buttons dismisses it.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      isPresented.presentation(of: data) {
        AlertPresentation(title: title, dismiss: $1, actions: actions($0), message: message($0))
      })
  }
}

extension View {
  /// Presents an alert while a condition is true. Tapping any of its buttons dismisses it.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(
      isPresented.presentation(of: error) {
        AlertPresentation(
          title: $0.alertTitle, dismiss: $1, actions: actions(), message: EmptyView())
      })
  }

  /// Presents an alert while a condition is true. Tapping any of its buttons dismisses it.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    presenting(
      isPresented.presentation(of: error) {
        AlertPresentation(
          title: $0.alertTitle, dismiss: $1, actions: actions($0), message: message($0))
      })
  }

  /// Presents an alert while a condition is true. Tapping any of its buttons dismisses it.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    presenting(isPresented.presentation { content().presentation(dismiss: $0) })
  }

  /// Presents an alert for an item while it is not `nil`. Tapping any of its buttons dismisses it.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presenting(item.presentation { content($0).presentation(dismiss: $1) })
  }
}

extension LocalizedError {
  fileprivate var alertTitle: Text { Text(verbatim: errorDescription ?? "") }
}

/// The older form of an alert's title, message and buttons.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which defaults to OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button with the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A cancel button with a custom label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A cancel button.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    /// A button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  func presentation(
    dismiss: @escaping () -> Void
  ) -> AlertPresentation<AlertButtons, Text?> {
    AlertPresentation(
      title: title, dismiss: dismiss, actions: AlertButtons(buttons: buttons), message: message)
  }
}

/// The buttons of alerts and dialogs in the older forms.
struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action?() }) {
        buttons[index].label
      }
    }
  }
}
