import Foundation

extension View {
  /// Presents an action sheet while a condition is true; the older form of `confirmationDialog`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    presenting(isPresented.presentation { content().presentation(dismiss: $0) })
  }

  /// Presents an action sheet for an item while it is not `nil`; the older form of
  /// `confirmationDialog`.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    presenting(item.presentation { content($0).presentation(dismiss: $1) })
  }
}

/// The older form of a confirmation dialog.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  func presentation(
    dismiss: @escaping () -> Void
  ) -> DialogPresentation<AlertButtons, Text?> {
    DialogPresentation(
      title: title, titleVisibility: .visible, dismiss: dismiss,
      actions: AlertButtons(buttons: buttons), message: message)
  }
}
