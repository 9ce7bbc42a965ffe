import Foundation

/// A control that shows or hides content when its label is tapped.
public struct DisclosureGroup<Label: View, Content: View> {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
}

@TitleForms
extension DisclosureGroup {
  /// Creates an initially collapsed group with a custom label.
  ///
  /// - Parameters:
  ///   - content: The views shown when the group is expanded.
  ///   - label: The views that are always shown.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// Creates a group with a custom label.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the group is expanded.
  ///   - content: The views shown when the group is expanded.
  ///   - label: The views that are always shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup: View {
  /// The label and, if the group is expanded, the content, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: DisclosureGroupStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content()),
        isExpanded: isExpanded ?? $isOpen)
    ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

/// The properties of a disclosure group that a style renders.
public struct DisclosureGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart

  /// The type of the content.
  public typealias Content = _ControlPart
  /// The label, which is always shown.
  public let label: Label
  /// The content, shown when the group is expanded.
  public let content: Content
  /// Whether the group is expanded.
  @Binding public var isExpanded: Bool

  fileprivate init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The label with a chevron, above the content. In lists and in forms with columns, the label and the content are
/// separate rows.
@StyleInit public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The label with a chevron, above the content.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.controls.isInList) private var isInList
  @Environment(\.controls.isInColumns) private var isInColumns
  @Environment(\.controls.rowBadge) private var badge
  @Environment(\.isEnabled) private var isEnabled

  private var style: AnyShapeStyle {
    isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel))
  }

  private var row: some View {
    HStack(spacing: 8) {
      Group {
        if isInList {
          configuration.label
        } else {
          configuration.label.defaultForegroundStyle(style)
        }
      }
      Spacer(minLength: 0)
      if isInList, let badge { RowBadge(label: badge) }
      DisclosureChevron(isExpanded: configuration.isExpanded).foregroundStyle(style)
    }
    .modifier(ShownBadgeModifier(label: isInList ? badge : nil))
    .control(
      .toggle(configuration.$isExpanded), label: configuration.label,
      speech: ControlSpeech(
        .joined, .isButton, value: configuration.isExpanded ? "Expanded" : "Collapsed"))
  }

  var body: some View {
    if isInList {
      row
      if configuration.isExpanded {
        // The badge is that of the label.
        Group { configuration.content }.padding(.leading, 20).badge(Text?.none)
      }
    } else if isInColumns {
      row.environment(\.controls.isInColumns, false)
      if configuration.isExpanded { configuration.content }
    } else {
      VStack(spacing: 8) {
        row
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

/// The chevron at the trailing end of something that expands.
struct DisclosureChevron: View {
  let isExpanded: Bool

  var body: some View {
    Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").decorative
      .font(.system(size: 14, weight: .semibold))
      .frame(width: 14)
  }
}
