/// A command line that cannot be followed: exit code 2.
package struct UsageError: ExplainedError, Hashable {
  package var message: String
  package var hint: String

  package init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}

/// An error with the thing it happened to in front.
package struct SubjectError: ExplainedError {
  package var subject: String
  package var error: any Error

  package init(subject: String, error: any Error) {
    self.subject = subject
    self.error = error
  }

  package var message: String { "\(subject): \(Self.words(error).message)" }
  package var hint: String { Self.words(error).hint }

  /// What any error says.
  package static func words(_ error: any Error) -> (message: String, hint: String) {
    if let error = error as? any ExplainedError { return (error.message, error.hint) }
    return ("\(error)", "")
  }
}
