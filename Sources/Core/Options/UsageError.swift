import GalleyCore

/// An error for an invalid command line; the exit code is 2.
package struct UsageError: ExplainedError, Hashable {
  package var message: String
  package var hint: String

  package init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}

/// An error prefixed with the subject it concerns.
package struct SubjectError: ExplainedError {
  package var subject: String
  package var error: any Error

  package init(subject: String, error: any Error) {
    self.subject = subject
    self.error = error
  }

  package var message: String { "\(subject): \(Self.words(error).message)" }
  package var hint: String { Self.words(error).hint }

  /// Returns the message and hint of any error.
  package static func words(_ error: any Error) -> (message: String, hint: String) {
    if let error = error as? any ExplainedError { return (error.message, error.hint) }
    return ("\(error)", "")
  }
}
