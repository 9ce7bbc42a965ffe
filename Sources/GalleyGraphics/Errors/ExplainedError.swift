/// An error that says what happened and what to do about it, each in one sentence.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// What happened.
  var message: String { get }
  /// What helps; may be empty.
  var hint: String { get }
}

extension ExplainedError {
  /// What happened, then what helps.
  public var description: String { hint.isEmpty ? message : "\(message); \(hint)" }
}
