import Foundation

/// A title with an icon.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The title and the icon, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: LabelStyleConfiguration(
        title: _ControlPart(title), icon: _ControlPart(icon.accessibilityMark(.hidden)))
    ) { DefaultLabelStyle().makeBody(configuration: $0) }
    .accessibilityRole(ControlSpeech(.joined, .isStaticText), label: _ControlPart(title))
  }
}

/// A style that shows the icon, then the title. In lists, the icon is 28 points wide at the default text size,
/// and in the tint unless a foreground style is set around the label.
@StyleInit public struct DefaultLabelStyle: LabelStyle {
  /// The icon and the title in a horizontal line.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabel(configuration: configuration)
  }
}

private struct DefaultLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.controls.isInList) private var isInList
  @Environment(\.controls.listItemTint) private var itemTint
  @Environment(\.controls.labelSpacing) private var spacing
  @Environment(\.controls.labelIconWidth) private var iconWidth
  @ScaledMetric private var columnWidth: CGFloat = 28

  private var tint: AnyShapeStyle { itemTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }

  var body: some View {
    if isInList {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 12) {
        configuration.icon.defaultForegroundStyle(tint).modifier(IconModifier())
          .frame(width: iconWidth ?? columnWidth)
        VStack { TitleAndSubtitles(label: configuration.title) }.modifier(ListTitleModifier())
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// The title of a label in a list. The row's separator starts at it, unless another text of the row
/// is further leading or the row has an explicit guide.
private struct ListTitleModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: ListTitleLayout(), .alignmentGuide)
  }
}

private struct ListTitleLayout: UnaryLayout, RuledLayout {
  private static let guide = HorizontalAlignment.listRowSeparatorLeading.key

  var rule: LayoutRule { .alignmentGuide(Self.guide) }

  // Views around it are asked as those around other guides.
  var _isQuiet: Bool { false }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties.builtIn(preservesLayoutPriority: true)
    properties.derivesGuidesFromSubviews = false
    return properties
  }

  func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    // Subtitles align with the title by this guide. The row reads only the explicit values of others.
    key == Self.guide || key == HorizontalAlignment.textLeading.key
      ? subviews[0].dimensions(in: proposal)[.leading]
      : subviews[0].explicitValue(of: key, for: proposal)
  }
}

/// A style that shows the icon, then the title, on one baseline.
@StyleInit public struct TitleAndIconLabelStyle: LabelStyle {
  /// The icon and the title in a horizontal line, 8 points apart, aligned at their first baselines. An icon without a
  /// baseline is centered half a cap height above the baseline of the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabel(configuration: configuration)
  }
}

private struct TitleAndIconLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.controls.labelSpacing) private var spacing
  @Environment(\.controls.labelIconWidth) private var iconWidth

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
      let icon = configuration.icon.modifier(IconModifier())
      if let iconWidth { icon.frame(width: iconWidth) } else { icon }
      configuration.title
    }
  }
}

/// A style that shows only the title.
@StyleInit public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the icon.
@StyleInit public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
