import Foundation

/// A bar that fills from the leading edge, with its label above and its value below.
@StyleInit public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The label, the bar between the labels for the bounds, and the value label.
  public func makeBody(configuration: Configuration) -> some View {
    CapacityGauge(configuration: configuration)
  }
}

extension AnyShapeStyle? {
  /// The style of a gauge's bar with this tint: a gradient along the bar, or the tint.
  fileprivate var alongBar: AnyShapeStyle {
    guard let gradient = self?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }
}

private struct CapacityGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.standard.tint) private var tint

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        Capsule()
          .fill(Color(.secondaryFill))
          .overlay {
            ProportionLayout(fraction: configuration.value) { Capsule().fill(tint.alongBar) }
          }
          .frame(idealWidth: 100)
          .frame(height: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.subheadline)
    }
  }
}

/// A thin bar with a marker at the value.
@StyleInit public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The bar between the labels for the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.standard.tint) private var tint

  var body: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.footnote)
      Capsule()
        .fill(tint.alongBar)
        .frame(idealWidth: 100)
        .frame(height: 6)
        .overlay { ThumbLayout(fraction: configuration.value) { GaugeMark() } }
      configuration.maximumValueLabel.font(.footnote)
    }
  }
}

/// An open ring, 58 points wide, with a marker at the value.
@StyleInit public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The ring around the value label, with the labels for the bounds in its opening.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isCapacity: false)
  }
}

/// A ring, 58 points wide, that fills clockwise.
@StyleInit public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The ring around the value label.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isCapacity: true)
  }
}

/// A dot with a gap around it.
private struct GaugeMark: View {
  var body: some View {
    Circle().fill(.primary).padding(2).background { Circle().fill(.background) }
      .frame(width: 10, height: 10)
  }
}

private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isCapacity: Bool
  @Environment(\.standard.tint) private var tint

  private static let side: CGFloat = 58
  private static let line: CGFloat = 6
  /// The size of a ring's opening at the bottom, as a fraction of the circle.
  private static let opening = 0.25

  /// The marker's offset from the center of the ring.
  private var mark: CGSize {
    let turn = Self.opening / 2 + configuration.value * (1 - Self.opening)
    let angle = 2 * Double.pi * turn + .pi / 2
    let radius = Double(Self.side - Self.line) / 2
    return CGSize(width: radius * cos(angle), height: radius * sin(angle))
  }

  var body: some View {
    ZStack {
      if isCapacity {
        arc(1, AnyShapeStyle(Color(.secondaryFill)), start: .degrees(-90))
        arc(configuration.value, style(from: -90, to: 270), start: .degrees(-90))
      } else {
        let start = 90 + 180 * Self.opening
        arc(1 - Self.opening, style(from: start, to: 450 - start + 90), start: .degrees(start))
        GaugeMark().offset(mark)
      }
      (configuration.currentValueLabel ?? configuration.label)
        .font(.title3.weight(.medium))
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .frame(maxWidth: Self.side - 4 * Self.line)
      if !isCapacity { bottom }
    }
    .frame(width: Self.side, height: Self.side)
    // Keeps the ring clockwise in every layout direction.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// A gradient along the ring.
  private func style(from start: Double, to end: Double) -> AnyShapeStyle {
    guard let gradient = tint?.gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(end)))
  }

  /// The labels for the bounds, or the gauge's purpose, in the opening.
  private var bottom: some View {
    HStack(spacing: 4) {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      } else if configuration.currentValueLabel != nil {
        configuration.label
      }
    }
    .font(.system(size: 10))
    .lineLimit(1)
    .frame(maxWidth: 30, maxHeight: .infinity, alignment: .bottom)
  }

  private func arc(_ length: Double, _ style: AnyShapeStyle, start: Angle) -> some View {
    Circle()
      .trim(from: 0, to: length)
      .rotation(start)
      .stroke(style, style: StrokeStyle(lineWidth: Self.line, lineCap: .round))
      .padding(Self.line / 2)
  }
}
