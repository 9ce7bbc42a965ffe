import Foundation
import Galley
import GalleyRecords
import GalleySnapshots

/// Renders the pictures of all records that are missing or outdated: reads and names the records,
/// sends them to the rendering program, and restarts that program if a view crashes it.
@MainActor
final class BatchRun {
  struct Plan {
    /// The program and its arguments.
    let words: [String]
    /// Whether the words run the program in a sandbox.
    let isSandboxed: Bool
    /// What the program learns about the files that it was compiled from.
    let order: FileRun.Order
    /// The hash of the program and the options.
    let content: UInt64
    let names: RecordNames
    /// The suffix of the files, including the dot.
    let suffix: String
    /// The maximum time for one view, in seconds.
    let timeout: Double
    let isQuiet: Bool
    /// Keeps the program's folder alive.
    let program: FileProgram?
  }

  /// A record that was sent to the program and not answered yet.
  private struct Pending {
    let place: RecordPlace
    let name: String
    let request: [UInt8]
  }

  /// The maximum number of unanswered records.
  private static let pendingLimit = 256
  private static let pendingBytes = 4 << 20
  /// The maximum number of failures and crashes printed. The failure list contains all of them.
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
  private(set) var warnings = BatchWarnings()
  private var hints: Set<String> = []
  private var restartsWithoutNews = 0
  /// The time of the program's last progress, and its record at that time.
  private var lastNews = ContinuousClock.now
  private var lastRecord = 0

  init(_ plan: Plan, _ input: BatchInput, _ folder: BatchFolder, _ console: Console) throws {
    (self.plan, self.input, self.folder, self.console) = (plan, input, folder, console)
    table = try folder.table()
    progress = BatchProgress(console, isQuiet: plan.isQuiet)
  }

  /// - Returns: The exit code of the program if it could not start; `nil` when all records are
  ///   done.
  /// - Throws: `UsageError` if the input cannot be read; `UnwritableError`, `FileWriteError`.
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
        "no records found in '\(input.path)'", hint: JSONInput.hint)
    }
    finish()
    try folder.sync()
    return nil
  }

  /// - Throws: `UsageError` if the input ended too soon, so that records may be missing.
  func checkEnd() throws { try input.checkEnd() }

  /// Waits for the program to finish by itself.
  private func finish() {
    guard let process else { return }
    process.finishRequests()
    let deadline = ContinuousClock.now + .seconds(plan.timeout)
    while process.readReplies() != nil, .now < deadline {
      var entry = pollfd(fd: process.replies, events: Int16(POLLIN), revents: 0)
      poll(&entry, 1, 100)
      process.readMessages()
    }
    process.readMessages()
    console.pass(process.takeMessages())
  }

  // MARK: Records

  /// - Returns: Whether more input must be read first.
  private func takeRecords() throws -> Bool {
    while !isInputAtEnd, pending.count < Self.pendingLimit, pendingSize < Self.pendingBytes {
      switch try input.next() {
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
      return try fail(record.place, nil, error.message, hint: error.hint)
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
        let isSameLine = entry.line == line
        return try fail(
          record.place, name,
          "the name '\(name)' is already used by "
            + (isSameLine ? "an earlier record on the same line" : "line \(entry.line)"),
          hint: "use fields that differ in each record, as in --name '{id}-{date}'")
      }
      if isSeen || entry.content == evidence(of: name, content) {
        if !isSeen { try table.set(key, NameTable.Entry(content: content, line: line)) }
        return progress.addSkipped()
      }
    }
    try table.set(key, NameTable.Entry(content: content, line: line))
    let request = BatchRequest(
      number: record.number, line: record.line, name: name, hash: String(content, radix: 16),
      hasDecimalCommas: input.hasDecimalCommas, data: record.bytes
    ).bytes
    pending[record.number] = Pending(place: record.place, name: name, request: request)
    pendingSize += request.count
    try start()?.send(request)
  }

  /// Returns what the manifest must say about the present file of a picture; `nil` without a file.
  private func evidence(of name: String, _ content: UInt64) -> UInt64? {
    let file = try? SnapshotStore.read("\(folder.path)/\(name)\(plan.suffix)")
    return file.map { Manifest.evidence(content, file: $0) }
  }

  private func fail(
    _ place: RecordPlace, _ name: String?, _ message: String, hint: String
  ) throws {
    try folder.addFailure(place, name: name, message)
    progress.addFailure()
    // Each hint is printed once.
    let said = Said(message: message, hint: hints.contains(hint) ? "" : hint)
    tell {
      console.report(SubjectError(subject: "\(input.path):\(place)", error: said))
      hints.insert(hint)
    }
  }

  /// Prints a message unless `toldLimit` is reached.
  private func tell(_ what: () -> Void) {
    tellings += 1
    if tellings <= Self.toldLimit {
      what()
    } else if tellings == Self.toldLimit + 1 {
      console.warn("further errors are not shown", hint: "see \(folder.failurePath)")
    }
  }

  // MARK: The program

  private func start() throws -> BatchProcess? {
    if let process { return process }
    let started = try BatchProcess(plan.words, plan.order, folder)
    (process, isReady, lastNews) = (started, false, .now)
    return started
  }

  /// Waits for an event and handles it.
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
    // A view may write lines of its own to the descriptor.
    let known = replies.compactMap { BatchReply($0) }
    for reply in known { try note(reply) }
    if !known.isEmpty, isReady { console.pass(process.takeMessages()) }
    let record = process.current
    if !known.isEmpty || record != lastRecord || pending.isEmpty {
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
    case .failed(let number, let message, let hint):
      if let record = forget(number) { try fail(record.place, record.name, message, hint: hint) }
    case .warning(let number, let text):
      if let record = pending[number] { warnings.add(text, about: record.place) }
    case .unwritable(_, let message, let hint): throw UnwritableError(message: message, hint: hint)
    }
  }

  private func forget(_ number: Int) -> Pending? {
    guard let record = pending.removeValue(forKey: number) else { return nil }
    pendingSize -= record.request.count
    restartsWithoutNews = 0
    return record
  }

  /// Handles the end of the program: the record that it was rendering has failed, and a new program
  /// takes over the others.
  private func restart(_ ended: BatchProcess, isLate: Bool) throws -> ExitCode? {
    process = nil
    let end = plan.isSandboxed ? Sandbox.end(ended.end()) : ended.end()
    ended.readMessages()
    if case .exit(let code) = end, !isReady {
      console.pass(ended.takeMessages())
      return ExitCode(rawValue: code) ?? .failure
    }
    let report = TrapReport(ended.said)
    let failure = FileFailure(isLate ? .timeout(seconds: plan.timeout) : end, report)
    // The program may have finished pictures without reporting them.
    let finished = try folder.finishedNames()
    for (number, record) in pending where finished.contains(record.name) {
      if forget(number) != nil { progress.addMade() }
    }
    restartsWithoutNews += 1
    // The current record may already be done, and the records of other threads are unknown.
    let oldest = pending.keys.min()
    let culprit =
      pending[ended.current] != nil ? ended.current : restartsWithoutNews > 2 ? oldest : nil
    tell {
      if !report.calls.isEmpty { console.note(progress: "the program ended \(report.calls)") }
    }
    if let culprit, let record = forget(culprit) {
      try fail(
        record.place, record.name, failure.message, hint: report.calls.isEmpty ? failure.hint : "")
    }
    guard !pending.isEmpty else { return nil }
    let next = try start()
    for number in pending.keys.sorted() {
      if let record = pending[number] { next?.send(record.request) }
    }
    return nil
  }
}

/// The error for a folder that pictures cannot be written to.
struct UnwritableError: ExplainedError {
  let message: String
  let hint: String
}

/// An error message from another program.
private struct Said: ExplainedError {
  let message: String
  let hint: String
}
