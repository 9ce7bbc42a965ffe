import Foundation

/// A control for selecting a value from a range, rendered at rest: 31 points tall and as wide as
/// proposed.
///
/// `ImageRenderer.set` sets the value. A value outside the range is drawn at the nearest end and
/// reported as a warning.
public struct Slider<Label: View, ValueLabel: View> {
  private let proportion: Proportion
  /// The fraction at which the filled part of the track begins.
  private let origin: CGFloat
  private let set: (any Hashable) -> Bool
  private let slide: (UnitPoint) -> Void
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, neutral: V? = nil, enabled: ClosedRange<V>? = nil
  ) {
    let scale = SliderScale(bounds: bounds, step: step, enabled: enabled ?? bounds)
    proportion = scale.proportion(of: value.wrappedValue)
    origin = neutral.map { Proportion($0, in: bounds).fraction } ?? 0
    set = { number in
      guard let number = ControlNumber.double(number) else { return false }
      value.wrappedValue = scale.value(nearest: V(number))
      return true
    }
    slide = { point in value.wrappedValue = scale.value(at: V(point.x)) }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider {
  /// Creates a slider for any value in a range.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range. Default: 0…1.
  ///   - label: The name of the slider, which is not shown.
  ///   - minimumValueLabel: The view before the slider.
  ///   - maximumValueLabel: The view after the slider.
  ///   - onEditingChanged: Never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider for stepped values in a range.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: The distance between two values, counted from the lower bound; the slider shows and
  ///     sets the nearest step. Default: 1. A step that is not positive is ignored.
  ///   - label: The name of the slider, which is not shown.
  ///   - minimumValueLabel: The view before the slider.
  ///   - maximumValueLabel: The view after the slider.
  ///   - onEditingChanged: Never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider {
  /// Creates a slider for any value in a range, with labels for its bounds; an older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel, maximumValueLabel)
  }

  /// Creates a slider for stepped values, with labels for its bounds; an older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), minimumValueLabel, maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for stepped values, without labels for its bounds. The label is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), EmptyView(), EmptyView())
  }
}

extension Slider: View {
  // iOS shows no label next to a slider; only VoiceOver reads it.
  /// A track with a thumb, between the labels for the bounds.
  public var body: some View {
    HStack(spacing: 8) {
      minimum
      SliderTrack(fraction: proportion.fraction, origin: origin)
        .control(.point { slide($0) })
      maximum
    }
    .reporting(proportion.problem, of: "Slider")
    .control(
      .set(.slider, set), label: label,
      speech: ControlSpeech(.replaced, .isAdjustable, value: proportion.percent + "%"))
  }
}

/// The values that a slider can take.
private struct SliderScale<V: BinaryFloatingPoint> {
  let bounds: ClosedRange<V>
  let step: V?
  /// The values that can be selected.
  let enabled: ClosedRange<V>

  /// Returns the nearest value that can be selected, and is a whole number of steps from the lower
  /// bound.
  func value(nearest value: V) -> V {
    let inside = min(max(value, enabled.lowerBound), enabled.upperBound)
    let value = min(max(inside, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0, step.isFinite, bounds.lowerBound.isFinite, value.isFinite
    else { return value }
    let last = ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)
    let steps = min(((value - bounds.lowerBound) / step).rounded(), last)
    let stepped = bounds.lowerBound + steps * step
    return stepped.isFinite ? min(stepped, bounds.upperBound) : value
  }

  /// Returns the value at a fraction of the range, from 0 to 1.
  func value(at part: V) -> V {
    value(
      nearest: bounds.lowerBound + min(max(part, 0), 1) * (bounds.upperBound - bounds.lowerBound))
  }

  /// Returns where to draw a value, and reports values outside the bounds.
  func proportion(of value: V) -> Proportion {
    bounds.contains(value)
      ? Proportion(self.value(nearest: value), in: bounds) : Proportion(value, in: bounds)
  }
}

/// The thumb of a slider, with its shadows.
struct SliderThumb: View {
  @Environment(\.theme.look.slider) private var look

  var body: some View {
    Knob(size: look.thumb)
      .shadow(color: .black.opacity(0.12), radius: 2, y: 0.5)
      .shadow(color: .black.opacity(0.12), radius: 6.5, y: 6)
      .offset(y: look.thumbOffset)
  }
}

private struct SliderTrack: View {
  let fraction: CGFloat
  let origin: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controls.sliderThumb) private var thumb
  @Environment(\.controls.parts) private var parts
  @Environment(\.theme.look.slider) private var look

  var body: some View {
    if parts.slider.isEmpty {
      shapes
    } else {
      ImagedSliderTrack(fraction: fraction, parts: parts)
        .opacity(isEnabled ? 1 : 0.5)
    }
  }

  @ViewBuilder
  private var shapes: some View {
    let hasThumb = thumb != .hidden
    Capsule()
      .fill(parts.track ?? Color(.fill))
      .overlay {
        ProportionLayout(
          fraction: fraction, knob: look.fillsToThumb && hasThumb ? look.thumb.width : 0,
          origin: origin
        ) { Capsule().fill(.tint) }
      }
      .frame(height: look.track)
      .offset(y: look.trackOffset)
      .frame(idealWidth: 100)
      .frame(height: 31)
      .overlay {
        if hasThumb {
          ThumbLayout(fraction: fraction) { SliderThumb() }
        }
      }
      .opacity(isEnabled ? 1 : 0.5)
  }
}
