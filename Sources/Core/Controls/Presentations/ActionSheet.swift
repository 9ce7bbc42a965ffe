import Foundation

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
