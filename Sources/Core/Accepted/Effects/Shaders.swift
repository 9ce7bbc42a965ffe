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
private struct ShaderModifier {
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

extension View {
  /// Accepted for source compatibility: the shader is not run, and a diagnostic names it.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(name: "colorEffect", shader: shader, isEnabled: isEnabled))
  }

  /// Accepted for source compatibility: the shader is not run, and a diagnostic names it.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(name: "distortionEffect", shader: shader, isEnabled: isEnabled))
  }

  /// Accepted for source compatibility: the shader is not run, and a diagnostic names it.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    modifier(ShaderModifier(name: "layerEffect", shader: shader, isEnabled: isEnabled))
  }
}

extension VisualEffect {
  /// Accepted for source compatibility: the shader is not run, and a diagnostic names it.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    then { $0.colorEffect(shader, isEnabled: isEnabled) }
  }

  /// Accepted for source compatibility: the shader is not run, and a diagnostic names it.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    then { $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
  }

  /// Accepted for source compatibility: the shader is not run, and a diagnostic names it.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    then { $0.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled) }
  }
}
