import Foundation

extension View {
  /// Not shown in a picture; a diagnostic says where an action sheet is presented. The older form of
  /// `confirmationDialog`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    presenting("an action sheet", if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where an action sheet is presented. The older form of
  /// `confirmationDialog`.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    presenting("an action sheet", if: item.wrappedValue != nil)
  }
}

/// The older form of a confirmation dialog. Not shown in a picture.
public struct ActionSheet {
  /// A button of an action sheet. Its action is never called.
  public typealias Button = Alert.Button

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
