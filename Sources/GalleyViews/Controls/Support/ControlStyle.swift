import Foundation

/// How a kind of control looks: makes a view from the control's configuration.
struct ControlStyle<Configuration> {
  private let make: @MainActor (Configuration) -> AnyView

  /// - Parameters:
  ///   - style: The style's value; its own environment properties are filled in.
  ///   - makeBody: The style's way to make a view.
  init<Style, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    // Styles are made where views are, on the main actor, though modifiers are not bound to it.
    nonisolated(unsafe) let style = style
    make = { configuration in
      AnyView(StyledView(style: style) { makeBody($0, configuration) })
    }
  }

  /// The view of a control; controls of the same kind inside of it look as they do by default.
  @MainActor
  func body(_ configuration: Configuration) -> some View {
    make(configuration).environment(\.[ControlStyleKey<Configuration>()], nil)
  }
}

/// The environment's style of one kind of control; `nil` is the default.
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

extension View {
  nonisolated func controlStyle<Configuration>(
    _ style: ControlStyle<Configuration>
  ) -> some View {
    environment(\.[ControlStyleKey<Configuration>()], style)
  }
}

/// A control whose look is looked up in the environment.
struct StyledControl<Configuration, Default: View> {
  let configuration: Configuration
  /// The look where no style is set.
  let fallback: @MainActor (Configuration) -> Default
}

extension StyledControl: PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    if let style = context.environment[ControlStyleKey<Configuration>()] {
      style.body(view.configuration).resolve(in: inner, into: &list)
    } else {
      Default._resolve(view.fallback(view.configuration), in: inner, into: &list)
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

/// A part of a control, such as its label, as a style sees it.
public struct _ControlPart {
  private let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void

  @MainActor
  init<Content: View>(_ content: Content) {
    resolve = { Content._resolve(content, in: $0, into: &$1) }
  }
}

extension _ControlPart: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.resolve(context, &list)
  }
}
