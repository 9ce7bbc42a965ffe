import Foundation
import Galley
import GalleySource

/// The places where the user's files declare views.
struct ViewSources {
  struct Place: Encodable, Hashable {
    /// The path of the file, as named on the command line.
    let file: String
    /// The line, starting at 1.
    let line: Int

    /// The place in messages: `Card.swift:12`.
    var words: String { "\((file as NSString).lastPathComponent):\(line)" }

    /// The address that opens the place in the editor; `nil` if the editor is unknown.
    var link: String? {
      EditorLink.current.map { $0.address(ofFile: URL(filePath: file).path, line: line) }
    }
  }

  /// The views of the files that this program was compiled from.
  @MainActor static let current = ViewSources(FileRun.current?.sources ?? [])

  private let files: [String]
  private var places: [String: Place] = [:]
  /// Whether the files start tasks, which the views may depend on.
  private var startsTasks = false
  /// The names of the files, without `.swift`, in which tasks sleep.
  private var sleepers: Set<String> = []
  /// Whether the files may start tasks that the renderer cannot track.
  private var mayMissTasks = false
  /// Names whose use may start such tasks: detached ones, or those of functions that the system calls.
  private static let untracked = [
    "detached", "DispatchQueue", "DispatchSource", "OperationQueue", "RunLoop", "Timer", "Thread",
    "URLSession", "NotificationCenter", "CADisplayLink", "sink",
  ]

  /// Reads the files; those that cannot be read have no views.
  init(_ files: [String]) {
    self.files = files
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let source = MaskedSource(String(decoding: data, as: UTF8.self))
      startsTasks = startsTasks || source.find("Task", from: 0) != nil
      mayMissTasks =
        mayMissTasks || Self.untracked.contains { source.find($0, from: 0) != nil }
      if source.find("sleep", from: 0) != nil { sleepers.insert(FileProgram.stem(file)) }
      var next = 0
      while let found = source.find("struct", from: next) {
        next = found + "struct".utf8.count
        let name = source.word(at: source.skippingSpace(from: next))
        guard !name.isEmpty, places[name] == nil else { continue }
        places[name] = Place(file: file, line: source.line(at: found))
      }
    }
  }

  /// Returns the place of a view, given its name with those of enclosing types, such as `Shop.Card`.
  func place(of view: String) -> Place? {
    view.split(separator: ".").last.flatMap { places[String($0)] }
  }
}

extension ViewSources {
  /// Returns how long the previews of a file, given its name without `.swift`, wait for other work.
  func settling(inFile stem: String) -> SettlingTime {
    SettlingTime(
      quiet: sleepers.contains(stem) ? 1.2 : startsTasks ? 0.1 : 0, limit: 2,
      mayMissTasks: mayMissTasks)
  }

  /// Returns a line of a file, given its name without `.swift`.
  func place(inFile stem: String, line: Int?) -> Place? {
    files.first { FileProgram.stem($0) == stem }.map { Place(file: $0, line: line ?? 1) }
  }

  /// Returns a diagnostic with the place of the view that declares the one it is about.
  func words(_ diagnostic: LayoutDiagnostic) -> String {
    guard let view = diagnostic.declaringView, let place = place(of: view) else {
      return diagnostic.description
    }
    return "\(diagnostic.view) in \(view) (\(place.words)): \(diagnostic.message)"
  }
}
