import Foundation

@TitleForms
extension View {
  /// Presents a confirmation dialog while a condition is true. Tapping any of its buttons dismisses
  /// it.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    presenting(
      isPresented.presentation {
        DialogPresentation(
          title: title, titleVisibility: titleVisibility, dismiss: $0, actions: actions(),
          message: EmptyView())
      })
  }

  /// Presents a confirmation dialog while a condition is true. Tapping any of its buttons dismisses
  /// it.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented.presentation {
        DialogPresentation(
          title: title, titleVisibility: titleVisibility, dismiss: $0, actions: actions(),
          message: message())
      })
  }

  /// Presents a confirmation dialog while a condition is true. Tapping any of its buttons dismisses
  /// it.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presenting(
      isPresented.presentation(of: data) {
        DialogPresentation(
          title: title, titleVisibility: titleVisibility, dismiss: $1, actions: actions($0),
          message: EmptyView())
      })
  }

  /// Presents a confirmation dialog while a condition is true. Tapping any of its buttons dismisses
  /// it.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presenting(
      isPresented.presentation(of: data) {
        DialogPresentation(
          title: title, titleVisibility: titleVisibility, dismiss: $1, actions: actions($0),
          message: message($0))
      })
  }
}
