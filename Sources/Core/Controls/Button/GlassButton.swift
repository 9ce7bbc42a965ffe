import Foundation

/// The style of glass buttons; bordered buttons in a theme without glass.
package struct GlassButton: PrimitiveButtonStyle {
  private let isProminent: Bool

  /// - Parameter isProminent: Whether the glass has the tint.
  nonisolated package init(isProminent: Bool) { self.isProminent = isProminent }

  package func makeBody(configuration: Configuration) -> some View {
    GlassButtonBody(configuration: configuration, isProminent: isProminent)
  }
}

private struct GlassButtonBody: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.controls.buttonBorderShape) private var borderShape
  @Environment(\.font) private var font
  @Environment(\.theme.look.button) private var look
  @Environment(\.theme.look.glass) private var glass
  @Environment(\.controls.isGlassItem) private var isGlassItem

  var body: some View {
    if isGlassItem, isProminent {
      TintedGlassItem(configuration: configuration)
    } else if glass != nil {
      configuration.label
        .font(font ?? metrics.font)
        .defaultForegroundStyle(AnyShapeStyle(labelColor))
        .multilineTextAlignment(.center)
        .padding(.horizontal, max(metrics.padding.width, 12))
        .padding(.vertical, metrics.padding.height)
        .background { background(borderShape.shape(radius: metrics.radius, look)) }
    } else if isProminent {
      Button(configuration).buttonStyle(.borderedProminent)
    } else {
      Button(configuration).buttonStyle(.bordered)
    }
  }

  private var metrics: BorderedButtonMetrics { BorderedButtonMetrics(controlSize) }

  private var labelColor: Color {
    !isEnabled ? Color(.tertiaryLabel) : isProminent ? .white : .primary
  }

  @ViewBuilder
  private func background(_ shape: AnyShape) -> some View {
    if isProminent, isEnabled {
      shape.fill(configuration.role.accent).stroke(.white.opacity(0.6), lineWidth: 0.67)
    } else {
      GlassSurface(in: shape)
    }
  }
}
