import Foundation

/// An action that opens a URL: it calls the handler that `environment(\.openURL, …)` was given, and
/// does nothing without one.
@MainActor @preconcurrency
public struct OpenURLAction {
  private let handler: (@MainActor (URL) -> Result)?

  nonisolated init() { handler = nil }

  /// Creates an action that calls `handler` with the URL.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  /// Opens a URL, and tells whether the handler accepted it; without a handler it is not accepted.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    guard let handler else { return completion(false) }
    completion(handler(url) != .discarded)
  }

  /// What a handler did with a URL.
  public struct Result: Equatable, Sendable {
    private let name: String
    /// The handler opened the URL.
    public static let handled = Result(name: "handled")
    /// The handler rejected the URL; the completion gets `false`.
    public static let discarded = Result(name: "discarded")
    /// The handler leaves the URL to the system. Galley opens no URLs; the completion gets `true`.
    public static let systemAction = Result(name: "systemAction")
    /// The handler leaves another URL to the system. Galley opens no URLs; the completion gets
    /// `true`.
    public static func systemAction(_ url: URL) -> Result {
      Result(name: "systemAction \(url)")
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The action that opens URLs, such as those of a `Link`. Default: does nothing.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
