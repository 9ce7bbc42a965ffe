import Foundation

/// Content under a label that shows or hides it; tapping the label does so.
public struct DisclosureGroup<Label, Content> {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
}

extension DisclosureGroup where Label: View, Content: View {
  /// A group that is folded at first.
  ///
  /// - Parameters:
  ///   - content: What is shown where the group is unfolded.
  ///   - label: What is always shown.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// - Parameters:
  ///   - isExpanded: Whether the group is unfolded.
  ///   - content: What is shown then.
  ///   - label: What is always shown.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }

  private init(isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// A group with a text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  /// A group with a text as its label.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  /// A group with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(label), content: content)
  }

  /// A group with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(label), content: content)
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  public var body: some View {
    StyledControl(
      configuration: DisclosureGroupStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content()),
        isExpanded: isExpanded ?? $isOpen)
    ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
  }
}

/// The style of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes a view of a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a disclosure group style makes a view of.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart
  /// What is always shown.
  public let label: Label
  /// What is shown where the group is unfolded.
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool

  fileprivate init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The label with an arrow, over the content; in a list each has its rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureRows(configuration: configuration)
  }
}

private struct DisclosureRows: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.controls.isInList) private var isInList

  private var row: some View {
    HStack(spacing: 8) {
      Group {
        if isInList {
          configuration.label
        } else {
          configuration.label.foregroundStyle(.tint)
        }
      }
      Spacer(minLength: 0)
      Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(.tint)
        .frame(width: 14)
    }
    .control(.toggle(configuration.$isExpanded), label: configuration.label)
  }

  var body: some View {
    if isInList {
      row
      if configuration.isExpanded {
        Group { configuration.content }.padding(.leading, 20)
      }
    } else {
      VStack(spacing: 8) {
        row
        if configuration.isExpanded { configuration.content }
      }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension View {
  /// Sets the style of disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
