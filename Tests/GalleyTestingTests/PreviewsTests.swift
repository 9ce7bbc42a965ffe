import Expectations
import Galley
import Testing

@testable import GalleyTesting

#Preview("Small", traits: .sizeThatFitsLayout) { Card() }
#Preview("Small", traits: .fixedLayout(width: 300, height: 50)) { Card(title: "Latte") }

@Suite("Previews as tests")
@MainActor
struct PreviewsTests {
  let bench = Workbench()
  let own = Previews.all.filter { $0.id.hasPrefix("PreviewsTests/") }

  @Test("previews are named after their file and name, without duplicates")
  func names() {
    expectEqual(own.map(\.id), ["PreviewsTests/Small", "PreviewsTests/Small-2"])
    expectEqual(own[0].testDescription, "PreviewsTests/Small")
    expectEqual(Set(Previews.all.map(\.id)).count, Previews.all.count)
  }

  @Test("each preview has its own reference in the size of its traits")
  func references() throws {
    func check(_ preview: Preview) {
      bench.within { assertSnapshot(of: preview, snapshotDirectory: bench.snapshots) }
    }
    for preview in own {
      withKnownIssue {
        check(preview)
      } matching: {
        "\($0)".contains("\(preview.id) was recorded")
      }
      check(preview)
    }
    expectEqual(
      bench.references,
      [
        "ENVIRONMENT.json", "PreviewsTests/Small-2.layout.txt", "PreviewsTests/Small-2.png",
        "PreviewsTests/Small.layout.txt", "PreviewsTests/Small.png",
      ])
    let bitmap = try bench.store.picture("PreviewsTests/Small-2").bitmap
    expectEqual(bitmap.width, 600)
    expectEqual(bitmap.height, 100)
  }
}
