import Foundation
import Galley
import GalleyCommand

/// Compiles the user's files after each save and forwards requests of pages to the resulting
/// program.
@MainActor
final class PreviewServer {
  private let files: [String]
  private let console: Console
  private let watched: WatchedFiles
  private var web: WebServer?
  private var sources: [LoopSource] = []
  /// The signal that told the process to stop.
  private var received: Int32?

  private var compilation: Compilation?
  private var program: FilesProgram?
  private var made: FileCompilation?
  private let comparisons = ComparisonPages()
  /// Views that crashed the program since it was compiled.
  private var failures: [String: FileFailure] = [:]
  /// How often the program ended without rendering a view since it was compiled.
  private var restarts = 0
  /// The maximum of `restarts`, so that a program that always ends at once is not restarted forever.
  private static let restartLimit = 5
  /// The state of the program, sent to new pages.
  private var news: ServerEvent = .compiling
  /// The state of the files at the last compilation.
  private var seen: WatchedFiles.State?
  private var savedAt = Date()
  /// Fires when the files have not changed for a moment.
  private var rest: LoopSource?
  private var firstChange: ContinuousClock.Instant?

  /// - Parameter port: The port; 0 for any.
  /// - Throws: `UsageError` if the port is taken.
  init(files: [String], port: UInt32, console: Console) throws {
    (self.files, self.console) = (files, console)
    watched = WatchedFiles(files)
    web = try WebServer(
      port: port,
      opened: { [unowned self] page in page.send(news.json) },
      received: { [unowned self] page, text in program?.ask(text, for: page.number) },
      left: { _ in },
      compared: { [unowned self] preview, answer in comparisons.ask(program, for: preview, answer) }
    )
  }

  var address: String { web?.address ?? "" }

  /// Serves the page until a signal tells the process to stop.
  ///
  /// - Returns: The signal.
  func run(opensBrowser: Bool) -> Int32? {
    for signal in StopSignals.all {
      sources.append(
        LoopSource.signal(signal) { [unowned self] in
          received = signal
          MainLoop.quit()
        })
    }
    StopSignals.unblock()
    // From here on, signals no longer end the process before the browser's file is removed.
    let browser = opensBrowser ? Browser(address) : nil
    defer { browser?.close() }
    signal(SIGPIPE, SIG_IGN)
    watched.watchFolders()
    if watched.messages >= 0 {
      sources.append(
        LoopSource.reading(watched.messages) { [unowned self] in
          _ = watched.hasMessage(within: 0)
          notice()
        })
    }
    sources.append(
      LoopSource.timer(WatchedFiles.interval, repeats: true) { [unowned self] in look() })
    compile()
    MainLoop.run()
    tell(.goodbye)
    compilation?.stop()
    program?.stop()
    web?.close()
    for source in sources { source.cancel() }
    return received
  }

  // MARK: Saves

  /// Handles a change in a folder: schedules a check for when the files have settled.
  private func notice() {
    let now = ContinuousClock.now
    let first = firstChange ?? now
    firstChange = first
    rest?.cancel()
    let patience = max(.zero, WatchedFiles.patience - (now - first))
    rest = LoopSource.timer(min(WatchedFiles.rest, patience)) { [unowned self] in
      (rest, firstChange) = (nil, nil)
      look()
    }
  }

  private func look() {
    let state = watched.state
    guard state.isComplete, state != seen else { return }
    savedAt = Date()
    compile()
  }

  // MARK: Compiling

  private func compile() {
    seen = watched.state
    watched.watchFolders()
    compilation?.stop()
    tell(.compiling)
    let clock = ContinuousClock.now
    do {
      compilation = try Compilation(files) { [unowned self] outcome in
        compilation = nil
        let time = (ContinuousClock.now - clock) / .milliseconds(1)
        switch outcome {
        case .made(let made):
          (self.made, failures, restarts) = (made, [:], 0)
          start(.ready(milliseconds: time, saved: savedAt))
        case .failed(let messages):
          console.pass(Array(messages.utf8))
          tell(.failed(messages))
        }
      }
    } catch {
      console.report(error)
      tell(.failed("\(error)"))
    }
  }

  // MARK: Running

  private func start(_ event: ServerEvent) {
    guard let made else { return }
    program?.stop()
    comparisons.giveUp()
    do {
      program = try FilesProgram(
        made, failures: failures,
        answer: { [unowned self] page, bytes in
          if page == ComparisonPages.number { return comparisons.take(bytes) }
          web?.page(page)?.send(bytes)
        },
        said: { [unowned self] bytes in console.pass(Array(bytes)) },
        ended: { [unowned self] in restart($0) })
      tell(event)
    } catch {
      console.report(error)
      tell(.failed("\(error)"))
    }
  }

  /// Restarts the program after it ended, without the view that crashed it, if any.
  private func restart(_ failure: FilesProgram.Failure) {
    console.report(failure.words)
    if let preview = failure.preview, failures[preview] == nil {
      failures[preview] = failure.words
      start(.crashed(preview: preview, failure.words))
    } else if restarts < Self.restartLimit {
      restarts += 1
      start(.crashed(preview: nil, failure.words))
    } else {
      tell(.ended(failure.words))
    }
  }

  private func tell(_ event: ServerEvent) {
    news = event.lasting ?? news
    for page in web?.openPages ?? [] { page.send(event.json) }
  }
}
