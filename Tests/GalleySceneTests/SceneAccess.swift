import Galley
import GalleyScenes
import Testing

/// Whether there is something to paint pictures with.
let hasPainter = !LibraryVersion.current.isEmpty

/// The scene with an id; a test that asks for one that is not there fails by its name.
@MainActor
func scene(_ id: String) throws -> CatalogScene {
  try #require(Catalog.scenes.first { $0.id == id }, "there is no scene \(id)")
}

/// The layout of a scene's only picture, or of the variant `name`.
@MainActor
func layout(
  _ id: String, variant name: String? = nil, tracing: Bool = false
) throws -> LayoutTree {
  let picture = try #require(
    try scene(id).pictures.first { name == nil || $0.id == "\(id)@\(name!)" })
  return try picture.layoutTree(tracing: tracing)
}

/// What a picture shows, pixel by pixel.
///
/// - Parameter isAnnotated: Whether the scene's overlays and rulers are around it. Default: they are.
@MainActor
func bitmap(_ id: String, variant name: String? = nil, isAnnotated: Bool = true) throws -> Bitmap {
  let picture = try #require(
    try scene(id).pictures.first { name == nil || $0.id == "\(id)@\(name!)" })
  var options = SceneOptions()
  if !isAnnotated { options.overlays = [] }
  return try picture.renderer(options).bitmap()
}

extension LayoutTree.Node {
  /// The first baseline of the node, from the top of the canvas.
  var firstBaseline: CGFloat { frame.minY + dimensions[.firstTextBaseline] }
  /// The last baseline of the node, from the top of the canvas.
  var lastBaseline: CGFloat { frame.minY + dimensions[.lastTextBaseline] }
}
