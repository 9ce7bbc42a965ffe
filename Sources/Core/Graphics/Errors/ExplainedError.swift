import Foundation

/// An error that states what happened and how to fix it, in one sentence each.
///
/// `localizedDescription` contains both, as for every `LocalizedError`.
public protocol ExplainedError: LocalizedError, CustomStringConvertible {
  /// What happened.
  var message: String { get }
  /// How to fix it; may be empty.
  var hint: String { get }
}

extension ExplainedError {
  /// What happened, then how to fix it.
  public var description: String { hint.isEmpty ? message : "\(message); \(hint)" }

  /// What happened, then how to fix it, as in `localizedDescription`.
  public var errorDescription: String? { description }

  /// What happened.
  public var failureReason: String? { message }

  /// How to fix it, or `nil`.
  public var recoverySuggestion: String? { hint.isEmpty ? nil : hint }
}
