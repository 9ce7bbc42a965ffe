import Foundation
import GalleySnapshots

/// Swift files and what is around them, and the system's messages about their folders.
@MainActor
package final class WatchedFiles {
  /// How long files are left alone before they are read: whoever saves them may not be done.
  package nonisolated static let rest = Duration.milliseconds(30)
  /// How long at most, where they are saved again and again.
  package nonisolated static let patience = Duration.milliseconds(250)
  /// How often files are looked at, where the system says nothing about them.
  package nonisolated static let interval = Duration.seconds(1)

  private let words: [FileWord]
  /// A file of data, watched as well.
  private let data: String?
  /// The descriptor of the system's messages about folders; negative where it gives none.
  package let messages = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))

  init(_ words: [FileWord], _ data: String?) {
    self.words = words
    self.data = data == "-" ? nil : data
  }

  /// Files and folders as the command line names them.
  package convenience init(_ words: [String]) { self.init(words.compactMap { FileWord($0) }, nil) }

  deinit { if messages >= 0 { close(messages) } }

  /// As they were named.
  package var names: [String] { words.map(\.path) }

  /// What is there of the files, to tell whether something changed.
  package struct State: Equatable {
    private var files: [String] = []
    /// Whether every file that was named is there: between two steps of saving it may not be.
    package fileprivate(set) var isComplete = true

    package static func == (a: State, b: State) -> Bool { a.files == b.files }

    /// - Parameter isNamed: Whether the file has to be there.
    fileprivate mutating func add(_ path: String, isNamed: Bool) {
      var status = stat()
      guard stat(path, &status) == 0 else {
        // Resources may be links that lead nowhere.
        if isNamed { isComplete = false } else { files.append(path) }
        return
      }
      let time = status.st_mtim
      files.append(
        "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)")
    }
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

  /// Folders are watched and not files, as many editors save by giving a new file the old name.
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

  /// Whether the system says within some milliseconds that something happened in a folder.
  package func hasMessage(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: messages, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while read(messages, &buffer, buffer.count) > 0 {}
    return true
  }
}
