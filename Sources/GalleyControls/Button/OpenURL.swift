import Foundation

/// Opens an address: calls what `environment(\.openURL, …)` was given, else does nothing.
@MainActor @preconcurrency
public struct OpenURLAction {
  private let handler: (@MainActor (URL) -> Result)?

  nonisolated init() { handler = nil }

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler?(url) }

  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    guard let handler else { return completion(false) }
    completion(handler(url) != .discarded)
  }

  /// What became of an address.
  public struct Result: Equatable, Sendable {
    private let name: String
    public static let handled = Result(name: "handled")
    public static let discarded = Result(name: "discarded")
    public static let systemAction = Result(name: "systemAction")
    public static func systemAction(_ url: URL) -> Result {
      Result(name: "systemAction \(url)")
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
