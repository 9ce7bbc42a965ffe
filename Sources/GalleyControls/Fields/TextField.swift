import Foundation

/// A line of text to be filled in, as it looks at rest; it takes the width that it is proposed.
public struct TextField<Label> {
  fileprivate let field: Field
  fileprivate let label: Label

  fileprivate init(_ field: Field, label: Label) {
    self.field = field
    self.label = label
  }

  /// - Parameters:
  ///   - text: What is filled in.
  ///   - prompt: What is asked for while there is no text; `nil` is the label.
  ///   - label: Names the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(Field(text: text, prompt: prompt), label: label())
  }

  /// - Parameters:
  ///   - text: What is filled in.
  ///   - prompt: What is asked for while there is no text; `nil` is the label.
  ///   - axis: Where more text goes: on the same line, or downward on further lines.
  ///   - label: Names the field.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(Field(text: text, prompt: prompt, axis: axis), label: label())
  }
}

/// What is filled in, and how.
private struct Field {
  let text: Binding<String>
  let prompt: Text?
  var axis = Axis.horizontal
  /// Whether a dot stands for each character.
  var isSecure = false
}

extension TextField where Label == Text {
  /// A field that is named by a text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field that is named by a text.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field that is named by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that is named by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field for a value of any type.
  ///
  /// - Parameters:
  ///   - titleKey: Names the field.
  ///   - value: What is filled in; a text that `format` does not understand leaves it.
  ///   - format: How the value is written.
  ///   - prompt: What is asked for while there is no text; `nil` is the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { FormattedValue(value.wrappedValue, format).string(in: EnvironmentValues()) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

extension TextField: View where Label: View {
  public var body: some View {
    StyledControl(configuration: TextField<_TextFieldStyleLabel>(field, label: _ControlPart(label)))
    { FieldText(field: $0.field, label: $0.label) }
    .control(.write(field.text), label: label)
  }
}

/// A line of text to be filled in that is not shown.
public struct SecureField<Label> {
  private let field: TextField<Label>

  /// - Parameters:
  ///   - text: What is filled in.
  ///   - prompt: What is asked for while there is no text; `nil` is the label.
  ///   - label: Names the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(Field(text: text, prompt: prompt, isSecure: true), label: label())
  }
}

extension SecureField where Label == Text {
  /// As `init(text:prompt:label:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// As `init(text:prompt:label:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View where Label: View {
  public var body: some View { field }
}

/// The text of a field, or what it asks for where there is none.
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
    let text = field.text.wrappedValue
    ZStack {
      if text.isEmpty {
        Group {
          if let prompt = field.prompt { prompt } else { label }
        }
        .foregroundStyle(Color(.tertiaryLabel))
      } else {
        Text(verbatim: field.isSecure ? String(repeating: "●", count: text.count) : text)
          .foregroundColor(isEnabled ? nil : Color(.tertiaryLabel))
      }
    }
    .lineLimit(field.axis == .horizontal ? 1 : nil)
    .frame(maxWidth: .infinity, minHeight: 22, alignment: frameAlignment)
  }
}

// MARK: Styles

/// The style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  /// Makes a view of a field that has the style that is set further outside, or else no decoration.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field, as its style has it.
public typealias _TextFieldStyleLabel = _ControlPart

/// Text fields without anything around them.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text fields where no style is set: without anything around them.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// Text fields in a frame with round corners, 34 points tall.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
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
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension View {
  /// Sets the style of text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(style) { $0._body(configuration: $1) }
  }
}
