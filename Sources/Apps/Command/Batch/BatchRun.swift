import Foundation
import Galley

/// Makes the pictures of all records that are not there yet: reads and names the records, gives them
/// to a program that makes the pictures, and starts that again where a view ends it.
@MainActor
final class BatchRun {
  struct Plan {
    /// The program and its arguments.
    let words: [String]
    let resources: [String]
    /// Of the program and the options.
    let content: UInt64
    let names: RecordNames
    /// With its point.
    let suffix: String
    /// Seconds that a view may take.
    let timeout: Double
    let isQuiet: Bool
    /// Keeps the program where it is.
    let program: FileProgram?
  }

  /// A record that the program has, and what it was given.
  private struct Pending {
    let line: Int
    let name: String
    let request: [UInt8]
  }

  /// What the program is given ahead of what it has done.
  private static let pendingLimit = 256
  private static let pendingBytes = 4 << 20
  /// Failures and views' endings that are told, besides the list.
  private static let toldLimit = 20

  private let plan: Plan
  private let folder: BatchFolder
  private let table: NameTable
  private let console: Console
  private var input: BatchInput
  private var isInputAtEnd = false
  private(set) var progress: BatchProgress

  private var process: BatchProcess?
  private var isReady = false
  private var pending: [Int: Pending] = [:]
  private var pendingSize = 0
  private var tellings = 0
  private var restartsWithoutNews = 0
  /// When the program last did anything, and which record it was at.
  private var lastNews = ContinuousClock.now
  private var lastRecord = 0

  init(_ plan: Plan, _ input: BatchInput, _ folder: BatchFolder, _ console: Console) throws {
    (self.plan, self.input, self.folder, self.console) = (plan, input, folder, console)
    table = try folder.table()
    progress = BatchProgress(console, isQuiet: plan.isQuiet)
  }

  /// - Returns: The exit code of the program if that could not begin; `nil` when all is done.
  /// - Throws: `UsageError` for an input that cannot be read; `UnwritableError`, `FileWriteError`.
  func run() throws -> ExitCode? {
    defer {
      process?.kill()
      _ = process?.end()
      console.clearProgress()
    }
    while true {
      let needsBytes = try takeRecords()
      if isInputAtEnd, pending.isEmpty { break }
      if let code = try work(needsBytes) { return code }
      progress.show(input.part)
    }
    guard input.count > 0 else {
      throw UsageError(
        "there is no value in '\(input.path)'", hint: "an object on each line, or an array of them")
    }
    finish()
    return nil
  }

  /// Lets the program come to its end by itself.
  private func finish() {
    guard let process else { return }
    process.finishRequests()
    while process.readReplies() != nil {
      var entry = pollfd(fd: process.replies, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Int32(plan.timeout * 1000)) > 0 else { break }
      process.readMessages()
    }
    process.readMessages()
    console.pass(process.takeMessages())
  }

  // MARK: Records

  /// - Returns: Whether the next one has to be read first.
  private func takeRecords() throws -> Bool {
    while !isInputAtEnd, pending.count < Self.pendingLimit, pendingSize < Self.pendingBytes {
      switch input.next() {
      case .record(let record):
        try take(record)
        if record.number % 256 == 0 { progress.show(input.part) }
      case .needsBytes where input.size != nil: try input.read()
      case .needsBytes: return true
      case .end: isInputAtEnd = true
      }
    }
    return false
  }

  private func take(_ record: BatchInput.Record) throws {
    let name: String
    do throws(RecordNameError) {
      name = try plan.names.name(of: record)
    } catch {
      guard folder.shard?.contains(ContentHash.of("\(record.number)")) ?? true else { return }
      return try fail(record.line, nil, error.message)
    }
    let key = ContentHash.of(name)
    guard folder.shard?.contains(key) ?? true else { return }
    var hash = ContentHash()
    hash.add(withUnsafeBytes(of: plan.content) { Array($0) })
    hash.add(name)
    hash.add(record.bytes)
    let content = hash.value
    let line = UInt64(record.line)
    if let entry = try table.entry(key) {
      let isSeen = entry.line < Manifest.Source.flag
      if isSeen, entry.content != content {
        return try fail(
          record.line, name, "the name '\(name)' is that of the record in line \(entry.line)")
      }
      if isSeen || (entry.content == content && isThere(name)) {
        if !isSeen { try table.set(key, NameTable.Entry(content: content, line: line)) }
        return progress.addSkipped()
      }
    }
    try table.set(key, NameTable.Entry(content: content, line: line))
    let request = BatchRequest(
      number: record.number, line: record.line, name: name, hash: String(content, radix: 16),
      data: record.bytes
    ).bytes
    pending[record.number] = Pending(line: record.line, name: name, request: request)
    pendingSize += request.count
    try start()?.send(request)
  }

  private func isThere(_ name: String) -> Bool {
    access("\(folder.path)/\(name)\(plan.suffix)", F_OK) == 0
  }

  private func fail(_ line: Int, _ name: String?, _ message: String) throws {
    try folder.addFailure(line: line, name: name, message)
    progress.addFailure()
    tell { console.report(SubjectError(subject: "\(input.path):\(line)", error: Said(message))) }
  }

  /// Says the first of many things.
  private func tell(_ what: () -> Void) {
    tellings += 1
    if tellings <= Self.toldLimit {
      what()
    } else if tellings == Self.toldLimit + 1 {
      console.warn("further errors and warnings are not shown", hint: "see \(folder.failurePath)")
    }
  }

  // MARK: The program

  private func start() throws -> BatchProcess? {
    if let process { return process }
    let started = try BatchProcess(plan.words, resources: plan.resources, folder)
    (process, isReady, lastNews) = (started, false, .now)
    return started
  }

  /// Waits until something happens, and sees to it.
  private func work(_ needsBytes: Bool) throws -> ExitCode? {
    process?.flush()
    var polled: [pollfd] = []
    if let process {
      polled.append(pollfd(fd: process.replies, events: Int16(POLLIN), revents: 0))
      polled.append(pollfd(fd: process.messages, events: Int16(POLLIN), revents: 0))
      let events = process.hasUnsent ? Int16(POLLOUT) : 0
      polled.append(pollfd(fd: process.requests, events: events, revents: 0))
    }
    if needsBytes { polled.append(pollfd(fd: input.file, events: Int16(POLLIN), revents: 0)) }
    let count = poll(&polled, nfds_t(polled.count), 100)
    if needsBytes, count > 0, polled[polled.count - 1].revents != 0 { try input.read() }
    guard let process else { return nil }
    process.readMessages()
    guard let replies = process.readReplies() else { return try restart(process, isLate: false) }
    for reply in replies { if let reply = BatchReply(reply) { try note(reply) } }
    if !replies.isEmpty, isReady { console.pass(process.takeMessages()) }
    let record = process.current
    if !replies.isEmpty || record != lastRecord || pending.isEmpty {
      (lastNews, lastRecord) = (.now, record)
    } else if .now - lastNews > .seconds(plan.timeout) {
      process.kill()
      return try restart(process, isLate: true)
    }
    return nil
  }

  private func note(_ reply: BatchReply) throws {
    switch reply {
    case .ready: isReady = true
    case .end: break
    case .made(let number): if forget(number) != nil { progress.addMade() }
    case .failed(let number, let message):
      if let record = forget(number) { try fail(record.line, record.name, message) }
    case .warning(let number, let count, let text):
      guard let record = pending[number] else { return }
      progress.addWarnings(count)
      tell { console.warn("\(input.path):\(record.line): \(text)") }
    case .unwritable(_, let message, let hint): throw UnwritableError(message: message, hint: hint)
    }
  }

  private func forget(_ number: Int) -> Pending? {
    guard let record = pending.removeValue(forKey: number) else { return nil }
    pendingSize -= record.request.count
    restartsWithoutNews = 0
    return record
  }

  /// The program has ended: the record that it was at has no picture, and the others are done by
  /// another program.
  private func restart(_ ended: BatchProcess, isLate: Bool) throws -> ExitCode? {
    process = nil
    let end = ended.end()
    ended.readMessages()
    if case .exit(let code) = end, !isReady {
      console.pass(ended.takeMessages())
      return ExitCode(rawValue: code) ?? .failure
    }
    let report = TrapReport(ended.said)
    let failure = FileFailure(isLate ? .timeout : end, report, timeout: plan.timeout)
    restartsWithoutNews += 1
    // What it was at may be done, and what other threads were at unknown.
    let oldest = pending.keys.min()
    let culprit =
      pending[ended.current] != nil ? ended.current : restartsWithoutNews > 2 ? oldest : nil
    tell { console.pass(Array(report.backtrace.utf8)) }
    if let culprit, let record = forget(culprit) {
      try fail(record.line, record.name, failure.message)
    }
    guard !pending.isEmpty else { return nil }
    let next = try start()
    for number in pending.keys.sorted() {
      if let record = pending[number] { next?.send(record.request) }
    }
    return nil
  }
}

/// Pictures cannot be written any more.
struct UnwritableError: ExplainedError {
  let message: String
  let hint: String
}

/// What another program said.
private struct Said: ExplainedError {
  let message: String
  var hint: String { "" }
  init(_ message: String) { self.message = message }
}
