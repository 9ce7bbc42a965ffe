import Foundation

// Every form leads to `presenting` itself: the optimiser of Swift 6.3 cannot compile a caller in
// another module where one of these functions returns what another one does.

extension View {
  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? AlertPresentation(
          title, dismiss: dismiss, actions: actions(), message: EmptyView()) : nil)
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? AlertPresentation(
          Text(titleKey), dismiss: dismiss, actions: actions(), message: EmptyView()) : nil)
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? AlertPresentation(
          Text(title), dismiss: dismiss, actions: actions(), message: EmptyView()) : nil)
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? AlertPresentation(
          title, dismiss: dismiss, actions: actions(), message: message()) : nil)
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? AlertPresentation(
          Text(titleKey), dismiss: dismiss, actions: actions(), message: message()) : nil)
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? AlertPresentation(
          Text(title), dismiss: dismiss, actions: actions(), message: message()) : nil)
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        AlertPresentation(
          title, dismiss: dismiss, actions: actions(value), message: EmptyView())
      })
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        AlertPresentation(
          Text(titleKey), dismiss: dismiss, actions: actions(value), message: EmptyView())
      })
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        AlertPresentation(
          Text(title), dismiss: dismiss, actions: actions(value), message: EmptyView())
      })
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        AlertPresentation(
          title, dismiss: dismiss, actions: actions(value), message: message(value))
      })
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        AlertPresentation(
          Text(titleKey), dismiss: dismiss, actions: actions(value), message: message(value))
      })
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        AlertPresentation(
          Text(title), dismiss: dismiss, actions: actions(value), message: message(value))
      })
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let isShown = isPresented.wrappedValue && error != nil
    return presenting(
      isShown
        ? AlertPresentation(
          Text(verbatim: error?.errorDescription ?? ""), dismiss: dismiss, actions: actions(),
          message: EmptyView()) : nil)
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? error : nil
    return presenting(
      shown.map { value in
        AlertPresentation(
          Text(verbatim: error?.errorDescription ?? ""), dismiss: dismiss, actions: actions(value),
          message: message(value))
      })
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue ? content().presentation(dismiss: dismiss) : nil)
  }

  /// Presents an alert while a condition holds; a tap on one of its buttons dismisses it.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let dismiss = { item.wrappedValue = nil }
    return presenting(item.wrappedValue.map { content($0).presentation(dismiss: dismiss) })
  }
}

/// The older form of an alert's title, message and buttons.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which is OK where none is given.
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

    /// A button of the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that cancels, with a label of its own.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }

    /// A button for an action that destroys data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  func presentation(
    dismiss: @escaping () -> Void
  ) -> AlertPresentation<AlertButtons, Text?> {
    AlertPresentation(
      title, dismiss: dismiss, actions: AlertButtons(buttons: buttons), message: message)
  }
}

/// The buttons of the older forms of alerts and dialogs.
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
