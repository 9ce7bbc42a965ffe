import Foundation

/// The reasons to redact the content of views.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not available yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons to redact the content of views. Default: none.
  @Stored(in: \.text) public var redactionReasons: RedactionReasons
}

/// Redacts private content if the environment asks for privacy.
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
  /// Redacts the content of this view: lines of text become bars, and images become rectangles.
  ///
  /// `.invalidated` has no effect, and `.privacy` redacts only `privacySensitive` views.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all redaction from this view.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks the content of this view as private, so that `redacted(reason: .privacy)` redacts it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}

extension EnvironmentValues {
  /// The style of redacted content.
  var redactionStyle: _ResolvedStyle {
    ForegroundStyle()._resolved(in: self).multiplyingOpacity(by: 0.16)
  }
}
