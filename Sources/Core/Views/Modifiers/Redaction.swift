import Foundation

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

extension EnvironmentValues {
  /// The style of redacted content.
  var redactionStyle: _ResolvedStyle {
    ForegroundStyle()._resolved(in: self).multiplyingOpacity(by: 0.16)
  }
}
