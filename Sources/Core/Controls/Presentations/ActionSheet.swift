import Foundation

extension View {
  /// Presents an action sheet while a condition holds. The older form of `confirmationDialog`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue ? content().presentation(dismiss: dismiss) : nil)
  }

  /// Presents an action sheet for an item while there is one. The older form of
  /// `confirmationDialog`.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let dismiss = { item.wrappedValue = nil }
    return presenting(item.wrappedValue.map { content($0).presentation(dismiss: dismiss) })
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
      title, titleVisibility: .visible, dismiss: dismiss, actions: AlertButtons(buttons: buttons),
      message: message)
  }
}
