import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
  private struct Following: View {
    @Namespace private var space
    var properties = MatchedGeometryProperties.frame
    var isFirst = false
    var body: some View {
      HStack(spacing: 10) {
        if isFirst { follower }
        Color.red.frame(width: 60, height: 30).matchedGeometryEffect(id: 1, in: space)
        if !isFirst { follower }
      }
    }
    private var follower: some View {
      Color.blue.accessibilityIdentifier("follower")
        .matchedGeometryEffect(id: 1, in: space, properties: properties, isSource: false)
        .frame(width: 20, height: 20)
    }
  }

  private func follower(_ view: Following) throws -> CGRect {
    let tree = try ImageRenderer(content: view).layoutTree()
    expectEqual(tree.root.frame.width, 90)
    return tree["follower"].frame
  }

  @Test("a view that is not the source takes the source's frame")
  func rest() throws {
    try expectEqual(follower(Following()), CGRect(0, 0, 60, 30))
    try expectEqual(follower(Following(isFirst: true)), CGRect(30, 0, 60, 30))
    try expectEqual(follower(Following(properties: .size)), CGRect(50, 0, 60, 30))
    try expectEqual(follower(Following(properties: .position)), CGRect(20, 5, 20, 20))
  }

  @Test("ids in different namespaces are independent")
  func namespaces() throws {
    struct Two: View {
      @Namespace private var first
      @Namespace private var second
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 60, height: 30).matchedGeometryEffect(id: 1, in: first)
          Color.blue.accessibilityIdentifier("follower").frame(width: 20, height: 20)
            .matchedGeometryEffect(id: 1, in: second, isSource: false)
        }
      }
    }
    let tree = try ImageRenderer(content: Two()).layoutTree()
    expectEqual(tree["follower"].frame, CGRect(60, 5, 20, 20))
  }

  private struct Hero: View {
    @Namespace private var space
    @State private var isOpen = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        if isOpen {
          Color.blue.accessibilityIdentifier("open")
            .matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 100, height: 80)
        } else {
          Color.red.accessibilityIdentifier("closed")
            .matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 20, height: 40).padding(.leading, 40)
        }
        Button("go") { withAnimation(.linear(duration: 1)) { isOpen = true } }.hidden()
      }
      .frame(width: 100, height: 100)
    }
  }

  @Test("both views move between their frames and are laid out for each frame")
  func hero() throws {
    let renderer = ImageRenderer(content: Hero())
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    let half = try renderer.layoutTree()
    expectEqual(half["open"].frame, CGRect(20, 0, 60, 60))
    expectEqual(half["closed"].frame, CGRect(20, 0, 60, 60))
    renderer.advance(to: 0.25)
    try expectEqual(renderer.layoutTree()["open"].frame, CGRect(30, 0, 40, 50))
    renderer.advance(to: 1)
    try expectEqual(renderer.layoutTree()["open"].frame, CGRect(0, 0, 100, 80))
    try expectNil(renderer.layoutTree().node(withIdentifier: "closed"))
  }
}
