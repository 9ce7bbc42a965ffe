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

  private var process: ChildProcess?
  private var streams: [ByteStream] = []
  private var results: [UInt8] = []
  private var messages: [UInt8] = []
  private var isStopped = false
  private var parts = 3
  private let done: @MainActor (Outcome) -> Void

  init(_ files: [String], done: @escaping @MainActor (Outcome) -> Void) throws {
    let (answers, words) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    self.done = done
    streams = [
      ByteStream(answers.read) { [weak self] bytes in
        self?.add(bytes, to: \.results)
      },
      ByteStream(words.read) { [weak self] bytes in
        self?.add(bytes, to: \.messages)
      },
    ]
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    defer { for end in [answers.write, words.write] { close(end) } }
    process = try ChildProcess(
      [own, "compile"] + files, environment: ["NO_COLOR": "1"],
      descriptors: [(1, answers.write), (2, words.write)])
    process?.whenEnded { [weak self] _ in
      self?.process = nil
      self?.finishPart()
    }
  }

  /// Keeps output; the compilation itself limits its size.
  private func add(
    _ bytes: ArraySlice<UInt8>, to output: ReferenceWritableKeyPath<Compilation, [UInt8]>
  ) {
    self[keyPath: output] += bytes
    if bytes.isEmpty { finishPart() }
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
    // It then kills the compiler.
    process?.kill(SIGTERM)
  }
}
