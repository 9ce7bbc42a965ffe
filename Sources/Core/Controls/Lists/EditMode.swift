import Foundation

/// Whether the user edits the content of views.
public enum EditMode: Hashable, Sendable {
  /// Nothing is edited.
  case inactive
  /// Something is edited for a moment, as when a row is swiped.
  case transient
  /// The content is edited: lists show the controls of their rows.
  case active

  /// Whether the content is edited, be it for a moment.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the content is edited. While it is, the lists in this view show the controls of their
  /// rows, and `EditButton` changes it. A navigation stack has a mode of its own where there is
  /// none.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that switches the edit mode of the environment: "Edit", or "Done" while it is active.
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

/// The controls of a row while its list is edited.
struct ListRowEditing {
  var isDeletable = false
  var isMovable = false
  /// Whether the row is selected; `nil` where rows are not selected.
  var isSelected: Bool?
}

extension ListRowSettings {
  /// The controls of the row in a list with a selection.
  func editing(_ selection: ListSelection?, _ tag: ViewTag?) -> ListRowEditing {
    var editing = ListRowEditing(isMovable: isMovable ?? false)
    if case .several = selection?.kind, isSelectable, tag != nil {
      editing.isSelected = selection?.contains(tag) ?? false
    } else {
      editing.isDeletable = isDeletable ?? false
    }
    return editing
  }
}

/// Puts the controls of an edited row beside its content.
struct ListRowControls: ViewModifier {
  let editing: ListRowEditing?

  func body(content: Content) -> some View {
    if let editing {
      HStack(spacing: 16) {
        if editing.isDeletable {
          Image(systemName: "minus.circle.fill").font(.system(size: 20))
            .foregroundStyle(.white, .red)
        } else if let isSelected = editing.isSelected {
          Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .font(.system(size: 20))
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.fill)))
        }
        // The row's separator begins in the content, and not at the control before it.
        content.alignmentGuide(.listRowSeparatorLeading) { $0.listRowSeparatorLeading }
        if editing.isMovable {
          Image(systemName: "line.3.horizontal").foregroundStyle(Color(.tertiaryLabel))
        }
      }
    } else {
      content
    }
  }
}

/// The rows of a list that are selected.
struct ListSelection {
  enum Kind { case one, several }
  let kind: Kind
  private let values: Set<AnyHashable>

  static func one<Value: Hashable>(_ selection: Binding<Value?>) -> ListSelection {
    ListSelection(kind: .one, values: selection.wrappedValue.map { [AnyHashable($0)] } ?? [])
  }

  static func several<Value: Hashable>(_ selection: Binding<Set<Value>>) -> ListSelection {
    ListSelection(kind: .several, values: Set(selection.wrappedValue.map { AnyHashable($0) }))
  }

  /// Whether the row with a tag is selected.
  func contains(_ tag: ViewTag?) -> Bool {
    tag?.isAmong(values) ?? false
  }
}
