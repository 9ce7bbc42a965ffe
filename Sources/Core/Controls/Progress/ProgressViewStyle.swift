import Foundation

/// A style that shows a bar for determinate and a spinner for indeterminate progress.
@StyleInit public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// A bar or a spinner with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(
      configuration: configuration, isCircular: configuration.fractionCompleted == nil,
      accent: nil)
  }
}

/// A style that shows a bar that fills from the leading edge, with its label above and its value
/// below. The bar is empty for indeterminate progress.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }
  /// Creates the style with a color that replaces the tint.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The bar with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(
      configuration: configuration, isCircular: false, accent: tint.map { AnyShapeStyle($0) })
  }
}

/// A style that shows a spinner with its label below, even for determinate progress, as on iOS.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }
  /// Creates the style with a color that replaces the tint.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The spinner with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(
      configuration: configuration, isCircular: true, accent: tint.map { AnyShapeStyle($0) })
  }
}

/// A bar or a spinner with labels that keep their identity when one changes into the other.
private struct ProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  let isCircular: Bool
  let accent: AnyShapeStyle?

  var body: some View {
    VStack(alignment: isCircular ? .center : .leading, spacing: isCircular ? nil : 4) {
      if isCircular {
        Spinner(accent: accent)
      }
      configuration.label.modifier(
        ForegroundModifier(
          levels: isCircular ? [AnyShapeStyle(HierarchicalShapeStyle.secondary)] : []))
      if !isCircular {
        ProgressBar(fraction: configuration.fractionCompleted ?? 0, accent: accent)
      }
      configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
    }
  }
}

private struct ProgressBar: View {
  let fraction: Double
  let accent: AnyShapeStyle?
  @Environment(\.controls.parts) private var parts

  var body: some View {
    Capsule()
      .fill(parts.track ?? Color(.secondaryFill))
      .overlay {
        if fraction > 0 {
          ProportionLayout(fraction: fraction) { Capsule().fill(accent ?? AnyShapeStyle(.tint)) }
        }
      }
      .frame(idealWidth: 100)
      .frame(height: parts.barHeight ?? 4)
  }
}

/// Eight spokes, gray if no tint is set.
private struct Spinner: View {
  let accent: AnyShapeStyle?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.standard.tint) private var tint

  private var side: CGFloat { controlSize >= .large ? 37 : 20 }

  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Spoke(index: index)
          .fill(accent ?? tint ?? AnyShapeStyle(Color(white: 0.5)))
          .opacity(1 - Double((8 - index) % 8) * 0.11)
      }
    }
    .frame(width: side, height: side)
    // Keeps the spokes clockwise in every layout direction.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// One of eight bars around the center; the first points upward.
  private struct Spoke: Shape {
    let index: Int

    func path(in rect: CGRect) -> Path {
      let unit = min(rect.width, rect.height) / 20
      let bar = CGRect(x: -unit * 1.15, y: -unit * 10, width: unit * 2.3, height: unit * 5.6)
      return Path(roundedRect: bar, cornerRadius: unit * 1.15)
        .applying(
          CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4)
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
    }
  }
}
