import Foundation

/// The style of one kind of control in the environment. It creates a view from a control's
/// configuration.
///
/// Every control with styles follows the same structure:
///
/// 1. `XStyleConfiguration` holds the control's values and its views, as values of `_ControlPart`.
/// 2. `XStyle` is a protocol with a single requirement, `makeBody(configuration:)`. Each style is a
///    structure with a static property for its short name, and may read the environment. The first
///    style is called `automatic`. `View.xStyle(_:)` sets a style. In the table of the folder,
///    `style XStyle` stands for the protocol, the method and the properties.
/// 3. The control's body is `StyledControl(configuration:)` with the automatic style.
/// 4. `X.init(_: XStyleConfiguration)` lets a style modify the output of the enclosing style.
///
/// All of this is in the control's own folder; no other file knows which controls have styles.
@MainActor
final class ControlStyle<Configuration> {
  private let make: @MainActor (Configuration) -> AnyView
  /// The enclosing style, or `nil` for the automatic style.
  private let outer: ControlStyle?

  fileprivate init(outer: ControlStyle?, _ make: @escaping @MainActor (Configuration) -> AnyView) {
    self.make = make
    self.outer = outer
  }

  /// Returns the view of a control. Nested controls of the same kind use the enclosing style.
  fileprivate func body(_ configuration: Configuration) -> some View {
    make(configuration).environment(\.[ControlStyleKey<Configuration>()], outer)
  }
}

/// The environment key for the style of one kind of control; `nil` is the automatic style.
struct ControlStyleKey<Configuration>: EnvironmentKey, Hashable {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  subscript<Configuration>(
    key: ControlStyleKey<Configuration>
  ) -> ControlStyle<Configuration>? {
    get { self[ControlStyleKey<Configuration>.self] }
    set { self[ControlStyleKey<Configuration>.self] = newValue }
  }
}

/// Sets the style of one kind of control. Controls in the style's body use the enclosing style.
///
/// The type excludes the type of the style's body, so that a style can apply itself in its body.
struct ControlStyleModifier<Style, Configuration> {
  let style: Style
  let make: @MainActor (Style, Configuration) -> AnyView
}

extension ControlStyleModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    let key = ControlStyleKey<Configuration>()
    environment[key] = ControlStyle(outer: environment[key]) { make(style, $0) }
  }
}

extension View {
  /// Sets the style of one kind of control in this view. The return type is spelled out because an
  /// opaque type would include the type of the style's body.
  nonisolated func controlStyle<Style, Configuration, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> ModifiedContent<Self, ControlStyleModifier<Style, Configuration>> {
    ModifiedContent(
      content: self,
      modifier: ControlStyleModifier(style: style) { style, configuration in
        AnyView(StyledView(style: style) { makeBody($0, configuration) })
      })
  }
}

/// A control whose style comes from the environment.
struct StyledControl<Configuration, Automatic: View> {
  let configuration: Configuration
  /// The view of the automatic style.
  let automatic: @MainActor (Configuration) -> Automatic
}

extension StyledControl: PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    if let style = context.environment[ControlStyleKey<Configuration>()] {
      style.body(view.configuration).resolve(in: inner, into: &list)
    } else {
      Automatic._resolve(view.automatic(view.configuration), in: inner, into: &list)
    }
  }
}

extension View {
  @MainActor
  fileprivate func resolve(in context: _ResolveContext, into list: inout _NodeList) {
    Self._resolve(self, in: context, into: &list)
  }
}

/// A view made by a style that may read the environment.
private struct StyledView<Style, Body: View> {
  let style: Style
  let make: @MainActor (Style) -> Body
}

extension StyledView: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Style.self) else { return }
    var style = view.style
    DynamicProperties.install(in: &style, inner)
    view.make(style).resolve(in: inner, into: &list)
  }
}

/// A view passed to a control, such as its label, as seen by a style.
public struct _ControlPart {
  private let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void

  @MainActor
  init<Content: View>(_ content: Content) {
    resolve = { Content._resolve(content, in: $0, into: &$1) }
  }
}

extension _ControlPart: PrimitiveView {
  /// Resolves the view in the context of the style's body.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.resolve(context, &list)
  }
}
