import Foundation
import GalleySnapshots

/// Watches Swift files and their surroundings through inotify.
@MainActor
package final class WatchedFiles {
  /// The time without changes before files are read, since a save may be incomplete.
  package nonisolated static let rest = Duration.milliseconds(30)
  /// The maximum time to wait while files keep changing.
  package nonisolated static let patience = Duration.milliseconds(250)
  /// The polling interval, for changes that the system does not report.
  package nonisolated static let interval = Duration.seconds(1)

  private let words: [FileWord]
  /// The data file, which is watched as well.
  private let data: String?
  /// The inotify descriptor; negative if it is unavailable.
  package let messages = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))

  init(_ words: [FileWord], _ data: String?) {
    self.words = words
    self.data = data == "-" ? nil : data
  }

  /// Creates a watcher for files and folders as named on the command line.
  package convenience init(_ words: [String]) { self.init(words.compactMap { FileWord($0) }, nil) }

  deinit { if messages >= 0 { close(messages) } }

  /// The files and folders as named.
  package var names: [String] { words.map(\.path) }

  /// The state of the files, used to detect changes.
  package struct State: Equatable {
    private var files: [String] = []
    /// Whether all named files exist. They may be missing for a moment during a save.
    package fileprivate(set) var isComplete = true

    package static func == (a: State, b: State) -> Bool { a.files == b.files }

    /// - Parameter isNamed: Whether the file must exist.
    fileprivate mutating func add(_ path: String, isNamed: Bool) {
      let words = WatchedFiles.words(for: path)
      // Resources may be dangling links.
      if words == nil, isNamed { isComplete = false } else { files.append(words ?? path) }
    }
  }

  /// Identifies a version of a file; `nil` if the file does not exist.
  nonisolated static func words(for path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  package var state: State {
    var state = State()
    for word in words {
      guard let files = try? word.files() else {
        state.isComplete = false
        continue
      }
      for file in files { state.add(file, isNamed: true) }
      for file in FileResources.paths(around: files) { state.add(file, isNamed: false) }
    }
    if let data { state.add(data, isNamed: true) }
    return state
  }

  /// Watches folders rather than files, since many editors save by renaming a new file.
  package func watchFolders() {
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

  /// Returns whether something changes in a folder within the given number of milliseconds.
  package func hasMessage(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: messages, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(messages, &buffer, buffer.count) > 0 {}
    return true
  }
}
