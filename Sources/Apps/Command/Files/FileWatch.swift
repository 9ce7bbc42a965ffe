import Foundation
import Galley
import GalleySnapshots

/// Waits for changes of files and folders, and does something again after each.
@MainActor
struct FileWatch {
  private let files: WatchedFiles

  init(_ words: [FileWord], _ data: String?) { files = WatchedFiles(words, data) }

  /// Works now and after each change, until the program is ended.
  func run(_ console: Console, _ work: () throws -> ExitCode) -> Never {
    // Who starts the program may keep signals from it, as some libraries do by the way.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    while true {
      let seen = files.state
      files.watchFolders()
      CommandLineTool.reporting(console, work)
      if let error = console.outputFailure {
        console.report(error)
        exit(ExitCode.failure.rawValue)
      }
      if console.isTerminal {
        let names = PlainList.of(files.names)
        console.progress("watching \(names); Ctrl-C ends")
      }
      wait(until: {
        let state = files.state
        return state != seen && state.isComplete
      })
      console.clearProgress()
    }
  }

  /// Returns when the files changed and were left alone for a moment.
  private func wait(until hasChanged: () -> Bool) {
    while true {
      if hasChanged() {
        settle()
        if hasChanged() { return }
      }
      _ = files.hasMessage(within: Int32(WatchedFiles.interval / .milliseconds(1)))
    }
  }

  /// Waits until nothing happens for a moment, or that goes on for too long.
  private func settle() {
    let end = ContinuousClock.now + WatchedFiles.patience
    let rest = Int32(WatchedFiles.rest / .milliseconds(1))
    while ContinuousClock.now < end, files.hasMessage(within: rest) {}
  }
}

/// Names in a message.
enum PlainList {
  /// The first three, and how many more there are.
  static func of(_ names: [String]) -> String {
    let others = names.count > 3 ? " and \(names.count - 3) more" : ""
    return names.prefix(3).joined(separator: ", ") + others
  }
}
