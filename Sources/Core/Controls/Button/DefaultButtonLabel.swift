import Foundation

/// The label of a button that has only a role: a title and a symbol. Bars show only the symbol.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  /// The title and symbol of the role.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .destructive: Label("Delete", systemImage: "trash")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}
