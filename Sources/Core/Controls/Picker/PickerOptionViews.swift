import Foundation

/// The selected option, or the picker's own view for it.
struct PickerValue: View {
  let options: [PickerOption]
  let label: AnyView?

  var body: some View {
    if let label { label } else { options.first(where: \.isSelected)?.view }
  }
}

/// The value of a picker with a pair of chevrons.
struct MenuPicker: View {
  let value: PickerValue
  @Environment(\.controls.isInList) private var isInList

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      value.accessibilityMark(.value)
      Image(systemName: "chevron.up.chevron.down").decorative.font(.subheadline.weight(.medium))
        .padding(.trailing, isInList ? 1 : 0)
    }
    .hidingTextLeading()
  }
}

/// A row of a menu that presents the options as a submenu. The selected option is below the label.
struct PickerSubmenu: View {
  let configuration: _PickerStyleConfiguration

  var body: some View {
    Menu {
      PickerOptions(configuration.selection, configuration.content) {
        MenuOptions(options: $0, select: configuration.select)
      }
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        configuration.label
        PickerOptions(configuration.selection, configuration.content) { options in
          PickerValue(options: options, label: configuration.valueLabel)
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
    }
  }
}

/// The label and the options as rows of a list, the selected one with a checkmark; outside of lists, a wheel.
struct InlinePicker: View {
  let configuration: _PickerStyleConfiguration
  /// The style of the label and the options.
  let style: AnyShapeStyle
  @Environment(\.controls.isInList) private var isInList
  @Environment(\.controls.labelsHidden) private var labelsHidden

  var body: some View {
    if isInList {
      if !labelsHidden { TitleAndSubtitles(label: configuration.label).plainForegroundStyle(style) }
      PickerOptions(configuration.selection, configuration.content.plainForegroundStyle(style)) {
        InlineOptions(options: $0, select: configuration.select)
      }
    } else {
      WheelPickerStyle()._makeBody(configuration: configuration)
    }
  }
}

private struct InlineOptions: View {
  let options: [PickerOption]
  let select: @MainActor (ViewTag) -> Void

  var body: some View {
    ForEach(options.indices, id: \.self) { index in
      HStack(spacing: 0) {
        options[index].view
        Spacer(minLength: 8)
        Image(systemName: "checkmark").decorative
          .fontWeight(.semibold)
          .foregroundStyle(.tint)
          .padding(.trailing, 1)
          .opacity(options[index].isSelected ? 1 : 0)
      }
      .modifier(
        ControlHandleModifier(
          handle: .tap { if let tag = options[index].tag { select(tag) } }, label: nil,
          speech: options[index].speech))
    }
  }
}

/// The options side by side, with equal widths and the selected one raised: 32 points tall.
struct SegmentedPicker: View {
  let options: [PickerOption]
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.theme.look.segments) private var look
  @Environment(\.controls.parts) private var parts

  var body: some View {
    SegmentsLayout(widths: parts.segmentWidths, isByContent: parts.hasSegmentsByContent) {
      ForEach(options.indices, id: \.self) { index in
        options[index].view
          .lineLimit(1)
          .padding(.horizontal, 10)
          .frame(maxWidth: .infinity, minHeight: 28, maxHeight: .infinity)
          .background { if options[index].isSelected { pill } }
          .overlay(alignment: .leading) { separator(before: index) }
          .accessibilityRole(options[index].speech)
          .accessibilityMark(.edit(.position(index + 1, of: options.count)))
      }
    }
    .padding(2)
    .background(
      parts.segmentBackground ?? SystemAppearance.value(\.segmentBackground)
        ?? Color(.tertiaryFill),
      in: RoundedRectangle(cornerRadius: look.radius)
    )
    .fixedSize(horizontal: false, vertical: true)
  }

  private var pill: some View {
    RoundedRectangle(cornerRadius: look.pillRadius)
      .fill(
        parts.segmentTint ?? SystemAppearance.value(\.segmentTint)
          ?? (colorScheme == .dark ? Color(white: 0.39) : Color.white)
      )
      .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
  }

  /// A thin line between two unselected options.
  @ViewBuilder
  private func separator(before index: Int) -> some View {
    if look.hasSeparators, index > 0, !options[index].isSelected, !options[index - 1].isSelected {
      Rectangle().fill(Color(.fill)).frame(width: 1, height: 16)
    }
  }
}

/// Lays out views side by side, with equal widths of at least that of the widest view, or with
/// widths in proportion to their content.
private struct SegmentsLayout: Layout {
  /// The widths of some views, by their index, in points.
  let widths: [Int: CGFloat]
  let isByContent: Bool

  private var hasEqualWidths: Bool { !isByContent && widths.isEmpty }

  private func ideals(_ subviews: Subviews) -> [CGFloat] {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
    let widest = ideals.max() ?? 0
    return ideals.indices.map { widths[$0] ?? (isByContent ? ideals[$0] : widest) }
  }

  /// Returns the widths of the views. Those without a width of their own share the rest.
  private func widths(in total: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    guard !hasEqualWidths else {
      let width = total / CGFloat(max(subviews.count, 1))
      return subviews.map { _ in width }
    }
    let ideals = ideals(subviews)
    let free = ideals.indices.filter { widths[$0] == nil }.reduce(0) { $0 + ideals[$1] }
    let rest = max(total - (ideals.reduce(0, +) - free), 0)
    return ideals.indices.map { widths[$0] ?? (free > 0 ? ideals[$0] * rest / free : 0) }
  }

  private func ideal(_ subviews: Subviews) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      return CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideal = ideal(subviews)
    let width =
      hasEqualWidths
      ? ideal.width * CGFloat(subviews.count) : ideals(subviews).reduce(0, +)
    return CGSize(width: proposal.width ?? width, height: ideal.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(in: bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }

  /// Hides the segments' texts from the enclosing view; otherwise a list's separator would start
  /// there.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }
}
