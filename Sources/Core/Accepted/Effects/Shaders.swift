import Foundation

extension Shader {
  fileprivate func report(_ modifier: String) {
    RendererContext.current.report(
      "the shader “\(function.name)” is not run because Metal is not available; its target is drawn"
        + " without it", view: modifier)
  }
}

extension Shader: ShapeStyle {
  /// A clear style; a diagnostic reports the shader.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    report("Shader")
    return .color(.clear)
  }
}

/// Reports a shader that is not run.
struct ShaderModifier {
  let name: String
  let shader: Shader
  let isEnabled: Bool
}

extension ShaderModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if isEnabled { shader.report(name) }
    return child
  }
}

extension GraphicsContext.Filter {
  /// Returns a filter without an effect; a diagnostic reports the shader.
  public static func colorShader(_ shader: Shader) -> Self { none(shader, "colorShader") }

  /// Returns a filter without an effect; a diagnostic reports the shader.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    none(shader, "distortionShader")
  }

  /// Returns a filter without an effect; a diagnostic reports the shader.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
    none(shader, "layerShader")
  }

  private static func none(_ shader: Shader, _ name: String) -> Self {
    shader.report(name)
    return projectionTransform(ProjectionTransform())
  }
}
