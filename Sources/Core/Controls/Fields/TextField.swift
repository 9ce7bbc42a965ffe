import Foundation

/// A control for editing a line of text, rendered at rest; it takes the proposed width.
/// `ImageRenderer.set` sets the text.
@TitleForms
public struct TextField<Label: View> {
  fileprivate let field: Field
  fileprivate let label: Label
  private var formats = FieldFormats()
  @Environment(\.controls.labelsHidden) private var labelsHidden
  @Environment(\.controls.isInColumns) private var isInColumns

  fileprivate init(_ field: Field, label: Label) {
    self.field = field
    self.label = label
  }

  /// Creates a text field with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The placeholder for empty text, or `nil` to use the label.
  ///   - label: The name of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(Field(content: FieldContent(text), prompt: prompt), label: label())
  }

  init(_ content: FieldContent, prompt: Text?, @ViewBuilder label: () -> Label) {
    self.init(Field(content: content, prompt: prompt), label: label())
  }

  /// Creates a text field that grows along an axis, with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The placeholder for empty text, or `nil` to use the label.
  ///   - axis: Horizontal for a single line, vertical for as many lines as the text needs.
  ///   - label: The name of the field.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(Field(content: FieldContent(text), prompt: prompt, axis: axis), label: label())
  }
}

/// The text of a field: a binding, or a value formatted with the field's environment.
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

/// The environment values that formats follow.
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

/// The text of a field and how to show it.
private struct Field {
  var content: FieldContent
  let prompt: Text?
  /// The text in styles of its own, if any.
  var styled: Text?
  var axis = Axis.horizontal
  /// Whether to show each character as a dot.
  var isSecure = false

  func showing(_ text: Binding<String>) -> Field {
    var copy = self
    copy.content = FieldContent(text)
    return copy
  }
}

extension TextField where Label == EmptyView {
  /// Creates a text field without a label.
  ///
  /// - Parameter styled: The text in styles of its own, if any.
  package init(text: Binding<String>, shownAs styled: Text?, prompt: Text?) {
    var field = Field(content: FieldContent(text), prompt: prompt)
    field.styled = styled
    self.init(field, label: EmptyView())
  }
}

extension TextField: View {
  private var traits: AccessibilityTraits {
    field.isSecure ? .isSecure : field.axis == .vertical ? .isMultiline : []
  }

  /// The text as rendered by the style; if it is empty, the prompt or label. In forms with columns, the label is in the
  /// first one.
  public var body: some View {
    let text = field.content.text(formats)
    let placeholder =
      isInColumns && !labelsHidden ? _ControlPart(EmptyView()) : _ControlPart(label)
    FormColumnsRow(label: label) {
      StyledControl(
        configuration: TextField<_TextFieldStyleLabel>(field.showing(text), label: placeholder)
      ) { FieldText(field: $0.field, label: $0.label) }
    }
    .control(.write(text), label: label, traits: traits)
  }
}

/// A control for editing a line of secret text. Each character is shown as a dot.
@TitleForms
public struct SecureField<Label: View> {
  private let field: TextField<Label>

  /// Creates a secure field with a custom label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - prompt: The placeholder for empty text, or `nil` to use the label.
  ///   - label: The name of the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(
      Field(content: FieldContent(text), prompt: prompt, isSecure: true), label: label())
  }
}

extension SecureField: View {
  /// A text field that shows dots; if the text is empty, the prompt or label.
  public var body: some View { field }
}

/// The text of a field, or its prompt if the text is empty.
private struct FieldText: View {
  let field: Field
  let label: _ControlPart
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.text) private var settings

  private var frameAlignment: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// The height of a line with the system font's leading, in whole points: 22 for body text.
  private var height: CGFloat {
    (CGFloat((font ?? .body).resolved(for: typeSize).size) * 1.2934).rounded(.up)
  }

  var body: some View {
    // The field's location determines the environment that formats the text.
    let text = field.content.text(FieldFormats()).wrappedValue
    let content = ZStack {
      if text.isEmpty {
        Group {
          if let prompt = field.prompt { prompt } else { label }
        }
        .foregroundStyle(Color(.tertiaryLabel))
      } else {
        shown(text).foregroundColor(isEnabled ? nil : Color(.tertiaryLabel))
      }
    }
    if field.axis == .vertical {
      lines(content.frame(maxWidth: .infinity, alignment: frameAlignment))
    } else {
      content
        .lineLimit(1)
        .frame(maxWidth: .infinity, minHeight: height, alignment: frameAlignment)
        .hidingTextLeading()
    }
  }

  /// The text of a vertical field, with at least and at most as many lines as the environment says, if
  /// they fit. A field scrolls to the other lines.
  private func lines(_ text: some View) -> some View {
    let (least, most) = (max(settings.reservedLines, 1), settings.lineLimit ?? .max)
    return FieldLines(least: least, most: max(least, most), line: height) {
      text
      if least > 1 || most < .max {
        Text(verbatim: "0").hidden()
        Text(verbatim: "0\n0").hidden()
      }
    }
    .clipped()
    .lineLimit(nil)
    .hidingTextLeading()
  }

  /// The text, or a bullet for each of its characters.
  private func shown(_ text: String) -> Text {
    guard field.isSecure else { return field.styled ?? Text(verbatim: text) }
    // At this weight, Inter's bullets are as large as those of iOS.
    return Text(verbatim: String(repeating: "•", count: text.count)).fontWeight(.black).tracking(1)
  }
}

/// Limits the height of its first subview to numbers of lines, and to the proposed height or the least number of
/// lines. The others, if any, are samples of one and two lines.
private struct FieldLines: Layout {
  let least: Int
  let most: Int
  /// The least height, in points. Lower text is centered in it.
  let line: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }
    var height = sizes[0].height
    var leastHeight = line
    if sizes.count > 2 {
      func limit(_ lines: Int) -> CGFloat {
        sizes[1].height + CGFloat(lines - 1) * (sizes[2].height - sizes[1].height)
      }
      leastHeight = max(limit(least), line)
      height = min(height, limit(most))
    }
    height = max(height, leastHeight)
    if let offered = proposal.height { height = min(height, max(offered, leastHeight)) }
    return CGSize(width: sizes[0].width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    for subview in subviews {
      let inset = inset(of: subview, in: bounds, subviews)
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + inset), proposal: offer)
    }
  }

  /// The distance of a subview, or of its first line, from the top.
  private func inset(
    of subview: Subviews.Element, in bounds: CGRect, _ subviews: Subviews
  ) -> CGFloat {
    guard bounds.height <= line else { return 0 }
    let offer = ProposedViewSize(width: bounds.width, height: nil)
    var height = subview.sizeThatFits(offer).height
    if most == 1, subviews.count > 1 {
      height = min(height, subviews[1].sizeThatFits(offer).height)
    }
    return max((bounds.height - height) / 2, 0)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? {
    let text = subviews[0].dimensions(in: ProposedViewSize(width: bounds.width, height: nil))
    return text[explicit: guide].map {
      bounds.minY + min(inset(of: subviews[0], in: bounds, subviews) + $0, bounds.height)
    }
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

  /// Creates the body of a text field, in the enclosing style or without decoration.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that a style renders.
public typealias _TextFieldStyleLabel = _ControlPart

/// A text field style without decoration.
@StyleInit public struct PlainTextFieldStyle: TextFieldStyle {
  /// The unmodified field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The default text field style: no decoration.
@StyleInit public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The unmodified field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field style with a rounded border. A field with body text is 34 points tall.
@StyleInit public struct RoundedBorderTextFieldStyle: TextFieldStyle {
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
