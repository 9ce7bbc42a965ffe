import Foundation

extension View {
  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? DialogPresentation(
          title, titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(),
          message: EmptyView()) : nil)
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? DialogPresentation(
          Text(titleKey), titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(),
          message: EmptyView()) : nil)
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? DialogPresentation(
          Text(title), titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(),
          message: EmptyView()) : nil)
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? DialogPresentation(
          title, titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(),
          message: message()) : nil)
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? DialogPresentation(
          Text(titleKey), titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(),
          message: message()) : nil)
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? DialogPresentation(
          Text(title), titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(),
          message: message()) : nil)
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        DialogPresentation(
          Text(titleKey), titleVisibility: titleVisibility, dismiss: dismiss,
          actions: actions(value), message: EmptyView())
      })
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        DialogPresentation(
          Text(titleKey), titleVisibility: titleVisibility, dismiss: dismiss,
          actions: actions(value), message: message(value))
      })
  }
}

extension View {
  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        DialogPresentation(
          title, titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(value),
          message: EmptyView())
      })
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        DialogPresentation(
          title, titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(value),
          message: message(value))
      })
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        DialogPresentation(
          Text(title), titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(value),
          message: EmptyView())
      })
  }

  /// Presents a confirmation dialog while a condition holds; a tap dismisses it.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? data : nil
    return presenting(
      shown.map { value in
        DialogPresentation(
          Text(title), titleVisibility: titleVisibility, dismiss: dismiss, actions: actions(value),
          message: message(value))
      })
  }
}
