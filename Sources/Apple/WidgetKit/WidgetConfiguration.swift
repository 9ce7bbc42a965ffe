/// A configuration of a widget that users cannot configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// This configuration has no body.
  public typealias Body = Never
  /// The content of the widget.
  public let _content: _WidgetContent

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - kind: The identifier of the widget.
  ///   - provider: The provider of the entries. Previews have their own entries.
  ///   - content: Returns the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _content = _WidgetContent(content)
  }
}

/// A configuration of a widget that users configure with a Siri intent.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// This configuration has no body.
  public typealias Body = Never
  /// The content of the widget.
  public let _content: _WidgetContent

  /// Creates a configuration. Previews have their own entries.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _content = _WidgetContent(content)
  }
}

/// A configuration of a widget that users configure with an app intent.
public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// This configuration has no body.
  public typealias Body = Never
  /// The content of the widget.
  public let _content: _WidgetContent

  /// Creates a configuration. Previews have their own entries.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _content = _WidgetContent(content)
  }
}
