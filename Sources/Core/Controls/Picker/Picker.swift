import Foundation

/// A control for selecting one of several options, rendered at rest. `ImageRenderer.set` selects an
/// option by its tag.
@TitleForms(symbols: true)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// One binding, or several that the picker sets together.
  private let selections: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content
  /// The view for the selected option, if it is not the option itself.
  private var valueLabel: AnyView?

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a `tag(_:includeOptional:)` of the selection's type.
  ///   - label: The purpose of the picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    selections = [selection]
    self.label = label()
    self.content = content()
  }
}

extension Picker {
  /// Returns the picker with a view for the selected option.
  func showing(_ valueLabel: some View) -> Picker {
    var copy = self
    copy.valueLabel = AnyView(valueLabel)
    return copy
  }

  /// Creates a picker; the older form of `init(selection:content:label:)`.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    selections = [selection]
    self.label = label
    self.content = content()
  }

  /// Creates a picker for the elements of a collection; see `init(sources:selection:content:label:)`.
  public init<C: MutableCollection & RandomAccessCollection>(
    sources: Binding<C>, selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.elements, selection: selection, content: content, label: label)
  }
}

@TitleForms
extension Picker {
  /// Creates a picker for several values, with a custom label. It selects the option that all values
  /// share, or none if they differ; choosing an option sets all values.
  ///
  /// - Parameters:
  ///   - sources: The elements that hold the values.
  ///   - selection: The value of an element.
  ///   - content: The options, each with a `tag(_:includeOptional:)` of the selection's type.
  ///   - label: The purpose of the picker.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    selections = sources.map { $0[keyPath: selection] }
    self.label = label()
    self.content = content()
  }
}

/// The selection of a picker whose values differ.
private struct SeveralValues: Hashable {}

extension Picker {
  private var selected: AnyHashable {
    guard let first = selections.first?.wrappedValue,
      selections.dropFirst().allSatisfy({ $0.wrappedValue == first })
    else { return AnyHashable(SeveralValues()) }
    return AnyHashable(first)
  }

  private func select(_ value: SelectionValue) {
    for selection in selections { selection.wrappedValue = value }
  }
}

extension Picker: View {
  /// The label and the options, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: _PickerStyleConfiguration(
        selection: selected, label: _ControlPart(label),
        content: _ControlPart(content), valueLabel: valueLabel,
        select: { tag in
          if let value = tag.value(as: SelectionValue.self) { self.select(value) }
        })
    ) { DefaultPickerStyle()._makeBody(configuration: $0) }
    .control(
      .set(.picker) { tag in
        guard let value = tag as? SelectionValue else { return false }
        select(value)
        return true
      }, label: label,
      choices: { context in
        let options = context.survey(_ControlPart(content)) {
          $0.stackAxis = nil
          $0.tagsElements = true
        }
        return options.compactMap { option -> ControlChoice? in
          guard let tag = option.tag, let value = tag.value(as: SelectionValue.self) else {
            return nil
          }
          return ControlChoice(
            title: option.texts.joined(separator: " "),
            isSelected: tag.matches(selected)
          ) { select(value) }
        }
      })
  }
}

/// One of a picker's options.
struct PickerOption {
  let tag: ViewTag?
  let isSelected: Bool
  /// The option as declared.
  let view: ResolvedSubview

  /// The speech of the option if it is shown beside the others.
  var speech: ControlSpeech {
    ControlSpeech(.joined, isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

/// Resolves a picker's content into options and creates a view from them.
struct PickerOptions<Content: View, Selected: View, Options: View> {
  let selection: AnyHashable
  let content: Content
  /// The same content, as rendered for the selected option.
  let selected: Selected
  let makeView: @MainActor ([PickerOption]) -> Options

  init(
    _ selection: AnyHashable, _ content: Content, selected: Selected,
    makeView: @escaping @MainActor ([PickerOption]) -> Options
  ) {
    self.selection = selection
    self.content = content
    self.selected = selected
    self.makeView = makeView
  }
}

extension PickerOptions where Selected == Content {
  init(
    _ selection: AnyHashable, _ content: Content,
    makeView: @escaping @MainActor ([PickerOption]) -> Options
  ) {
    self.init(selection, content, selected: content, makeView: makeView)
  }
}

extension PickerOptions: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.stackAxis = nil
    inner.tagsElements = true
    var options = _NodeList()
    var selected = _NodeList()
    Content._resolve(view.content, in: inner, into: &options)
    Selected._resolve(view.selected, in: inner, into: &selected)
    let made = view.makeView(
      zip(options.nodes, selected.nodes).map { option, selected in
        let isSelected = option.tag?.matches(view.selection) ?? false
        return PickerOption(
          tag: option.tag, isSelected: isSelected,
          view: context.session.add(isSelected ? selected : option))
      })
    Options._resolve(made, in: inner, into: &list)
  }
}

struct TagModifier {
  let tag: ViewTag
}

extension TagModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { node.mark(with: tag) }
}
