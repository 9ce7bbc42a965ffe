import Foundation
import Galley
import GalleyScenes
import GalleySnapshots

/// One side of a comparison, read or rendered.
@MainActor
struct ComparedPicture {
  var name: String
  var bitmap: Bitmap
  /// `LayoutTree.description`; `nil` where nothing is known about the views.
  var layout: String?
  /// Pixels per point; `nil` where nothing tells.
  var scale: Double?

  /// - Parameters:
  ///   - word: A scene, a variant, a revision with a scene, or the path of a PNG file.
  ///   - store: Where revisions are looked up.
  /// - Throws: `UsageError`, and what reading or rendering throws.
  init(_ word: String, store: () throws -> SnapshotStore) throws {
    if word.lowercased().hasSuffix(".png") {
      try self.init(file: word)
    } else if let revision = GoldenRevision(word) {
      try self.init(revision, in: store())
    } else {
      try self.init(scene: word)
    }
  }

  private init(file path: String) throws {
    let bytes: [UInt8]
    do {
      bytes = try SnapshotStore.read(path)
    } catch SnapshotError.missing {
      throw UsageError("there is no file '\(path)'", hint: "'galley list' shows the scenes")
    } catch let error as SnapshotError {
      throw UsageError(error.message, hint: error.hint)
    }
    let layout = try? SnapshotStore.read(path.dropLast(".png".count) + ".layout.txt")
    try self.init(
      name: path, png: bytes, layout: layout.map { String(decoding: $0, as: UTF8.self) })
    if scale == nil { scale = [2, 3].first { path.dropLast(4).hasSuffix("@\(Int($0))x") } }
  }

  private init(_ revision: GoldenRevision, in store: SnapshotStore) throws {
    try self.init(
      name: revision.name, png: [UInt8](try revision.file(".png", in: store)),
      layout: (try? revision.file(".layout.txt", in: store)).map {
        String(decoding: $0, as: UTF8.self)
      })
  }

  private init(name: String, png: [UInt8], layout: String?) throws {
    do {
      self.init(name: name, bitmap: try PNGFile.decode(png), layout: layout, scale: nil)
    } catch {
      throw UsageError("\(name): \(error.message)", hint: error.hint)
    }
    scale = layout.flatMap { LayoutComparison.scale(of: $0, pixelWidth: bitmap.width) }
  }

  private init(scene word: String) throws {
    let (picture, options) = try SceneSelection.picture(word)
    let renderer = try picture.renderer(options)
    self.init(
      name: word.contains("@") && !picture.id.contains("@")
        ? picture.id + word.drop { $0 != "@" } : picture.id,
      bitmap: try renderer.bitmap(), layout: try renderer.layoutTree().description,
      scale: Double(options.scale))
  }

  private init(name: String, bitmap: Bitmap, layout: String?, scale: Double?) {
    self.name = name
    self.bitmap = bitmap
    self.layout = layout
    self.scale = scale
  }
}
