import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// Scenes that are prepared before they are shown.
@MainActor
@Suite("Scenes with a change")
struct PreparedSceneTests {
  private struct Switch: View {
    @State private var isWide = false
    var body: some View {
      Button("wide") { isWide = true }
      Color.red.frame(width: isWide ? 50 : 20, height: 10).accessibilityIdentifier("bar")
    }
  }

  private func picture(
    _ prepare: @escaping @MainActor (ImageRenderer<AnyView>) throws -> Void
  ) throws -> ScenePicture {
    let scene = CatalogScene(
      "test/01-switch", "A switch", canvas: CGSize(width: 100, height: 60),
      variants: [.init("a") { Switch() }.after(prepare)])
    return try require(scene.pictures.first)
  }

  @Test("the layout and the trace are those after the change")
  func layoutAndTrace() throws {
    let picture = try picture { try $0.tap("wide") }
    try expectEqual(picture.layoutTree()["bar"].frame.width, 50)
    let trace = try picture.layoutTree(tracing: true).trace.description
    expect(trace, contains: "Text")
    expect(trace, contains: "50")
  }

  @Test("every scene of the catalog can be prepared and traced")
  func catalogue() throws {
    for picture in SceneCatalog.galley.scenes.flatMap(\.pictures) {
      try expect(!picture.layoutTree(tracing: true).trace.description.isEmpty, "\(picture.id)")
    }
  }

  @Test("errors while a scene is prepared are thrown with their hints")
  func failure() throws {
    let error = FontError.missing(family: "Inter", path: "/no/file", package: "fonts-inter")
    let picture = try picture { _ in throw error }
    #expect(throws: error) { try picture.renderer() }
    #expect(throws: error) { try picture.layoutTree() }
    let wrong = try self.picture { try $0.tap("narrow") }
    #expect(throws: InteractionError.noControl("narrow")) { try wrong.renderer() }
  }
}
