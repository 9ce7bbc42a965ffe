import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Previews")
struct PreviewTests {
  /// The previews of `Macros.swift`.
  let previews = Preview.all.filter { $0.source?.fileID == "SwiftUITests/Macros.swift" }

  private func texts(_ preview: Preview) -> [String] {
    LayoutTree(of: preview.body()).nodes.compactMap(\.text?.string)
  }

  @Test("previews are found in source order, with their locations")
  func found() throws {
    expectEqual(previews.map(\.name), [nil, "Four", "State"])
    expectEqual(previews.map(\.id), ["Macros", "Macros/Four", "Macros/State"])
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Macros.swift")
    let lines = try String(contentsOf: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for preview in previews {
      let source = try require(preview.source)
      expect(lines[source.line - 1], startsWith: "#Preview")
      expectEqual(source.column, 1)
    }
  }

  @Test("traits determine the proposal")
  func traits() {
    expectEqual(
      previews.map(\.layout.canvas),
      [
        .screen, .fitted, .fixed(CGSize(width: 200, height: 100)),
      ])
    expectEqual(previews[2].layout.device, .iPhone16.landscape)
  }

  @Test("previews contain their views, including stateful ones")
  func bodies() {
    expectEqual(texts(previews[0]), ["3", "none", "many", "2"])
    expectEqual(texts(previews[2]), ["1"])
  }

  @Observable final class Shop {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private struct Open: PreviewModifier {
    static func makeSharedContext() async throws -> Shop { Shop("Corner") }
    func body(content: Content, context: Shop) -> some View { content.environment(context) }
  }

  private struct Padded: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding() }
  }

  /// A view that cannot exist without the shared context.
  private struct Sign: View {
    @Environment(Shop.self) private var shop
    var body: some View { Text(shop.name) }
  }

  @Test("a view may require what a preview modifier shares")
  func sharedContext() throws {
    let preview = Preview(traits: .modifier(Open()), .modifier(Padded())) { Sign() }
    let renderer = ImageRenderer(content: preview.body())
    let tree = try renderer.layoutTree()
    expectEqual(tree.nodes.compactMap(\.text?.string), ["Corner"])
    expect(tree.diagnostics.isEmpty)
  }

  private struct Several: PreviewProvider {
    static var previews: some View {
      Group {
        Text("a").previewDisplayName("First").previewLayout(.sizeThatFits)
        ForEach(["b", "c"], id: \.self) { Text($0) }
      }
      .previewDevice("iPad")
      .previewInterfaceOrientation(.landscapeRight)
    }
  }

  @Test("a provider offers its views one by one, with the values of their modifiers")
  func provided() {
    let previews = Several._allPreviews
    expectEqual(previews.map(\.id), [0, 1, 2])
    expectEqual(previews.map(\.displayName), ["First", nil, nil])
    expectEqual(previews.map(\.device?.rawValue), ["iPad", "iPad", "iPad"])
    expectEqual(previews.map { "\($0.layout)" }, ["sizeThatFits", "device", "device"])
    expect(previews.allSatisfy { $0.interfaceOrientation == .landscapeRight })
    expectEqual(
      previews.map { LayoutTree(of: $0.content).nodes.compactMap(\.text?.string) },
      [["a"], ["b"], ["c"]])
  }
}
