import Foundation
import Galley
import GalleyCommand

/// Compiles the user's files in a separate process.
@MainActor
final class Compilation {
  enum Outcome {
    case made(FileCompilation)
    /// Failed, with the compiler's output.
    case failed(String)
  }

  private var process: Subprocess?
  private var streams: [ByteStream] = []
  private var results: [UInt8] = []
  private var messages: [UInt8] = []
  private var isStopped = false
  private var parts = 3
  private let done: @MainActor (Outcome) -> Void

  init(_ files: [String], done: @escaping @MainActor (Outcome) -> Void) throws {
    let (answers, words) = (try Subprocess.pipe(), try Subprocess.pipe())
    self.done = done
    streams = [
      ByteStream(answers.read) { [weak self] bytes in
        self?.results += bytes
        if bytes.isEmpty { self?.finishPart() }
      },
      ByteStream(words.read) { [weak self] bytes in
        self?.messages += bytes
        if bytes.isEmpty { self?.finishPart() }
      },
    ]
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process = try Subprocess(
      [own, "compile"] + files, environment: ["NO_COLOR": "1"],
      descriptors: [1: answers.write, 2: words.write]
    ) { [weak self] _ in self?.finishPart() }
  }

  /// Called when the process has ended and each of its streams is closed.
  private func finishPart() {
    parts -= 1
    guard parts == 0, !isStopped else { return }
    if let made = try? JSONDecoder().decode(FileCompilation.self, from: Data(results)) {
      done(.made(made))
    } else {
      done(.failed(String(decoding: messages, as: UTF8.self)))
    }
  }

  /// Stops the compilation without calling `done`.
  func stop() {
    isStopped = true
    for stream in streams { stream.close() }
    process?.kill()
  }
}
