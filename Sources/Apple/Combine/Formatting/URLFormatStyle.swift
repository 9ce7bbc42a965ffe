import Foundation

extension URL {
  /// Formats the URL as text with its scheme, host and path, such as "https://example.com/a".
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Formats the URL in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL { style.format(self) }

  /// A style that shows some components of URLs, as on Apple's platforms.
  public struct FormatStyle: Foundation.FormatStyle {
    /// A component of a URL.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    fileprivate enum Rule: Codable, Hashable, Sendable {
      case always, never
      /// Whether the component shows depends on whether another one has one of these values.
      case matching(Component, Set<String>, shows: Bool)

      static var omitIfHTTPFamily: Rule { .matching(.scheme, ["http", "https"], shows: false) }

      func shows(in url: URLComponents) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .matching(let component, let values, let shows):
          values.contains(url.text(of: component) ?? "") == shows
        }
      }
    }

    /// Whether a component shows.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate let rule: Rule
      /// The component shows.
      public static var always: Self { Self(rule: .always) }
      /// The component does not show.
      public static var never: Self { Self(rule: .never) }
      /// The component shows, except in URLs with the scheme `http` or `https`.
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }
      /// The component shows if another one has one of the values.
      public static func displayWhen(_ component: Component, matches values: Set<String>) -> Self {
        Self(rule: .matching(component, values, shows: true))
      }
      /// The component shows unless another one has one of the values.
      public static func omitWhen(_ component: Component, matches values: Set<String>) -> Self {
        Self(rule: .matching(component, values, shows: false))
      }
    }

    /// Whether the host shows, and which of its subdomains.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate let rule: Rule
      fileprivate var subdomains: Set<String> = []
      fileprivate var isRepeated = false
      /// The host shows.
      public static var always: Self { Self(rule: .always) }
      /// The host does not show.
      public static var never: Self { Self(rule: .never) }
      /// The host shows, except in URLs with the scheme `http` or `https`.
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }
      /// The host shows if a component has one of the values.
      public static func displayWhen(_ component: Component, matches values: Set<String>) -> Self {
        Self(rule: .matching(component, values, shows: true))
      }
      /// The host shows unless a component has one of the values.
      public static func omitWhen(_ component: Component, matches values: Set<String>) -> Self {
        Self(rule: .matching(component, values, shows: false))
      }
      /// The host shows without its first part, if that is one of the subdomains.
      ///
      /// - Parameter includeMultiLevelSubdomains: Whether several parts can be omitted.
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [], includeMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(rule: .always, subdomains: subdomains, isRepeated: includeMultiLevelSubdomains)
      }

      fileprivate func shown(_ host: String) -> String {
        var parts = host.split(separator: ".")
        repeat {
          guard parts.count > 2, subdomains.contains(String(parts[0])) else { break }
          parts.removeFirst()
        } while isRepeated
        return parts.joined(separator: ".")
      }
    }

    private var options: [Component: ComponentDisplayOption]
    private var hostOption: HostDisplayOption

    /// Creates a style that shows some components.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme, .user: user, .password: password, .port: port, .path: path,
        .query: query, .fragment: fragment,
      ]
      hostOption = host
    }

    /// Returns the components of a URL that the style shows.
    public func format(_ value: URL) -> String {
      guard let url = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      func part(_ component: Component) -> String? {
        options[component]?.rule.shows(in: url) == true ? url.text(of: component) : nil
      }
      var text = ""
      if let user = part(.user) {
        text += user + (part(.password).map { ":" + $0 } ?? "") + "@"
      }
      if hostOption.rule.shows(in: url), let host = url.host { text += hostOption.shown(host) }
      if let port = part(.port) { text += ":" + port }
      if let scheme = part(.scheme) { text = scheme + (url.host == nil ? ":" : "://") + text }
      text += part(.path) ?? ""
      if let query = part(.query) { text += "?" + query }
      if let fragment = part(.fragment) { text += "#" + fragment }
      return text
    }

    private func setting(_ component: Component, _ option: ComponentDisplayOption) -> Self {
      var style = self
      style.options[component] = option
      return style
    }

    /// Returns the style with another option for the scheme.
    public func scheme(_ option: ComponentDisplayOption = .always) -> Self {
      setting(.scheme, option)
    }
    /// Returns the style with another option for the user.
    public func user(_ option: ComponentDisplayOption = .always) -> Self { setting(.user, option) }
    /// Returns the style with another option for the password.
    public func password(_ option: ComponentDisplayOption = .always) -> Self {
      setting(.password, option)
    }
    /// Returns the style with another option for the host.
    public func host(_ option: HostDisplayOption = .always) -> Self {
      var style = self
      style.hostOption = option
      return style
    }
    /// Returns the style with another option for the port.
    public func port(_ option: ComponentDisplayOption = .always) -> Self { setting(.port, option) }
    /// Returns the style with another option for the path.
    public func path(_ option: ComponentDisplayOption = .always) -> Self { setting(.path, option) }
    /// Returns the style with another option for the query.
    public func query(_ option: ComponentDisplayOption = .always) -> Self {
      setting(.query, option)
    }
    /// Returns the style with another option for the fragment.
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self {
      setting(.fragment, option)
    }
  }
}

extension URLComponents {
  fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
    switch component {
    case .scheme: scheme
    case .user: user
    case .password: password
    case .host: host
    case .port: port.map(String.init)
    case .path: path
    case .query: query
    case .fragment: fragment
    }
  }
}

extension URL.FormatStyle: ParseableFormatStyle {
  /// Reads URLs with a scheme and a host.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension URL {
  /// Reads URLs with a scheme and a host.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Creates a strategy.
    public init() {}

    /// Reads a URL.
    ///
    /// - Throws: `CocoaError.formatting` for other text.
    public func parse(_ value: String) throws -> URL {
      guard let url = URL(string: value), url.scheme != nil, url.host != nil else {
        throw CocoaError(.formatting)
      }
      return url
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A style that shows the scheme, the host and the path.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}
