import Foundation
import Galley
import GalleyCatalog

/// The scenes for the previews of the files that this program was compiled from.
@MainActor
enum FileScenes {
  private static let found = Result<[FileScene], any Error> {
    if let data = FileRun.current?.data {
      try DataScenes.check(data)
      return try Preview.all.flatMap { try DataScenes.all($0, data) }
    }
    let previews = Preview.all.filter { $0.decode == nil }.flatMap { members(of: $0) }
    return Preview.identified(previews).map { FileScene($0) }
  }

  /// Returns the previews that a preview stands for. If a provider's views cannot be created, it stands
  /// for itself, and fails when it is rendered.
  private static func members(of preview: Preview) -> [Preview] {
    guard preview.isProvider else { return [preview] }
    let run = FileRun.current
    // Views are created before one of them begins. A crash must not end the other files.
    guard (try? run?.begin("\(preview.id) previews")) != nil || run == nil else { return [preview] }
    defer { run?.keepGoing() }
    return preview.members
  }

  /// All scenes, including those that no operand selects.
  static var all: [FileScene] { (try? found.get()) ?? [] }

  /// - Throws: `UsageError` if the word names an unknown preview, `NoPreview` if the files have none.
  static func pictures(_ word: FileWord) throws -> [ScenePicture] {
    let files = try word.files()
    let stems = Set(files.map(FileProgram.stem))
    let own = try found.get().filter { stems.contains($0.stem) }
    guard let name = word.preview else {
      guard !own.isEmpty else {
        throw NoPreview(
          error: FileRun.current?.data == nil
            ? PlainViews.noPreview(in: files, word.path) : DataScenes.noView(word.path))
      }
      let shown = own.filter { !$0.isAside }
      guard let first = own.first, shown.isEmpty else { return shown.flatMap(\.scene.pictures) }
      throw NoPreview(
        error: UsageError(
          "no preview in \(word.path), but \(own.count) views without arguments:"
            + " \(own.prefix(8).map(\.title).joined(separator: ", "))",
          hint: "choose one with --preview, or add #Preview { \(first.title)() }"))
    }
    // The id of one preview can be the title of another, as of previews without a name in one file.
    let exact = own.filter { $0.scene.id == name }
    let chosen = exact.isEmpty ? own.filter { $0.isNamed(name) } : exact
    guard !chosen.isEmpty else {
      guard !own.isEmpty || FileRun.current?.data == nil else { throw DataScenes.noView(word.path) }
      let names = names(of: own)
      throw UsageError(
        "no preview named '\(name)' in \(word.path)",
        hint: NearestName.find(name, in: names).map { "did you mean '\($0)'?" }
          ?? (names.isEmpty
            ? "add #Preview(\"\(name)\") { … }" : "choose one of: \(names.joined(separator: ", "))")
      )
    }
    return chosen.flatMap(\.scene.pictures)
  }

  /// Returns names that each select one of the previews: titles, or ids where the title is empty, not unique or the id
  /// of another preview.
  static func names(of scenes: [FileScene]) -> [String] {
    let counts = Dictionary(scenes.map { ($0.title, 1) }, uniquingKeysWith: +)
    let ids = Set(scenes.map(\.scene.id))
    return scenes.map { scene in
      let isClear = !scene.title.isEmpty && counts[scene.title] == 1 && !ids.contains(scene.title)
      return isClear ? scene.title : scene.scene.id
    }
  }
}

/// Files without a preview to show, which is an error unless others are shown.
struct NoPreview: Error {
  let error: UsageError
}

/// The scene of a preview.
@MainActor
struct FileScene {
  let stem: String
  /// The name shown to people.
  let title: String
  let isAside: Bool
  /// Whether it stands for previews that could not be created.
  let isProvider: Bool
  /// The line in the file, starting at 1; `nil` for a view without a `#Preview`.
  let line: Int?
  private(set) var scene: CatalogScene

  init(_ preview: Preview) { self.init(preview, id: preview.id) { preview.body() } }

  /// - Parameter run: The run to notify when the view begins; `nil` if the caller does that.
  init(
    _ preview: Preview, id: String, run: FileRun? = .current,
    content: @escaping @MainActor () throws -> AnyView
  ) {
    let stem = preview.source?.stem ?? ""
    self.stem = stem
    title = preview.name ?? stem
    isAside = preview.isAside
    isProvider = preview.isProvider
    line = preview.source?.line
    var scene = CatalogScene(
      id, title, canvas: preview.layout.size, frame: preview.layout.frame,
      variants: [
        CatalogScene.Variant(only: {
          try run?.begin(id)
          return try content()
        })
      ])
    scene.isOfFile = true
    scene.settling = ViewSources.current.settling(inFile: stem)
    let file = run?.sources.first { FileProgram.stem($0) == stem }
    scene.source = (file ?? "\(stem).swift", line ?? 1)
    self.scene = scene
  }

  /// Matches the title, the id, or the last component of the id.
  func isNamed(_ name: String) -> Bool {
    title == name || scene.id == name || scene.id.hasSuffix("/\(name)")
      || fnmatch(name, title, 0) == 0
  }
}

extension PreviewSetting {
  fileprivate var frame: CatalogScene.Frame {
    switch canvas {
    case .screen: .screen(device)
    case .fitted: .fitted
    case .fixed: .canvas
    }
  }
}
