import Galley

/// A command line that cannot be followed: exit code 2.
struct UsageError: ExplainedError, Hashable {
  var message: String
  var hint: String

  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}

/// An error with the thing it happened to in front.
struct SubjectError: ExplainedError {
  var subject: String
  var error: any Error

  var message: String { "\(subject): \(Self.words(error).message)" }
  var hint: String { Self.words(error).hint }

  /// What any error says.
  static func words(_ error: any Error) -> (message: String, hint: String) {
    if let error = error as? any ExplainedError { return (error.message, error.hint) }
    return ("\(error)", "")
  }
}
