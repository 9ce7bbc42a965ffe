import Foundation

/// A style that shows the options on a wheel at rest, with the selected one in the middle.
@StyleInit public struct WheelPickerStyle: PickerStyle {
  /// The options on a wheel, 216 points tall. Only forms with columns show the label.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    FormColumnsRow(label: configuration.label) {
      // The options are resolved before the wheel is built.
      PickerOptions(configuration.selection, configuration.content.font(WheelMetrics.font)) {
        options in
        Wheel(
          rows: options.map(\.view), selected: options.firstIndex(where: \.isSelected) ?? 0)
      }
    }
    .accessibilityRole(ControlSpeech(.joined, .isAdjustable), label: configuration.label)
  }
}

/// A style that shows a row leading to a screen of the options, with the selected one at its
/// trailing end.
@StyleInit public struct NavigationLinkPickerStyle: PickerStyle {
  /// A row with the label, the selected option and a chevron.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    ControlRow(label: configuration.label) {
      PickerOptions(configuration.selection, configuration.content.foregroundStyle(.secondary)) {
        options in
        HStack(spacing: 8) {
          PickerValue(options: options, label: configuration.valueLabel).accessibilityMark(.value)
          LinkChevron()
        }
      }
    }
    .accessibilityRole(ControlSpeech(.joined, .isButton), label: configuration.label)
  }
}

/// A style that shows the options side by side; the same as segmented outside of menus.
@StyleInit public struct PalettePickerStyle: PickerStyle {
  /// The segmented style.
  public func _makeBody(configuration: _PickerStyleConfiguration) -> some View {
    SegmentedPickerStyle()._makeBody(configuration: configuration)
  }
}

/// The wheel metrics of iOS 18, in points.
enum WheelMetrics {
  static let font = Font.system(size: 21)
  static let height: CGFloat = 216
  /// The ideal width of the wheels of a date.
  static let width: CGFloat = 320
  static let band: CGFloat = 34
  /// The radius of the drum.
  static let radius: CGFloat = 95
  /// The angle from one row to the next, in radians.
  static let step: CGFloat = 0.34
  /// The number of visible rows on either side of the selected one.
  static let reach = 4
}

/// A wheel with the band that marks the selected row.
struct Wheel<Row: View>: View {
  let rows: [Row]
  let selected: Int

  var body: some View {
    WheelRows(rows: rows, selected: selected)
      .frame(maxWidth: .infinity)
      .background { WheelBand() }
  }
}

/// The band behind the selected rows of one or more wheels.
package struct WheelBand: View {
  package init() {}

  package var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color(.tertiaryFill))
      .frame(height: WheelMetrics.band)
      .padding(.horizontal, 9)
  }
}

/// The rows of a wheel around the selected one, on the front of a drum.
package struct WheelRows<Row: View>: View {
  private let rows: [Row]
  private let selected: Int
  private let size: CGFloat
  private let margin: CGFloat

  /// - Parameters:
  ///   - size: The size of the text, in points.
  ///   - margin: The distance between the widest row and the edges, in points.
  package init(rows: [Row], selected: Int, size: CGFloat = 21, margin: CGFloat = 16) {
    (self.rows, self.selected, self.size, self.margin) = (rows, selected, size, margin)
  }

  private var seen: Range<Int> {
    let lower = max(selected - WheelMetrics.reach, 0)
    return lower..<max(min(selected + WheelMetrics.reach + 1, rows.count), lower)
  }

  package var body: some View {
    ZStack {
      ForEach(seen, id: \.self) { index in
        let angle = CGFloat(index - selected) * WheelMetrics.step
        rows[index]
          .font(.system(size: size))
          .lineLimit(1)
          .opacity(index == selected ? 1 : 0.5 * Double(cos(angle)))
          .scaleEffect(x: 1, y: cos(angle))
          .offset(y: WheelMetrics.radius * sin(angle))
          .accessibilityMark(index == selected ? .value : .hidden)
      }
    }
    .padding(.horizontal, margin)
    .frame(height: WheelMetrics.height)
    .clipped()
    .hidingTextLeading()
  }
}
