import Foundation

/// The style of one kind of control in the environment: it makes a view of a control's
/// configuration.
///
/// Every control that has styles is built in the same way:
///
/// 1. `XStyleConfiguration` holds the control's values, and the views that it was given as
///    values of `_ControlPart`.
/// 2. `XStyle` is a protocol whose one requirement is `makeBody(configuration:)`. Each style is a
///    structure with a static property for its short name; it may read the environment. The first
///    one is called `automatic`.
/// 3. The control's body is `StyledControl(configuration:)` with the automatic style.
/// 4. `View.xStyle(_:)` is `controlStyle(style) { $0.makeBody(configuration: $1) }`.
/// 5. `X.init(_: XStyleConfiguration)` lets a style change what the style around it makes.
///
/// All of this is in the control's own folder: no other file knows which controls have styles.
@MainActor
final class ControlStyle<Configuration> {
  private let make: @MainActor (Configuration) -> AnyView
  /// The style that is set further outside; `nil` is the automatic one.
  private let outer: ControlStyle?

  fileprivate init(outer: ControlStyle?, _ make: @escaping @MainActor (Configuration) -> AnyView) {
    self.make = make
    self.outer = outer
  }

  /// The view of a control. Controls of this kind in it have the style that is set further outside.
  fileprivate func body(_ configuration: Configuration) -> some View {
    make(configuration).environment(\.[ControlStyleKey<Configuration>()], outer)
  }
}

/// The environment's style of one kind of control; `nil` is the automatic one.
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

/// Sets the style of one kind of control; the style around is that of controls in its body.
///
/// The type of a style's body is no part of this type: a style may set itself in its body.
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
  /// Sets the style of one kind of control in this view. The result says its type, of which the type
  /// of the style's body would be a part if it was opaque.
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

/// A view that a control was given, such as its label, as a style sees it.
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
