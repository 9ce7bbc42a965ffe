import Foundation

/// A choice among several, as it looks at rest.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == GalleyViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      GalleyViews.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker: View where Label: View, Content: View {
  public var body: some View {
    PickerLook(
      selection: AnyHashable(selection.wrappedValue), label: label, content: content
    )
    .control(
      .set(.picker) { tag in
        guard let value = tag as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
      }, label: label)
  }
}

private struct PickerLook<Label: View, Content: View>: View {
  let selection: AnyHashable
  let label: Label
  let content: Content
  @Environment(\.standard.pickerLook) private var look
  @Environment(\.isEnabled) private var isEnabled

  private func style(_ style: some ShapeStyle) -> AnyShapeStyle {
    isEnabled ? AnyShapeStyle(style) : AnyShapeStyle(Color(.tertiaryLabel))
  }

  var body: some View {
    switch look {
    case .menu:
      let style = style(.tint)
      ControlRow(label: label) {
        PickerOptions(selection, content.foregroundStyle(style)) {
          MenuPicker(options: $0).foregroundStyle(style)
        }
      }
    case .segmented:
      let segments = content.font(.system(size: 13)).foregroundStyle(style(.primary))
      PickerOptions(selection, segments, selected: segments.fontWeight(.semibold)) {
        SegmentedPicker(options: $0)
      }
    case .inline:
      PickerOptions(selection, content.foregroundStyle(style(.primary))) {
        InlinePicker(options: $0)
      }
    }
  }
}

/// One of the views that a picker chooses among.
struct PickerOption {
  let isSelected: Bool
  /// The option as it was written.
  let view: ResolvedSubview
}

/// Takes a picker's content apart, and shows it as `look` says.
private struct PickerOptions<Content: View, Selected: View, Look: View> {
  let selection: AnyHashable
  let content: Content
  /// The same views as the selected one is shown.
  let selected: Selected
  let look: @MainActor ([PickerOption]) -> Look

  init(
    _ selection: AnyHashable, _ content: Content, selected: Selected,
    look: @escaping @MainActor ([PickerOption]) -> Look
  ) {
    self.selection = selection
    self.content = content
    self.selected = selected
    self.look = look
  }
}

extension PickerOptions where Selected == Content {
  init(
    _ selection: AnyHashable, _ content: Content,
    look: @escaping @MainActor ([PickerOption]) -> Look
  ) {
    self.init(selection, content, selected: content, look: look)
  }
}

extension PickerOptions: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.stackAxis = nil
    var options = _NodeList()
    var selected = _NodeList()
    Content._resolve(view.content, in: inner, into: &options)
    Selected._resolve(view.selected, in: inner, into: &selected)
    let look = view.look(
      zip(options.nodes, selected.nodes).map { option, selected in
        let isSelected = option.tag == view.selection
        return PickerOption(
          isSelected: isSelected,
          view: context.session.subviews.add(isSelected ? selected : option))
      })
    Look._resolve(look, in: inner, into: &list)
  }
}

extension LayoutNode {
  /// What tells the view apart in a picker or among tabs.
  fileprivate(set) var tag: AnyHashable? {
    get { traits[ObjectIdentifier(TagModifier.self)] as? AnyHashable }
    nonmutating set { traits[ObjectIdentifier(TagModifier.self)] = newValue }
  }
}

struct TagModifier {
  let tag: AnyHashable
}

extension TagModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { if node.tag == nil { node.tag = tag } }
}

extension View {
  /// What a picker's selection is compared with.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
