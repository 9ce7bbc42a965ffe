import Foundation

/// Why the content of views is not to be seen.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is no content yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { text.redactionReasons }
    set { text.redactionReasons = newValue }
  }
}

struct PrivacyModifier {
  let isSensitive: Bool
}

extension PrivacyModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) {
    if isSensitive, environment.redactionReasons.contains(.privacy) {
      environment.redactionReasons.insert(.placeholder)
    }
  }
}

extension View {
  /// Hides the content of this view: each line of text is a bar, each picture a rectangle.
  ///
  /// `.invalidated` changes nothing, and `.privacy` only what is `privacySensitive`.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of this view whatever is said around it.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Whether the content of this view is hidden where it is `redacted(reason: .privacy)`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}

extension EnvironmentValues {
  /// What stands for hidden content.
  var redactionStyle: _ResolvedStyle {
    ForegroundStyle()._resolved(in: self).multiplyingOpacity(by: 0.16)
  }
}
