import Foundation
import GalleyCommand

/// Events that the server sends to pages.
enum ServerEvent {
  case compiling
  /// A new program is running.
  case ready(milliseconds: Double, saved: Date)
  /// Compiling failed, with the compiler's output.
  case failed(String)
  /// The program ended, and a new one is running.
  ///
  /// - Parameter preview: The view that crashed it; `nil` if it was not rendering any.
  case crashed(preview: String?, FileFailure)
  /// The program ended, and is not started again before the next save.
  case ended(FileFailure)
  case goodbye

  /// The event to send to pages opened later; `nil` if they do not need it.
  var lasting: ServerEvent? {
    switch self {
    case .compiling, .ready, .failed, .ended: self
    case .crashed, .goodbye: nil
    }
  }

  private struct Message: Encodable {
    var event: String
    var milliseconds: Double?
    /// The time in milliseconds since 1970.
    var saved: Double?
    var messages: String?
    var problems: [CompilerProblem]?
    var preview: String?
    var message: String?
    var hint: String?
  }

  private var content: Message {
    switch self {
    case .compiling: Message(event: "compiling")
    case .ready(let milliseconds, let saved):
      Message(
        event: "ready", milliseconds: milliseconds.rounded(),
        saved: (saved.timeIntervalSince1970 * 1000).rounded())
    case .failed(let messages):
      Message(
        event: "failed", messages: messages, problems: CompilerProblem.all(in: messages))
    case .crashed(let preview, let failure):
      Message(
        event: "crashed", preview: preview, message: failure.message, hint: failure.hint)
    case .ended(let failure):
      Message(event: "ended", message: failure.message, hint: failure.hint)
    case .goodbye: Message(event: "goodbye")
    }
  }

  var json: String {
    guard let data = try? JSONEncoder().encode(content) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
