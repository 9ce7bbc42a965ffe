import Foundation

// Every form leads to `presenting` itself: the optimiser of Swift 6.3 cannot compile a caller in
// another module where one of these functions returns what another one does.

/// What diagnostics call an alert or a dialog.
private enum AlertTitle {
  static func alert(_ title: Text) -> String { "the alert '\(string(title))'" }
  static func dialog(_ title: Text) -> String { "the confirmation dialog '\(string(title))'" }
  static func alert(_ error: (some LocalizedError)?) -> String {
    "the alert '\(error?.errorDescription ?? "")'"
  }
  private static func string(_ title: Text) -> String {
    title.string
  }
}

extension View {
  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(AlertTitle.alert(title), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(AlertTitle.alert(Text(titleKey)), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(AlertTitle.alert(Text(title)), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(AlertTitle.alert(title), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(AlertTitle.alert(Text(titleKey)), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(AlertTitle.alert(Text(title)), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(AlertTitle.alert(title), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(
      AlertTitle.alert(Text(titleKey)), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(
      AlertTitle.alert(Text(title)), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      AlertTitle.alert(title), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      AlertTitle.alert(Text(titleKey)), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      AlertTitle.alert(Text(title)), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(AlertTitle.alert(error), if: isPresented.wrappedValue && error != nil)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    presenting(AlertTitle.alert(error), if: isPresented.wrappedValue && error != nil)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let isPresented = isPresented.wrappedValue
    return presenting(isPresented ? AlertTitle.alert(content().title) : "", if: isPresented)
  }

  /// Not shown in a picture; a diagnostic says where an alert is presented.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let item = item.wrappedValue
    return presenting(item.map { AlertTitle.alert(content($0).title) } ?? "", if: item != nil)
  }
}

extension View {
  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(AlertTitle.dialog(title), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(AlertTitle.dialog(Text(titleKey)), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(AlertTitle.dialog(Text(title)), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(AlertTitle.dialog(title), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presenting(AlertTitle.dialog(Text(titleKey)), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(AlertTitle.dialog(Text(title)), if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(
      AlertTitle.dialog(Text(titleKey)), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      AlertTitle.dialog(Text(titleKey)), if: isPresented.wrappedValue && data != nil)
  }
}

extension View {
  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(AlertTitle.dialog(title), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(AlertTitle.dialog(title), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(AlertTitle.dialog(Text(title)), if: isPresented.wrappedValue && data != nil)
  }

  /// Not shown in a picture; a diagnostic says where a dialog is presented.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(AlertTitle.dialog(Text(title)), if: isPresented.wrappedValue && data != nil)
  }
}

/// The older form of an alert's title, message and buttons. Not shown in a picture.
public struct Alert {
  let title: Text

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
  }

  /// A button of an alert. As alerts are not shown, its action is never called.
  public struct Button {
    /// A button of the default style.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// A button that cancels, with a label of its own.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// A button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    /// A button for an action that destroys data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }
}
