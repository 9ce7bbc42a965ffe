import Foundation

// Colors and gradients are views that fill the proposed size.

extension Color: PrimitiveView {
  /// Adds a leaf filled with the color.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.nodes.append(context.fill(view, "Color"))
  }
}

extension LinearGradient: PrimitiveView {
  /// Adds a leaf filled with the gradient.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.nodes.append(context.fill(view, "LinearGradient"))
  }
}

extension RadialGradient: PrimitiveView {
  /// Adds a leaf filled with the gradient.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.nodes.append(context.fill(view, "RadialGradient"))
  }
}

extension EllipticalGradient: PrimitiveView {
  /// Adds a leaf filled with the gradient.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.nodes.append(context.fill(view, "EllipticalGradient"))
  }
}

extension AngularGradient: PrimitiveView {
  /// Adds a leaf filled with the gradient.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.nodes.append(context.fill(view, "AngularGradient"))
  }
}

extension _ResolveContext {
  fileprivate func fill(_ style: some ShapeStyle, _ label: String) -> LayoutNode {
    leaf(
      FillLayout(), .view(label), payload: Drawing(.style(style._resolved(in: environment))))
  }
}

/// Sets the levels of the foreground style.
package struct ForegroundModifier {
  /// The primary style followed by lower levels; empty to leave the style unchanged.
  let levels: [AnyShapeStyle]
  /// Whether the style takes precedence over the default style of the controls inside.
  let isChosen: Bool

  package init(levels: [AnyShapeStyle], isChosen: Bool = true) {
    self.levels = levels
    self.isChosen = isChosen
  }
}

extension ForegroundModifier: EnvironmentModifier {
  package func change(_ environment: inout EnvironmentValues) {
    guard !levels.isEmpty else { return }
    let outer = (environment.standard.foregroundStyle, environment.standard.foregroundLevels)
    let inner = levels.map { style in
      style.lateColor(in: environment).map { AnyShapeStyle($0) }
        ?? AnyShapeStyle(InnerStyle(style: style, outer: outer.0, outerLevels: outer.1))
    }
    environment.standard.foregroundStyle = inner.first
    environment.standard.foregroundLevels = inner.count > 1 ? inner : []
    if isChosen { environment.standard.isForegroundChosen = true }
  }

  /// A style that each view resolves in its own environment, such as a dark one, but in which references to
  /// the foreground style mean the outer one.
  private struct InnerStyle: ShapeStyle {
    let style: AnyShapeStyle
    let outer: AnyShapeStyle?
    let outerLevels: [AnyShapeStyle]

    func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
      var environment = environment
      environment.standard.foregroundStyle = outer
      environment.standard.foregroundLevels = outerLevels
      return style._resolved(in: environment)
    }
  }
}

/// Sets a style that may refer to the style it replaces, as in `.tint(.accentColor)`.
struct InheritedStyleModifier: EnvironmentModifier {
  typealias Path = WritableKeyPath<StandardValues, AnyShapeStyle?> & Sendable
  let style: AnyShapeStyle?
  let path: Path

  func change(_ environment: inout EnvironmentValues) {
    let outer = environment.standard[keyPath: path]
    environment.standard[keyPath: path] = style.map {
      AnyShapeStyle(InnerStyle(style: $0, path: path, outer: outer))
    }
  }

  /// A style in which `path` still refers to the outer value.
  struct InnerStyle: ShapeStyle {
    let style: AnyShapeStyle
    let path: Path
    let outer: AnyShapeStyle?

    func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
      var environment = environment
      environment.standard[keyPath: path] = outer
      return style._resolved(in: environment)
    }
  }
}

/// A resolved style that no longer depends on the environment.
package struct FixedStyle: ShapeStyle {
  let style: _ResolvedStyle

  package init(style: _ResolvedStyle) {
    self.style = style
  }
  package func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle { style }
}

extension View {
  /// Sets the primary, secondary and tertiary styles of text and shapes in this view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundModifier(levels: [
        AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary),
      ]))
  }
}
