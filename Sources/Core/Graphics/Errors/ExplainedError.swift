import Foundation

/// An error that says what happened and what to do about it, each in one sentence.
///
/// `localizedDescription` is both, as for every `LocalizedError`.
public protocol ExplainedError: LocalizedError, CustomStringConvertible {
  /// What happened.
  var message: String { get }
  /// What helps; may be empty.
  var hint: String { get }
}

extension ExplainedError {
  /// What happened, then what helps.
  public var description: String { hint.isEmpty ? message : "\(message); \(hint)" }

  /// What happened, then what helps, as `localizedDescription` says it.
  public var errorDescription: String? { description }

  /// What happened.
  public var failureReason: String? { message }

  /// What helps; `nil` if nothing is known to.
  public var recoverySuggestion: String? { hint.isEmpty ? nil : hint }
}
