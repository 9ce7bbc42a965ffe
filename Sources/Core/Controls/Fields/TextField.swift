import Foundation

/// A control for editing a line of text, as it looks at rest; it takes the proposed width.
/// `ImageRenderer.set` sets the text.
public struct TextField<Label> {
  fileprivate let field: Field
  fileprivate let label: Label
  private var formats = FieldFormats()

  fileprivate init(_ field: Field, label: Label) {
    self.field = field
    self.label = label
  }

  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What is shown while the text is empty; `nil` is the label.
  ///   - label: The name of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(Field(content: FieldContent(text), prompt: prompt), label: label())
  }

  init(_ content: FieldContent, prompt: Text?, @ViewBuilder label: () -> Label) {
    self.init(Field(content: content, prompt: prompt), label: label())
  }

  /// Creates a text field that grows along an axis.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What is shown while the text is empty; `nil` is the label.
  ///   - axis: Horizontal for a single line, vertical for as many lines as the text needs.
  ///   - label: The name of the field.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(Field(content: FieldContent(text), prompt: prompt, axis: axis), label: label())
  }
}

/// The text of a field: a binding, or what a format makes of a value where the field is.
struct FieldContent {
  private let text: Binding<String>?
  private let formatted: ((EnvironmentValues) -> Binding<String>)?

  init(_ text: Binding<String>) { (self.text, formatted) = (text, nil) }

  init(formatted: @escaping (EnvironmentValues) -> Binding<String>) {
    (text, self.formatted) = (nil, formatted)
  }

  fileprivate func text(_ formats: FieldFormats) -> Binding<String> {
    text ?? formatted?(formats.environment) ?? .constant("")
  }
}

/// What formats follow of the environment.
private struct FieldFormats: DynamicProperty {
  @Environment(\.standard.locale) private var locale
  @Environment(\.standard.calendar) private var calendar
  @Environment(\.standard.timeZone) private var timeZone

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = locale
    (values.standard.calendar, values.standard.timeZone) = (calendar, timeZone)
    return values
  }
}

/// The text of a field and how it is shown.
private struct Field {
  var content: FieldContent
  let prompt: Text?
  var axis = Axis.horizontal
  /// Whether each character is shown as a dot.
  var isSecure = false

  func showing(_ text: Binding<String>) -> Field {
    var copy = self
    copy.content = FieldContent(text)
    return copy
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized text as its name.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a localized text as its name, which grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a text field with a text as its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a text field with a text as its name, which grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextField: View where Label: View {
  /// The text, or the prompt or label where it is empty, as the style shows it.
  public var body: some View {
    let text = field.content.text(formats)
    StyledControl(
      configuration: TextField<_TextFieldStyleLabel>(
        field.showing(text), label: _ControlPart(label))
    ) { FieldText(field: $0.field, label: $0.label) }
    .control(.write(text), label: label)
  }
}

/// A control for editing a line of secret text: each character is shown as a dot.
public struct SecureField<Label> {
  private let field: TextField<Label>

  /// Creates a secure field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: What is shown while the text is empty; `nil` is the label.
  ///   - label: The name of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(
      Field(content: FieldContent(text), prompt: prompt, isSecure: true), label: label())
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized text as its name.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a text as its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View where Label: View {
  /// A text field that shows dots, or the prompt or label where the text is empty.
  public var body: some View { field }
}

/// The text of a field, or its prompt where the text is empty.
private struct FieldText: View {
  let field: Field
  let label: _ControlPart
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.multilineTextAlignment) private var alignment

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  var body: some View {
    // The text of a format was made where the field is.
    let text = field.content.text(FieldFormats()).wrappedValue
    ZStack {
      if text.isEmpty {
        Group {
          if let prompt = field.prompt { prompt } else { label }
        }
        .foregroundStyle(Color(.tertiaryLabel))
      } else {
        shown(text).foregroundColor(isEnabled ? nil : Color(.tertiaryLabel))
      }
    }
    .lineLimit(field.axis == .horizontal ? 1 : nil)
    .frame(maxWidth: .infinity, minHeight: 22, alignment: frameAlignment)
  }

  /// The text, or a bullet for each of its characters.
  private func shown(_ text: String) -> Text {
    guard field.isSecure else { return Text(verbatim: text) }
    // In this weight Inter's bullets are as large as those of iOS.
    return Text(verbatim: String(repeating: "•", count: text.count)).fontWeight(.black).tracking(1)
  }
}

// MARK: Styles

/// A type that defines how text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of a styled field.
  associatedtype _Body: View

  /// The type of the field's label.
  typealias _Label = _TextFieldStyleLabel

  /// Makes the view of a field, which has the style that is set further outside, or no decoration.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that a style shows.
public typealias _TextFieldStyleLabel = _ControlPart

/// Text fields without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The style of text fields where none is set: no decoration.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text fields with a rounded border; one of body text is 34 points tall.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The field with padding, a border and the background style behind it.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background {
        RoundedRectangle(cornerRadius: 6)
          .fill(.background)
          .strokeBorder(Color(.fill), lineWidth: 1)
      }
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text fields without decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style of text fields where none is set: no decoration.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text fields with a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: $1) }
  }
}
