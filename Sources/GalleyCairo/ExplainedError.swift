/// An error that says what happened and what to do about it, each in one sentence.
public protocol ExplainedError: Error, CustomStringConvertible {
  /// What helps.
  var hint: String { get }
}

extension ExplainedError {
  /// What happened.
  public var message: String { description }
}

extension FontError: ExplainedError {}
extension PaintError: ExplainedError {}
extension PNGError: ExplainedError {}
extension FileWriteError: ExplainedError {}
