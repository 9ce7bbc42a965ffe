import Foundation

/// An action that opens a URL. It calls the handler set with `environment(\.openURL, …)`, or does
/// nothing without one.
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

  /// Opens a URL and reports whether the handler accepted it. Without a handler, the URL is not
  /// accepted.
  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    guard let handler else { return completion(false) }
    completion(handler(url) != .discarded)
  }

  /// The result of handling a URL.
  public struct Result: Equatable, Sendable {
    private let name: String
    /// The handler opened the URL.
    public static let handled = Result(name: "handled")
    /// The handler rejected the URL. The completion receives `false`.
    public static let discarded = Result(name: "discarded")
    /// The handler leaves the URL to the system. Galley opens no URLs; the completion receives
    /// `true`.
    public static let systemAction = Result(name: "systemAction")
    /// The handler asks the system to open another URL. Galley opens no URLs; the completion
    /// receives `true`.
    public static func systemAction(_ url: URL) -> Result {
      Result(name: "systemAction \(url)")
    }
  }
}

extension EnvironmentValues {
  /// The action that opens URLs, such as that of a `Link`. Default: does nothing.
  @Entry public var openURL: OpenURLAction = OpenURLAction()
}
