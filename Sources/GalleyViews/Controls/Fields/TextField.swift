import Foundation

/// A line of text to be filled in, as it looks at rest; it takes the width on offer.
public struct TextField<Label> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let axis: Axis

  init(text: Binding<String>, prompt: Text?, axis: Axis = .horizontal, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label())
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis, label: label())
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: Binding(
        get: { FormattedValue(value.wrappedValue, format).string(in: EnvironmentValues()) },
        set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } }),
      prompt: prompt, label: Text(titleKey))
  }
}

extension TextField: View where Label: View {
  public var body: some View {
    FieldText(text: text.wrappedValue, axis: axis) {
      if let prompt { prompt } else { label }
    }
    .control(.write(text), label: label)
  }
}

/// A line of text to be filled in that is not shown.
public struct SecureField<Label> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: View where Label: View {
  public var body: some View {
    let dots = String(repeating: "●", count: text.wrappedValue.count)
    FieldText(text: dots, axis: .horizontal) {
      if let prompt { prompt } else { label }
    }
    .control(.write(text), label: label)
  }
}

/// The text of a field, or what it asks for where there is none.
private struct FieldText<Prompt: View>: View {
  let text: String
  let axis: Axis
  @ViewBuilder let prompt: Prompt
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.standard.textFieldLook) private var look
  @Environment(\.multilineTextAlignment) private var alignment

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  private var line: some View {
    ZStack {
      if text.isEmpty {
        prompt.foregroundStyle(Color(.tertiaryLabel))
      } else if isEnabled {
        Text(verbatim: text)
      } else {
        Text(verbatim: text).foregroundStyle(Color(.tertiaryLabel))
      }
    }
    .lineLimit(axis == .horizontal ? 1 : nil)
    .frame(maxWidth: .infinity, minHeight: 22, alignment: frameAlignment)
  }

  var body: some View {
    switch look {
    case .plain: line
    case .roundedBorder:
      line
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .background {
          RoundedRectangle(cornerRadius: 6)
            .fill(.background)
            .strokeBorder(Color(.fill), lineWidth: 1)
        }
    }
  }
}

/// The look of text fields.
public protocol TextFieldStyle {
  nonisolated var _look: _TextFieldLook { get }
}

public enum _TextFieldLook: Hashable, Sendable { case plain, roundedBorder }

/// Text fields without anything around them.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _look: _TextFieldLook { .plain }
}

/// Text fields as they look where nothing is set: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _look: _TextFieldLook { .plain }
}

/// Text fields in a frame with round corners, 34 points tall.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _look: _TextFieldLook { .roundedBorder }
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
  /// The look of text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    setting(\.textFieldLook, to: style._look)
  }
}
