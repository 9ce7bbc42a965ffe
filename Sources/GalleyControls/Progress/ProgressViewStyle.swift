import Foundation

/// The style of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style makes a view of.
public struct ProgressViewStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart
  /// From 0 to 1; `nil` where it is not known.
  public let fractionCompleted: Double?
  /// What makes progress; `nil` where there is no label.
  public var label: Label?
  /// The value in words; `nil` where there are none.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where the extent is known, else a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(
      configuration: configuration, isCircular: configuration.fractionCompleted == nil,
      accent: nil)
  }
}

/// A bar that fills from the leading edge, with its label above and its value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  /// - Parameter tint: The colour in place of the tint.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(
      configuration: configuration, isCircular: false, accent: tint.map { AnyShapeStyle($0) })
  }
}

/// A wheel, or a ring where the extent is known, with its label below.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  /// - Parameter tint: The colour in place of the tint.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressBody(
      configuration: configuration, isCircular: true, accent: tint.map { AnyShapeStyle($0) })
  }
}

/// A bar or a circle with its labels, which stay the same views when one becomes the other.
private struct ProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  let isCircular: Bool
  let accent: AnyShapeStyle?

  var body: some View {
    VStack(alignment: isCircular ? .center : .leading, spacing: isCircular ? 8 : 4) {
      if isCircular {
        ProgressCircle(fraction: configuration.fractionCompleted, accent: accent)
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

  var body: some View {
    Capsule()
      .fill(Color(.secondaryFill))
      .overlay {
        if fraction > 0 {
          ProportionLayout(fraction: fraction) { Capsule().fill(accent ?? AnyShapeStyle(.tint)) }
        }
      }
      .frame(idealWidth: 100)
      .frame(height: 4)
  }
}

/// The wheel's eight spokes, or a ring.
private struct ProgressCircle: View {
  let fraction: Double?
  let accent: AnyShapeStyle?
  @Environment(\.controlSize) private var controlSize

  private var side: CGFloat { controlSize >= .large ? 37 : 20 }

  var body: some View {
    Group {
      if let fraction {
        ZStack {
          Circle().stroke(Color(.secondaryFill), lineWidth: side / 8)
          Circle().trim(from: 0, to: fraction)
            .rotation(.degrees(-90))
            .stroke(
              accent ?? AnyShapeStyle(.tint),
              style: StrokeStyle(lineWidth: side / 8, lineCap: .round))
        }
        .padding(side / 16)
      } else {
        ZStack {
          ForEach(0..<8) { index in
            Spoke(index: index)
              .fill(accent ?? AnyShapeStyle(Color(white: 0.5)))
              .opacity(1 - Double((8 - index) % 8) * 0.11)
          }
        }
      }
    }
    .frame(width: side, height: side)
    // Clockwise, wherever text begins.
    .environment(\.layoutDirection, .leftToRight)
  }

  /// One of eight bars around the middle; the first points upward.
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

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
