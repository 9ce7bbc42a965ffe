import Foundation
import Galley

/// The program that renders the pictures of a batch: it receives records and replies with the
/// result of each. A view that crashes it does not affect the batch itself.
final class BatchProcess {
  /// The file descriptors of the program.
  enum Descriptor {
    static let replies: Int32 = 3
    static let requests: Int32 = 5
    static let manifest: Int32 = 6
    static let state: Int32 = 7
    static let lock: Int32 = 8
  }

  /// The maximum size of the kept output, in bytes. Output is kept until the next reply.
  private static let messageLimit = 1 << 16
  /// The maximum size of a reply, in bytes.
  private static let replyLimit = 16 << 20

  let requests: Int32
  let replies: Int32
  let messages: Int32
  private let process: ChildProcess
  /// The file in which the program stores the number of its current record.
  private let state: Int32
  private var unsent: [UInt8] = []
  private var unread: [UInt8] = []
  /// The recent output of the program.
  private(set) var said: [UInt8] = []
  private var isRequestsOpen = true

  /// - Throws: `UsageError` if the program cannot be started.
  init(_ words: [String], _ order: FileRun.Order, _ folder: BatchFolder) throws {
    let (asked, answered) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    let spoken = try ChildProcess.pipe()
    state = try Self.unnamedFile()
    (requests, replies, messages) = (asked.write, answered.read, spoken.read)
    defer { for end in [asked.read, answered.write, spoken.write] { close(end) } }
    process = try ChildProcess(
      words, environment: try order.environment,
      descriptors: [
        (1, spoken.write), (2, spoken.write), (Descriptor.replies, answered.write),
        (4, spoken.write), (Descriptor.requests, asked.read),
        (Descriptor.manifest, folder.manifest), (Descriptor.state, state),
        (Descriptor.lock, folder.lock),
      ])
    for file in [requests, replies, messages] {
      _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit {
    finishRequests()
    for file in [replies, messages, state] { close(file) }
  }

  private static func unnamedFile() throws -> Int32 {
    let template = strdup(FileManager.default.temporaryDirectory.path + "/galley-batch-XXXXXX")
    defer { free(template) }
    let file = template.map { mkstemp($0) } ?? -1
    guard file >= 0, let template else {
      throw FileWriteError(path: "a temporary file", reason: String(cString: strerror(errno)))
    }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  /// The number of the program's current record; zero before the first.
  var current: Int {
    var number: UInt64 = 0
    _ = withUnsafeMutableBytes(of: &number) { pread(state, $0.baseAddress, 8, 0) }
    return Int(truncatingIfNeeded: number)
  }

  // MARK: Requests

  var hasUnsent: Bool { !unsent.isEmpty }

  func send(_ bytes: [UInt8]) { unsent += bytes }

  /// Writes as much as the program accepts now.
  func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // If the program has ended, `readReplies()` reports it.
      guard count > 0 else { return }
      unsent.removeSubrange(..<count)
    }
  }

  /// Tells the program that there are no more records.
  func finishRequests() {
    guard isRequestsOpen else { return }
    isRequestsOpen = false
    close(requests)
  }

  // MARK: Replies and messages

  /// Returns the complete lines received so far; `nil` after the last.
  func readReplies() -> [[UInt8]]? {
    let isOpen = Self.read(replies, into: &unread)
    var lines = unread.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = Array(lines.removeLast())
    let whole = lines.map(Array.init)
    unread = rest
    // No reply is as long; a view has written to the descriptor.
    if unread.count > Self.replyLimit { kill() }
    return isOpen || !whole.isEmpty ? whole : nil
  }

  func readMessages() {
    _ = Self.read(messages, into: &said)
    if said.count > Self.messageLimit { said.removeFirst(said.count - Self.messageLimit) }
  }

  /// Removes and returns the output before a crash report. A crash report may arrive together with
  /// an earlier reply and stays in `said`.
  func takeMessages() -> [UInt8] {
    let end = Self.startOfTrap(in: said)
    defer { said.removeFirst(end) }
    return Array(said[..<end])
  }

  /// Returns the start of the line with which Swift reports a trap, or the end if there is none.
  static func startOfTrap(in said: [UInt8]) -> Int {
    guard let report = said.firstRange(of: Array("Fatal error".utf8)) else { return said.count }
    return said[..<report.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Reads what has arrived, but not without end from a program that writes faster than this one
  /// reads.
  ///
  /// - Returns: `false` at the end of the stream.
  static func read(
    _ file: Int32, into bytes: inout [UInt8], limit: Int = 1 << 20
  ) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let end = bytes.count + limit
    while bytes.count < end {
      let count = Foundation.read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return errno == EAGAIN }
      if count == 0 { return false }
      bytes += buffer[..<count]
    }
    return true
  }

  // MARK: Termination

  func kill() { process.kill() }

  /// Waits for the program to end.
  func end() -> ChildProcess.End { process.end() }
}
