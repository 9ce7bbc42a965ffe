import Foundation

extension View {
  /// Fills the background of the enclosing container with a style. The container of a picture is
  /// the view's screen.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  /// Puts views behind the enclosing container. The container of a picture is the view's screen.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Applies a glass effect to the view, rendered as a thin material because iOS 18 has no glass.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  /// Applies a glass effect to the view, rendered as a thin material because iOS 18 has no glass.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View
  {
    background { if glass.isVisible { shape.fill(.ultraThinMaterial) } }
  }
}

/// A glass effect, rendered as a thin material.
public struct Glass: Equatable, Sendable {
  fileprivate let isVisible: Bool
  /// Regular glass.
  public static var regular: Glass { Glass(isVisible: true) }
  /// Clear glass.
  public static var clear: Glass { Glass(isVisible: true) }
  /// No glass.
  public static var identity: Glass { Glass(isVisible: false) }
  /// Accepted for source compatibility: the material is not tinted.
  public func tint(_ color: Color?) -> Glass { self }
  /// Accepted for source compatibility: touch effects are not rendered.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A container that merges the glass effects of its views. Rendered without merging.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The views.
  public var body: some View { content }
}

/// The style of a glass button, rendered as a bordered button because iOS 18 has no glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A bordered button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.bordered)
  }
}

/// The style of a prominent glass button, rendered as a bordered prominent button because iOS 18
/// has no glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A bordered prominent button.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(.borderedProminent)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The style of a glass button, rendered as a bordered button.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The style of a prominent glass button, rendered as a bordered prominent button.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { .init() }
}
