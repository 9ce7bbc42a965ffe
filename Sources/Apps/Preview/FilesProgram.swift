import Foundation
import Galley
import GalleyCommand

/// The running program compiled from the user's files, which answers requests.
@MainActor
final class FilesProgram {
  /// The reason why the program ended by itself.
  struct Failure {
    /// The preview that it was rendering; `nil` if none.
    let preview: String?
    let words: FileFailure
  }

  /// The maximum time for one view, in seconds.
  private static let timeout = 10.0
  /// The maximum size of the kept output, in bytes.
  private static let messageLimit = 1 << 16

  private var process: ChildProcess?
  private var requests: ByteSink?
  private var streams: [ByteStream] = []
  private var messages: [UInt8] = []
  /// The preview that the program is rendering.
  private var preview: String?
  private var watchdog: LoopSource?
  private var isLate = false
  private var isEnded = false
  private var frames = FrameBuffer()
  private let ended: @MainActor (Failure) -> Void

  /// - Parameters:
  ///   - failures: The failures of views that crashed the program before.
  ///   - answer: Receives each answer with the number of the requesting page.
  ///   - said: Receives the output of the views.
  ///   - ended: Called if the program ends by itself.
  init(
    _ made: FileCompilation, failures: [String: FileFailure],
    answer: @escaping @MainActor (UInt32, [UInt8]) -> Void,
    said: @escaping @MainActor (ArraySlice<UInt8>) -> Void,
    ended: @escaping @MainActor (Failure) -> Void
  ) throws {
    self.ended = ended
    let (progress, answers) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    let (asked, words) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    requests = ByteSink(asked.write)
    streams = [
      ByteStream(progress.read) { [weak self] in self?.note($0) },
      ByteStream(answers.read) { [weak self] bytes in
        for frame in self?.frames.add(bytes) ?? [] { answer(frame.page, frame.bytes) }
        if self?.frames.isTooLong == true { self?.process?.kill() }
      },
      ByteStream(words.read) { [weak self] bytes in
        self?.keep(bytes)
        said(bytes)
      },
    ]
    defer { for end in [progress.write, answers.write, asked.read, words.write] { close(end) } }
    process = try ChildProcess(
      [made.program] + FileCompilation.arguments,
      environment: try made.environment(failures: failures),
      descriptors: [
        (1, words.write), (2, words.write), (FileCompilation.progress, progress.write),
        (FileCompilation.answers, answers.write), (FileCompilation.requests, asked.read),
      ])
    process?.whenEnded { [weak self] end in self?.finish(end) }
  }

  /// Sends a request.
  ///
  /// - Parameter page: The number of the requesting page.
  func ask(_ request: String, for page: UInt32) {
    let line = request.replacing("\n", with: " ")
    requests?.write(Array("\(page) \(line)\n".utf8))
  }

  /// Stops the program without calling `ended`.
  func stop() {
    isEnded = true
    closeAll()
    process?.kill()
  }

  private func note(_ bytes: ArraySlice<UInt8>) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      watchdog?.cancel()
      watchdog = nil
      preview = line == FileCompilation.rest ? nil : String(line)
    }
    guard preview != nil, watchdog == nil, !isEnded else { return }
    watchdog = LoopSource.timer(.seconds(Self.timeout)) { [weak self] in
      self?.watchdog = nil
      self?.isLate = true
      self?.process?.kill()
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>) {
    messages += bytes
    if messages.count > Self.messageLimit {
      messages.removeFirst(messages.count - Self.messageLimit)
    }
  }

  private func finish(_ end: ChildProcess.End) {
    process = nil
    // Its last output may still arrive.
    let failure: @MainActor () -> Void = { [self] in
      guard !isEnded else { return }
      isEnded = true
      let words = FileFailure(
        isLate ? .timeout(seconds: Self.timeout) : end, messages: messages)
      closeAll()
      ended(Failure(preview: preview, words: words))
    }
    _ = LoopSource.timer(.milliseconds(20), failure)
  }

  private func closeAll() {
    watchdog?.cancel()
    watchdog = nil
    for stream in streams { stream.close() }
    requests?.close()
    (streams, requests) = ([], nil)
  }
}

/// Assembles answers from incoming bytes.
private struct FrameBuffer {
  private var bytes: [UInt8] = []

  /// Whether an answer is longer than any of Galley's, so that a view must have written it.
  var isTooLong: Bool { bytes.count > ChildRun.resultLimit }

  /// Returns the complete answers: the number of the page, and the bytes to send to it.
  mutating func add(_ new: ArraySlice<UInt8>) -> [(page: UInt32, bytes: [UInt8])] {
    bytes += new
    var frames: [(page: UInt32, bytes: [UInt8])] = []
    var start = 0
    func number(_ at: Int) -> Int {
      bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    while bytes.count >= start + 8 {
      let body = start + 8 + number(start + 4)
      guard bytes.count >= body + 4 else { break }
      let end = body + 4 + number(body)
      guard bytes.count >= end else { break }
      frames.append((UInt32(number(start)), Array(bytes[start + 4..<end])))
      start = end
    }
    if start > 0 { bytes.removeFirst(start) }
    return frames
  }
}
