import Expectations
import Foundation
import Galley
import Testing

/// Disabled modifiers, and inherited environment values.
@MainActor
@Suite("Effects and inherited values")
struct EffectTests {
  private func renderer<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 200)
    return renderer
  }

  /// Returns the path of the first node of a type.
  private func path<V: View>(_ type: String, _ renderer: ImageRenderer<V>) throws -> String {
    try require(renderer.layoutTree().nodes.first { $0.type == type }).path
  }

  @Test(
    "a disabled modifier has the size of its content and keeps its node",
    arguments: ["padding", "frame", "fixedSize", "offset", "border", "background", "opacity"])
  func off(type: String) throws {
    let renderer = renderer(
      Text("content")
        .fixedSize().padding(10).frame(width: 200, height: 100).offset(x: 5).border(.red)
        .background { Color.blue }.opacity(0.5).accessibilityIdentifier("all"))
    let whole = try renderer.layoutTree()
    let bytes = try renderer.pngData()
    try renderer.session.switchOff([try path(type, renderer)])
    let tree = try renderer.layoutTree()
    let node = try require(tree.nodes.first { $0.type == type })
    expectEqual(node.children.count, 1)
    expectEqual(node.children[0].frame, node.frame)
    // The content is centered in a frame, so its position is the same without padding.
    if !["padding", "fixedSize"].contains(type) { try expect(renderer.pngData() != bytes) }
    // Enable all modifiers again.
    try renderer.session.switchOff([])
    try expectEqual(renderer.layoutTree().nodes.map(\.frame), whole.nodes.map(\.frame))
    try expectEqual(renderer.pngData(), bytes)
  }

  @Test("layout priority, an alignment guide and the alignment of a stack")
  func alignment() throws {
    let renderer = renderer(
      HStack(alignment: .top) {
        Color.red.frame(width: 10, height: 40)
        Color.blue.frame(width: 10, height: 20).alignmentGuide(.top) { $0[.bottom] }
          .layoutPriority(1).accessibilityIdentifier("blue")
      })
    try expectEqual(renderer.layoutTree()["blue"].frame.minY, 70)
    try renderer.session.switchOff([try path("alignmentGuide", renderer)])
    try expectEqual(renderer.layoutTree()["blue"].frame.minY, 80)
    let paths = [try path("alignmentGuide", renderer), try path("HStack", renderer)]
    try renderer.session.switchOff(paths)
    try expectEqual(renderer.layoutTree()["blue"].frame.minY, 90)
    try renderer.session.switchOff([try path("layoutPriority", renderer)])
    try expectEqual(renderer.layoutTree()["blue"].frame.minY, 70)
  }

  @Test("unknown paths are ignored")
  func nothing() throws {
    let renderer = renderer(Text("a").padding())
    let frames = try renderer.layoutTree().nodes.map(\.frame)
    try renderer.session.switchOff(["", "0.7.7", "nonsense", "0.0"])
    try expectEqual(renderer.layoutTree().nodes.map(\.frame), frames)
  }

  @Test("an inspection states which modifiers have an effect")
  func effects() throws {
    let tree = try renderer(
      VStack(alignment: .leading) {
        HStack { Text("a").padding().accessibilityIdentifier("a") }
        Text("b")
      }
    ).layoutTree(tracing: true)
    let path = try require(tree.nodes.first { $0.text?.string == "a" }).path
    let chain = try tree.inspection(ofPath: path).chain
    expectEqual(
      chain.map { "\($0.type) \($0.hasEffect)" },
      [
        "VStack true", "HStack false", "padding true", "Text false",
      ])
  }

  @Test("inherited values, and where they were set")
  func inherited() throws {
    let view = VStack {
      HStack {
        Text("a").environment(\.size, 4)
        Text("b").lineLimit(2)
      }
      .font(.title2.bold())
      .foregroundStyle(.red)
      Text("c")
    }
    let renderer = renderer(view)
    renderer.environment.colorScheme = .dark
    let tree = try renderer.layoutTree(tracing: true)
    func inherited(_ text: String) throws -> [String] {
      let path = try require(tree.nodes.first { $0.text?.string == text }).path
      return try tree.inspection(ofPath: path).inherited.map {
        "\($0.name) \($0.value) \($0.path ?? "-")"
      }
    }
    try expectEqual(inherited("c"), ["colorScheme dark -"])
    let row = try require(tree.nodes.first { $0.type == "HStack" }).path
    let first = try inherited("a")
    expect(first, contains: "colorScheme dark -")
    expect(first, contains: "font .title2.bold() \(row)")
    expect(first.contains { $0.hasPrefix("foregroundStyle ") && $0.hasSuffix(" \(row)") })
    expect(first, contains: "size 4 \(row).0")
    try expect(inherited("b"), contains: "lineLimit 2 \(row).1")
    try expect(!inherited("b").contains { $0.hasPrefix("size") })
  }
}

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

private enum SizeKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
