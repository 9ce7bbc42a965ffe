import Foundation
import Galley
import GalleySnapshots

/// Waits for changes of files and folders, and does something again after each.
@MainActor
final class FileWatch {
  private let words: [FileWord]
  /// A file of data, watched as well.
  private let data: String?
  /// The system's messages about folders; negative where it gives none.
  private let messages = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))

  /// How long files are left alone before they are read: whoever saves them may not be done.
  private static let rest = Duration.milliseconds(30)
  /// How long at most, where they are saved again and again.
  private static let patience = Duration.milliseconds(250)
  /// How often files are looked at, where the system says nothing about them.
  private static let interval: Int32 = 1000

  init(_ words: [FileWord], _ data: String?) {
    self.words = words
    self.data = data == "-" ? nil : data
  }

  deinit { if messages >= 0 { close(messages) } }

  /// Works now and after each change, until the program is ended.
  func run(_ console: Console, _ work: () throws -> ExitCode) -> Never {
    // Who starts the program may keep signals from it, as some libraries do by the way.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    while true {
      let seen = state
      watchFolders()
      CommandLineTool.reporting(console, work)
      if let error = console.outputFailure {
        console.report(error)
        exit(ExitCode.failure.rawValue)
      }
      if console.isTerminal {
        let names = PlainList.of(words.map(\.path))
        console.progress("watching \(names); Ctrl-C ends")
      }
      wait(until: { [self] in state != seen && state.isComplete })
      console.clearProgress()
    }
  }

  // MARK: Files

  /// What is there of the files, to tell whether something changed.
  private struct State: Equatable {
    var files: [String] = []
    /// Whether every file that was named is there: between two steps of saving it may not be.
    var isComplete = true

    static func == (a: State, b: State) -> Bool { a.files == b.files }

    mutating func add(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else {
        isComplete = false
        return
      }
      let time = status.st_mtim
      files.append(
        "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)")
    }
  }

  private var state: State {
    var state = State()
    for word in words {
      guard let files = try? word.files() else {
        state.isComplete = false
        continue
      }
      for file in files + FileResources.paths(around: files) { state.add(file) }
    }
    if let data { state.add(data) }
    return state
  }

  /// Folders are watched and not files, as many editors save by giving a new file the old name.
  private func watchFolders() {
    guard messages >= 0 else { return }
    var folders: Set<String> = []
    for word in words where Folder.isFolder(word.path) { folders.insert(word.path) }
    let files = words.flatMap { (try? $0.files()) ?? [$0.path] } + (data.map { [$0] } ?? [])
    for file in files {
      let folder = (file as NSString).deletingLastPathComponent
      folders.insert(folder.isEmpty ? "." : folder)
    }
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    for folder in folders { _ = inotify_add_watch(messages, folder, UInt32(events)) }
  }

  // MARK: Waiting

  /// Returns when the files changed and were left alone for a moment.
  private func wait(until hasChanged: () -> Bool) {
    while true {
      if hasChanged() {
        settle()
        if hasChanged() { return }
      }
      _ = hasMessage(within: Self.interval)
    }
  }

  /// Waits until nothing happens for a moment, or that goes on for too long.
  private func settle() {
    let end = ContinuousClock.now + Self.patience
    let rest = Int32(Self.rest / .milliseconds(1))
    while ContinuousClock.now < end, hasMessage(within: rest) {}
  }

  /// Whether the system says within some milliseconds that something happened in a folder.
  private func hasMessage(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: messages, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(messages, &buffer, buffer.count) > 0 {}
    return true
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
