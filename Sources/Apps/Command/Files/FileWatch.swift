import Foundation
import Galley
import GalleySnapshots

/// Watches files and folders and reruns work after each change.
@MainActor
struct FileWatch {
  private let files: WatchedFiles

  init(_ words: [FileWord], _ data: String?) { files = WatchedFiles(words, data) }

  /// Runs the work now and after each change, until the process is terminated.
  func run(_ console: Console, _ work: () throws -> ExitCode) -> Never {
    StopSignals.unblock()
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
        console.progress("watching \(names); press Ctrl-C to stop")
      }
      wait(until: {
        let state = files.state
        return state != seen && state.isComplete
      })
      console.clearProgress()
    }
  }

  /// Returns once the files have changed and settled.
  private func wait(until hasChanged: () -> Bool) {
    while true {
      if hasChanged() {
        settle()
        if hasChanged() { return }
      }
      _ = files.hasMessage(within: Int32(WatchedFiles.interval / .milliseconds(1)))
    }
  }

  /// Waits until there are no more changes for a moment, or until `patience` runs out.
  private func settle() {
    let end = ContinuousClock.now + WatchedFiles.patience
    let rest = Int32(WatchedFiles.rest / .milliseconds(1))
    while ContinuousClock.now < end, files.hasMessage(within: rest) {}
  }
}

/// The signals that end a program which runs until it is told to stop.
package enum StopSignals {
  package static let all = [SIGINT, SIGTERM]

  /// Lets the signals through. The parent process may have blocked them.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in all { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the process by a signal that it has handled.
  package static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }
}

/// Lists of names in messages.
enum PlainList {
  /// Returns the first three names and the number of the others.
  static func of(_ names: [String]) -> String {
    let others = names.count > 3 ? " and \(names.count - 3) more" : ""
    return names.prefix(3).joined(separator: ", ") + others
  }
}
