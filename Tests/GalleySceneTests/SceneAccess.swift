import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations

/// Whether a painter is available.
let hasPainter = !LibraryVersion.current.isEmpty

/// Returns the scene with an ID; fails the test if it doesn't exist.
@MainActor
func scene(_ id: String) throws -> CatalogScene {
  try require(SceneCatalog.galley.scenes.first { $0.id == id }, "unknown scene \(id)")
}

/// Returns the layout of a scene's only picture, or of the variant `name`.
@MainActor
func layout(
  _ id: String, variant name: String? = nil, tracing: Bool = false
) throws -> LayoutTree {
  let picture = try require(
    scene(id).pictures.first { name == nil || $0.id == "\(id)@\(name!)" })
  return try picture.layoutTree(tracing: tracing)
}

/// Returns the pixels of a picture.
///
/// - Parameter isAnnotated: Whether to include the scene's overlays and rulers. Default: `true`.
@MainActor
func bitmap(_ id: String, variant name: String? = nil, isAnnotated: Bool = true) throws -> Bitmap {
  let picture = try require(
    scene(id).pictures.first { name == nil || $0.id == "\(id)@\(name!)" })
  var options = SceneOptions()
  if !isAnnotated { options.overlays = [] }
  return try picture.renderer(options).bitmap()
}

extension LayoutTree.Node {
  /// The node's first baseline, from the top of the canvas.
  var firstBaseline: CGFloat { frame.minY + dimensions[.firstTextBaseline] }
  /// The node's last baseline, from the top of the canvas.
  var lastBaseline: CGFloat { frame.minY + dimensions[.lastTextBaseline] }
}
