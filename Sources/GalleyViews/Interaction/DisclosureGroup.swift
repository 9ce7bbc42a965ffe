import Foundation

/// Content under a label that shows or hides it; tapping the label does so.
public struct DisclosureGroup<Label, Content> {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.standard.isInList) private var isInList
}

extension DisclosureGroup where Label: View, Content: View {
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

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
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(label), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(label), content: content)
  }
}

extension DisclosureGroup: View where Label: View, Content: View {
  private var expansion: Binding<Bool> { isExpanded ?? $isOpen }

  private var row: some View {
    let expansion = expansion
    return HStack(spacing: 8) {
      Group {
        if isInList { label } else { label.foregroundStyle(.tint) }
      }
      Spacer(minLength: 0)
      Image(systemName: expansion.wrappedValue ? "chevron.down" : "chevron.forward")
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(.tint)
        .frame(width: 14)
    }
    .control(.toggle(expansion))
  }

  public var body: some View {
    if isInList {
      row
      if expansion.wrappedValue {
        Group { content() }.padding(.leading, 20)
      }
    } else {
      VStack(spacing: 8) {
        row
        if expansion.wrappedValue { content() }
      }
    }
  }
}
