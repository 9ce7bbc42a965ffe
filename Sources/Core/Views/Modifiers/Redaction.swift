import Foundation

/// The reasons to redact the content of views.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is no content yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons to redact the content of views. Default: none.
  public var redactionReasons: RedactionReasons {
    get { text.redactionReasons }
    set { text.redactionReasons = newValue }
  }
}

/// Turns the reason of privacy into a redaction of its content.
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
  /// `.invalidated` has no effect, and `.privacy` redacts only views that are `privacySensitive`.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to redact this view.
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
