import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots

/// A picture to compare, either read or rendered.
@MainActor
struct ComparedPicture {
  var name: String
  var bitmap: Bitmap
  /// The layout; `nil` if unknown.
  var layout: LayoutSnapshot?
  /// Pixels per point; `nil` if unknown.
  var scale: Double?
  /// The path and the line of the declaration of the scene or preview; `nil` for pictures.
  var source: (file: String, line: Int)?
  /// The lines that state the picture's cause.
  var captions: [String] = []
  /// The picture and its layout without the drawing that the scene adds around its view; `nil` if
  /// there is none or if it is unknown.
  var plain: (bitmap: Bitmap, layout: LayoutSnapshot)?
  /// Whether the picture is known only with the drawing that its scene adds around the view.
  var isAnnotated: Bool { plain == nil && layout?.hasMargins == true }

  /// - Parameters:
  ///   - word: A scene, a variant, a scene at a revision, or the path of a picture.
  ///   - settings: The limits for Swift files.
  ///   - store: The store to read goldens of revisions from.
  /// - Throws: `UsageError`, and the errors of reading and rendering.
  init(
    _ word: String, _ settings: FileSettings, store: () throws -> SnapshotStore
  ) throws {
    if ImageFormat(suffixOf: word) != nil {
      try self.init(file: word)
    } else if let file = try FilePicture(word, settings) {
      try self.init(file: file.picturePath)
      (name, source) = (word, file.source)
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
      throw UsageError(
        "no such file: '\(path)'",
        hint: "give the path of a picture, or a scene from 'galley list'")
    } catch let error as SnapshotError {
      throw UsageError(error.message, hint: error.hint)
    }
    let layout = try? SnapshotStore.read((path as NSString).deletingPathExtension + ".layout.txt")
    try self.init(
      name: path, file: bytes,
      layout: layout.map { LayoutSnapshot(String(decoding: $0, as: UTF8.self)) })
    if scale == nil {
      scale = [2, 3].first { (path as NSString).deletingPathExtension.hasSuffix("@\(Int($0))x") }
    }
  }

  private init(_ revision: GoldenRevision, in store: SnapshotStore) throws {
    try self.init(
      name: revision.name, file: [UInt8](try revision.file(".png", in: store)),
      layout: (try? revision.file(".layout.txt", in: store)).map {
        LayoutSnapshot(String(decoding: $0, as: UTF8.self))
      })
    guard isAnnotated, let layout,
      let (picture, options) = try? SceneSelection.picture(revision.scene)
    else { return }
    // Without its annotations, a golden looks like the current scene if the layout is still the same.
    let current = LayoutSnapshot(try picture.renderer(options).rendering().layout)
    if LayoutComparison(reference: layout, actual: current).isEqual {
      plain = try Self.plain(picture, options)
    }
  }

  /// Returns a scene's picture and layout without the drawing around the view.
  private static func plain(
    _ picture: ScenePicture, _ options: SceneOptions
  ) throws -> (bitmap: Bitmap, layout: LayoutSnapshot) {
    var options = options
    options.overlays = []
    let rendering = try picture.renderer(options).rendering()
    return (try Rasterizer.bitmap(of: rendering.displayList), LayoutSnapshot(rendering.layout))
  }

  private init(name: String, file: [UInt8], layout: LayoutSnapshot?) throws {
    do throws(ImageFileError) {
      let bitmap = try ImageFile.decode(file, scale: 2)
      self.init(name: name, bitmap: bitmap, layout: layout, scale: nil)
    } catch {
      throw UsageError("\(name): \(error.message)", hint: error.hint)
    }
    scale = layout.flatMap { $0.scale(pixelWidth: bitmap.width) }
  }

  private init(scene word: String) throws {
    let (picture, options) = try SceneSelection.picture(word)
    let rendering = try picture.renderer(options).rendering()
    self.init(
      name: word.contains("@") && !picture.id.contains("@")
        ? picture.id + word.drop { $0 != "@" } : picture.id,
      bitmap: try Rasterizer.bitmap(of: rendering.displayList),
      layout: LayoutSnapshot(rendering.layout),
      scale: Double(options.scale * picture.scene.magnification))
    source = picture.scene.source
    captions = picture.captions(options).map { $0.text(rendering.layout) }
    if rendering.layout.margins != nil { plain = try Self.plain(picture, options) }
  }

  private init(name: String, bitmap: Bitmap, layout: LayoutSnapshot?, scale: Double?) {
    self.name = name
    self.bitmap = bitmap
    self.layout = layout
    self.scale = scale
  }
}
