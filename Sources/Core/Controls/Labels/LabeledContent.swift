import Foundation

/// A label and the value that it describes, at opposite ends of a row.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

@TitleForms
extension LabeledContent where Label: View, Content: View {
  /// Creates a row with a custom label.
  ///
  /// - Parameters:
  ///   - content: The value, at the trailing end of the row.
  ///   - label: The label, at the leading end of the row.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

@TitleForms
extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row with a label from a localized string key and a string value.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label and the content, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: LabeledContentStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content))
    ) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

/// A style that shows the content in the secondary style at the trailing end of the row, below the
/// label in lists with an accessibility size, in the second column of a form with columns, or by itself if labels are
/// hidden.
@StyleInit public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// A row with the label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.controls.labelsHidden) private var labelsHidden
  @Environment(\.controls.isInList) private var isInList
  @Environment(\.controls.isInColumns) private var isInColumns
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.theme.look.list.valueSpacing) private var valueSpacing

  var body: some View {
    if labelsHidden {
      configuration.content
    } else if isInList, typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: valueSpacing) {
        TitleAndSubtitles(label: configuration.label)
        configuration.content.plainForegroundStyle(.secondary)
      }
    } else {
      ValueRow(
        label: configuration.label, value: configuration.content, isInColumns: isInColumns)
    }
  }
}

/// The label and the value, on one baseline unless the value contains controls, which are centered: the baseline
/// of some is their top.
private struct ValueRow {
  let label: _ControlPart
  let value: _ControlPart
  let isInColumns: Bool

  @MainActor @ViewBuilder
  private func row(_ alignment: VerticalAlignment) -> some View {
    if isInColumns {
      FormColumnsRow(label: label, alignment: alignment) {
        HStack { value }.plainForegroundStyle(.secondary)
      }
    } else {
      HStack(alignment: alignment, spacing: 0) {
        TitleAndSubtitles(label: label)
        Spacer(minLength: 8)
        HStack { value }
          .plainForegroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

extension ValueRow: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let row = ResolvedParts(of: view.row(.firstTextBaseline), in: context, into: &list)
    guard row.parts.last?.children.last?.hasControls == true else { return }
    row.replace(with: view.row(.center), in: context, into: &list)
  }
}
