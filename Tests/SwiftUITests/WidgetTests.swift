import Expectations
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("Widgets")
struct WidgetTests {
  /// The previews of `Widgets.swift`: one for each entry.
  private let previews = Preview.all
    .filter { $0.source?.fileID == "SwiftUITests/Widgets.swift" }.flatMap(\.members)

  private func tree(_ index: Int) -> LayoutTree {
    LayoutTree(of: previews[index].body(), proposal: ProposedViewSize(previews[index].layout.size))
  }

  @Test("each entry of a timeline is a preview in the size of the family")
  func entries() {
    expectEqual(
      previews.map(\.name),
      ["Small", "Small", "Small", "Wide", "Old", "Corner", "Lock screen", "Arguments"])
    expectEqual(
      previews.map(\.layout.canvas),
      [
        .fixed(CGSize(width: 158, height: 158)), .fixed(CGSize(width: 158, height: 158)),
        .fixed(CGSize(width: 158, height: 158)), .fixed(CGSize(width: 338, height: 158)),
        .fixed(CGSize(width: 338, height: 354)), .fixed(CGSize(width: 158, height: 158)),
        .fixed(CGSize(width: 160, height: 72)), .fixed(CGSize(width: 158, height: 158)),
      ])
    let texts = previews.indices.map { tree($0).nodes.lazy.compactMap(\.text?.string).first }
    expectEqual(
      texts,
      [
        "1 systemSmall", "2 systemSmall", "3 systemSmall", "4 systemMedium", "338 systemLarge",
        "6 systemSmall", "5 accessoryRectangular", "7 systemSmall",
      ])
  }

  @Test("content that declares a background has margins, unless they are disabled")
  func margins() {
    expectEqual(tree(0)["background"].frame, CGRect(x: 0, y: 0, width: 158, height: 158))
    expectEqual(tree(0)["content"].frame.minX, 16)
    expectEqual(tree(0)["content"].frame.maxY, 142)
    expectEqual(tree(3)["background"].frame.width, 338)
    expectEqual(tree(3)["content"].frame.minX, 0)
    expectEqual(tree(4)["content"].frame.maxX, 338)
    // Widgets of the lock screen have no background and no margins.
    expectNil(tree(6).node(withIdentifier: "background"))
    expectEqual(tree(6)["content"].frame.maxX, 160)
  }

  @Test("the background of a widget is aligned inside it")
  func alignment() {
    expectEqual(tree(5)["background"].frame, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private struct Provided: PreviewProvider {
    static var previews: some View {
      CountView(entry: CountEntry(count: 6))
        .previewContext(WidgetPreviewContext(family: .systemMedium))
    }
  }

  @Test("a provider's view in the context of a widget has its size and family")
  func context() throws {
    let preview = try require(Provided._allPreviews.first)
    expectEqual("\(preview.layout)", "fixed(width: 338.0, height: 158.0)")
    let tree = LayoutTree(of: Provided.previews, proposal: .unspecified)
    expectEqual(tree.root.frame.size, CGSize(width: 338, height: 158))
    expect(tree.nodes.contains { $0.text?.string == "6 systemMedium" })
  }

  @Test("outside a widget, a container background is directly behind the content")
  func plain() {
    let view = Color.red.frame(width: 20, height: 10)
      .containerBackground(for: .widget) { Color.blue.accessibilityIdentifier("background") }
    let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 50, height: 50))
    expectEqual(tree["background"].frame.size, CGSize(width: 20, height: 10))
  }
}
