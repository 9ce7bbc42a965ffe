import Foundation

extension EnvironmentValues {
  /// Whether the content is being edited. While it is, the lists in this view show the controls of
  /// their rows. `EditButton` changes the mode. If the environment has none, a navigation stack
  /// provides its own.
  @Entry public var editMode: Binding<EditMode>?
}

/// A button that toggles the environment's edit mode. Its title is "Edit", or "Done" while editing.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}
}

extension EditButton: View {
  /// The button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}

/// The controls of a row while its list is being edited.
struct ListRowEditing {
  var isDeletable = false
  var isMovable = false
  /// Whether the row is selected; `nil` if rows are not selectable.
  var isSelected: Bool?
  /// Returns the texts of the row, for screen readers; valid only as long as the row's nodes exist.
  var title: @MainActor () -> String = { "" }

  @MainActor
  fileprivate func speech(_ action: String) -> ControlSpeech {
    ControlSpeech(.replaced, .isButton, hasSystemSize: true) { "\(action) \(title())" }
  }
}

extension ListRowSettings {
  /// Returns the controls of the row in a list with the given selection.
  ///
  /// - Parameter title: Returns the texts of the row.
  func editing(
    _ selection: ListSelection?, _ tag: ViewTag?, title: @escaping @MainActor () -> String
  ) -> ListRowEditing {
    var editing = ListRowEditing(isMovable: isMovable ?? false, title: title)
    if case .several = selection?.kind, isSelectable, tag != nil {
      editing.isSelected = selection?.contains(tag) ?? false
    } else {
      editing.isDeletable = isDeletable ?? false
    }
    return editing
  }
}

/// Shows the controls of an edited row next to its content.
struct ListRowControls: ViewModifier {
  let editing: ListRowEditing?

  func body(content: Content) -> some View {
    if let editing {
      HStack(spacing: 16) {
        if editing.isDeletable {
          Image(systemName: "minus.circle.fill").decorative.font(.system(size: 20))
            .foregroundStyle(.white, .red)
            .padding(.vertical, -4)
            .accessibilityRole(editing.speech("Remove"))
        } else if let isSelected = editing.isSelected {
          Image(systemName: isSelected ? "checkmark.circle.fill" : "circle").decorative
            .font(.system(size: 20))
            .modifier(SelectionMark(isSelected: isSelected))
            // A row of one line stays 44 points tall.
            .padding(.vertical, -4)
        }
        // Starts the row's separator at the content instead of at the control before it.
        content.alignmentGuide(.listRowSeparatorLeading) { $0.listRowSeparatorLeading }
        if editing.isMovable {
          Image(systemName: "line.3.horizontal").decorative
            .foregroundStyle(Color(.tertiaryLabel))
            .accessibilityRole(editing.speech("Reorder"))
        }
      }
    } else {
      content
    }
  }
}

/// A white check mark on the tint, or an empty circle.
private struct SelectionMark: ViewModifier {
  let isSelected: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if isSelected {
      content.foregroundStyle(.white, .tint)
    } else {
      content.foregroundStyle(Color(.fill))
    }
  }
}

/// The selected rows of a list.
struct ListSelection {
  enum Kind { case one, several }
  let kind: Kind
  private let values: Set<AnyHashable>
  /// Selects only a value, or nothing. Returns whether the selection can have the value.
  let select: (AnyHashable?) -> Bool

  static func one<Value: Hashable>(_ selection: Binding<Value?>) -> ListSelection {
    ListSelection(kind: .one, values: selection.wrappedValue.map { [AnyHashable($0)] } ?? []) {
      guard let value = $0 else {
        selection.wrappedValue = nil
        return true
      }
      guard let value = value.base as? Value else { return false }
      selection.wrappedValue = value
      return true
    }
  }

  static func several<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListSelection {
    ListSelection(kind: .several, values: Set(selection.wrappedValue.map { AnyHashable($0) })) {
      guard let value = $0 else {
        selection.wrappedValue = []
        return true
      }
      guard let value = value.base as? Value else { return false }
      selection.wrappedValue = [value]
      return true
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Whether the row with a tag is selected.
  func contains(_ tag: ViewTag?) -> Bool {
    tag?.isAmong(values) ?? false
  }
}
