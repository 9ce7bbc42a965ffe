import Foundation

/// Marks that are drawn as one picture, to which an effect applies.
final class MarkLayer {
  enum Effect {
    case plain
    /// The marks are visible where other content is.
    case mask(AnyChartContent)
    /// A view that shows the marks as `MarkLayerContent`.
    case style(AnyView)
  }
  let effect: Effect

  init(_ effect: Effect) { self.effect = effect }
}

extension ChartContent {
  /// Draws the marks as one picture.
  nonisolated func layer(_ effect: MarkLayer.Effect) -> ModifiedChartContent<Self> {
    let layer = MarkLayer(effect)
    return style { $0.layers.append(layer) }
  }
}

/// The marks of a layer, in a view that modifies them.
struct MarkLayerContent: View {
  @Environment(\.markLayer) private var marks

  var body: some View { marks }
}

extension EnvironmentValues {
  private struct MarkLayerKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  /// The marks that `MarkLayerContent` shows.
  var markLayer: AnyView? {
    get { self[MarkLayerKey.self] }
    set { self[MarkLayerKey.self] = newValue }
  }
}
