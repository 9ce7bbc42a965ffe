import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

@MainActor
@Suite("Explanations of catalog scenes")
struct ExplainedSceneTests {
  @Test("every view is explained in complete sentences")
  func sentences() throws {
    for picture in SceneCatalog.galley.pictures where picture.id.utf8.count % 3 == 0 {
      let tree = try picture.layoutTree(tracing: true)
      // All views of small scenes, and a sample of those of large ones.
      let step = max(tree.nodes.count / 60, 1)
      for index in stride(from: 0, to: tree.nodes.count, by: step) {
        let explanation = try tree.explanation(of: tree.nodes[index])
        let parts = [
          explanation.width.sentences, explanation.height.sentences, explanation.x.sentences,
          explanation.y.sentences,
        ]
        expect(parts.allSatisfy { !$0.isEmpty }, "\(picture.id) \(explanation.path)")
        for text in parts.joined().map(\.text) + explanation.notes.map(\.text) {
          let ends = text.hasSuffix(".") || text.hasSuffix(".)")
          expect(ends, "\(picture.id) \(explanation.path): \(text)")
          expect(text, lacks: "nan", "\(picture.id) \(explanation.path)")
          expect(text, lacks: "Optional", "\(picture.id) \(explanation.path)")
        }
      }
    }
  }
}
