import Galley

/// A widget's content and settings.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the body.
  associatedtype Body: WidgetConfiguration
  /// The configuration, composed of others.
  @MainActor @preconcurrency var body: Body { get }
  /// The content of the widget. Don't implement this in your own configurations.
  @MainActor @preconcurrency var _content: _WidgetContent { get }
}

extension WidgetConfiguration {
  /// The content of the body.
  public var _content: _WidgetContent { body._content }
}

extension WidgetConfiguration where Body == Never {
  /// Never called: configurations without a body provide their own content.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: WidgetConfiguration {
  /// No content.
  public var _content: _WidgetContent { _WidgetContent() }
}

/// The content of a widget.
public struct _WidgetContent {
  /// Returns the view of an entry; `nil` for an entry of another widget.
  package let view: @MainActor (Any) -> AnyView?
  /// Whether the system adds margins.
  package var hasMargins = true

  /// Creates content without a view.
  init() { view = { _ in nil } }

  /// Creates content from the view of an entry.
  @MainActor
  package init<Entry, Content: View>(_ content: @escaping (Entry) -> Content) {
    view = { ($0 as? Entry).map { AnyView(content($0)) } }
  }
}

private struct ChangedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = Never
  let content: Content
  let change: (inout _WidgetContent) -> Void

  var _content: _WidgetContent {
    var content = content._content
    change(&content)
    return content
  }
}

extension WidgetConfiguration {
  /// Removes the margins that the system adds around the content: 16 points on the home screen.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    ChangedConfiguration(content: self) { $0.hasMargins = false }
  }
}
