import Galley

/// A widget. Running it ends with an error; its previews show it.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration
  /// The widget's content and settings.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the widget.
  @MainActor @preconcurrency init()
}

extension Widget {
  /// Ends the program with an error, because widgets need a home screen.
  public static func main() { reportWidgets("\(Self.self)") }
}

/// Several widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget
  /// The widgets.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
  /// Creates the bundle.
  @MainActor @preconcurrency init()
}

extension WidgetBundle {
  /// Ends the program with an error, because widgets need a home screen.
  public static func main() { reportWidgets("\(Self.self)") }
}

@MainActor
private func reportWidgets(_ name: String) -> Never {
  Console(program: name).report(
    UsageError(
      "a widget has no window to render", hint: "render its previews with 'galley render'"))
  exit(2)
}

/// Combines the widgets of a bundle.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Combines no widgets.
  public static func buildBlock() -> EmptyWidget { EmptyWidget() }
  /// Passes a single widget through.
  public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
  /// Combines several widgets.
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> EmptyWidget {
    EmptyWidget()
  }
  /// Includes a widget under a condition.
  public static func buildOptional<W: Widget>(_ widget: W?) -> some Widget { EmptyWidget() }
  /// Includes one of two widgets.
  public static func buildEither<W: Widget>(first widget: W) -> EmptyWidget { EmptyWidget() }
  /// Includes one of two widgets.
  public static func buildEither<W: Widget>(second widget: W) -> EmptyWidget { EmptyWidget() }
  /// Includes a widget of a newer version of the system.
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> EmptyWidget {
    EmptyWidget()
  }
}

/// A widget that shows nothing. It represents the widgets of a bundle, which no program shows.
public struct EmptyWidget: Widget {
  /// Creates the widget.
  nonisolated public init() {}
  /// No configuration.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A configuration without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// This configuration has no body.
  public typealias Body = Never
  /// Creates a configuration.
  nonisolated public init() {}
  /// No content.
  public var _content: _WidgetContent { _WidgetContent() }
}
