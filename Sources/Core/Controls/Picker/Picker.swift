import Foundation

/// A control for choosing among options, as it looks at rest. `ImageRenderer.set` chooses one by
/// its tag.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  /// One; several choose for several at once.
  private let selections: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a `tag(_:includeOptional:)` of the selection's type.
  ///   - label: The purpose of the choice.
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
  /// Creates a picker; the older form of `init(selection:content:label:)`.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    selections = [selection]
    self.label = label
    self.content = content()
  }

  /// Creates a picker with a view of its own in place of the selected option, which a picture does
  /// not show.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker {
  /// Creates a picker for several values: the option that all of them have is selected, none where they
  /// differ, and choosing one sets all.
  ///
  /// - Parameters:
  ///   - sources: What the values belong to.
  ///   - selection: The value of one of them.
  ///   - content: The options, each with a `tag(_:includeOptional:)` of the selection's type.
  ///   - label: The purpose of the choice.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    selections = sources.map { $0[keyPath: selection] }
    self.label = label()
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

extension Picker where Label == Text {
  /// Creates a picker for several values, with a localized text as its label; see
  /// `init(sources:selection:content:label:)`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker for the elements of a collection, with a localized text as its label; see
  /// `init(sources:selection:content:label:)`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<C>,
    selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker for several values, with a text as its label; see
  /// `init(sources:selection:content:label:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized text as its label, and a view of its own in place of the
  /// selected option, which a picture does not show.
  public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == GalleyControls.Label<Text, Image> {
  /// Creates a picker with a symbol and a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      GalleyControls.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker where Label == GalleyControls.Label<Text, Image> {
  /// Creates a picker with a symbol and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      GalleyControls.Label(title, systemImage: systemImage)
    }
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

extension Picker: View where Label: View, Content: View {
  /// The label and the options, as the style shows them.
  public var body: some View {
    StyledControl(
      configuration: _PickerStyleConfiguration(
        selection: selected, label: _ControlPart(label),
        content: _ControlPart(content),
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

/// One of the views that a picker chooses among.
struct PickerOption {
  let tag: ViewTag?
  let isSelected: Bool
  /// The option as it was written.
  let view: ResolvedSubview
}

/// Resolves a picker's content into its options, and makes a view of them.
struct PickerOptions<Content: View, Selected: View, Options: View> {
  let selection: AnyHashable
  let content: Content
  /// The same views as the selected one is shown.
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

extension View {
  /// Sets the tag by which a `Picker` or `TabView` selects this view; the innermost tag counts. The
  /// views of a `ForEach` have the ids of their elements as tags where they have no others.
  ///
  /// - Parameters:
  ///   - tag: The value that the selection is compared with.
  ///   - includeOptional: Whether a selection of the tag's type as an optional is compared as well.
  ///     Default: `true`.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(tag: ViewTag(tag, includesOptional: includeOptional)))
  }
}
