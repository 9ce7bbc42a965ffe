import Foundation
import Galley
import GalleyCatalog
import GalleyRecords

/// `galley list`.
enum ListCommand: Command {
  struct Settings {
    var isJSON = false
    var isShort = false
  }

  static let name = "list"
  static let summary = "list the scenes with the sizes of their pictures, title and article"
  static let operands = "[SCENE…]"
  static let examples = [
    (line: "galley list", does: "all scenes"),
    (line: "galley list alignment", does: "one group"),
    (line: "galley list --json", does: "for other programs"),
  ]
  static let settings = Settings()
  static let options: [Option<Settings>] = [
    .flag("json", nil, "Print JSON: id, group, number, title, article, canvas, pictures, sizes") {
      $0.isJSON = true
    },
    .flag("ids", nil, "Print only the ids, without laying the scenes out") { $0.isShort = true },
  ]

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    let pictures = try SceneSelection.pictures(operands)
    if settings.isShort {
      var known: Set<String> = []
      for picture in pictures where known.insert(picture.scene.id).inserted {
        console.print(picture.scene.id)
      }
      return .success
    }
    let entries = entries(pictures)
    if settings.isJSON {
      console.print(try ReadableJSON.text(of: Document(scenes: entries)))
    } else {
      for line in lines(entries) { console.print(line) }
    }
    return .success
  }

  private struct Document: Encodable {
    let version = 1
    let scenes: [Entry]
  }

  private struct Entry: Encodable {
    struct Canvas: Encodable {
      let width: Double
      let height: Double
    }

    let id: String
    let group: String
    let number: Int
    let title: String
    let article: String
    /// The size proposed to the views, in points.
    let canvas: Canvas
    var pictures: [String]
    /// The sizes of the pictures, in points; 0×0 for one that fails.
    var sizes: [Canvas]
  }

  private static func size(of picture: ScenePicture) -> Entry.Canvas {
    let size = (try? picture.renderer().displayList().size) ?? .zero
    return Entry.Canvas(width: size.width, height: size.height)
  }

  /// Returns one entry per scene, with the selected pictures of that scene.
  private static func entries(_ pictures: [ScenePicture]) -> [Entry] {
    var entries: [Entry] = []
    for picture in pictures {
      let scene = picture.scene
      if entries.last?.id == scene.id {
        entries[entries.count - 1].pictures.append(picture.id)
        entries[entries.count - 1].sizes.append(size(of: picture))
        continue
      }
      entries.append(
        Entry(
          id: scene.id, group: scene.group, number: scene.number, title: scene.title,
          article: SceneSelection.catalog.groupTitles[scene.group] ?? scene.group,
          canvas: Entry.Canvas(width: scene.canvas.width, height: scene.canvas.height),
          pictures: [picture.id], sizes: [size(of: picture)]))
    }
    return entries
  }

  private static func lines(_ entries: [Entry]) -> [String] {
    let rows = entries.map { entry in
      let variants = entry.pictures.compactMap {
        $0.split(separator: "@").dropFirst().first.map(String.init)
      }
      return [
        entry.id + (variants.isEmpty ? "" : "@" + abridged(variants)),
        sizes(entry), entry.title, entry.article,
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      (0..<3).map { row[$0].padding(to: widths[$0]) + "  " }.joined() + row[3]
    }
  }

  /// Returns the sizes of the pictures without repetitions: `352×152` or `320×200,200×320`.
  private static func sizes(_ entry: Entry) -> String {
    var words: [String] = []
    for size in entry.sizes {
      let word = AnnotationWords.size(CGSize(width: size.width, height: size.height))
      if !words.contains(word) { words.append(word) }
    }
    return abridged(words)
  }

  /// Returns the first words, so that one scene with many variants doesn't widen all lines. The JSON
  /// output has all of them.
  private static func abridged(_ words: [String]) -> String {
    let shown = words.count > 3 ? words.prefix(2) + ["…"] : words[...]
    return shown.joined(separator: ",")
  }
}
