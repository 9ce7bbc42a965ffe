import Galley
import Testing

/// How views come and go.
@MainActor
@Suite("Transitions")
struct TransitionTests {
  private struct Guest: View {
    let transition: AnyTransition?
    @State private var isThere: Bool
    init(_ transition: AnyTransition?, isThere: Bool) {
      self.transition = transition
      _isThere = State(initialValue: isThere)
    }
    var body: some View {
      ZStack {
        Color.white
        if isThere {
          if let transition { box.transition(transition) } else { box }
        }
        Button("go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }.hidden()
      }
    }
    private var box: some View { Color.red.frame(width: 40, height: 20) }
  }

  /// What is put around the red box a quarter of the way.
  private func quarter(_ transition: AnyTransition?, comes: Bool) throws -> [DisplayItem] {
    let renderer = ImageRenderer(content: Guest(transition, isThere: !comes))
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    try renderer.animate(to: 0.25) { try renderer.tap("go") }
    let items = try renderer.displayList().items
    guard let box = items.firstIndex(where: { $0.description.contains("#FF3B30") }) else {
      return []
    }
    return items[..<box].filter {
      switch $0 {
      case .pushOpacity, .pushTransform: true
      default: false
      }
    }
  }

  private func shift(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
    .pushTransform(CGAffineTransform(translationX: x, y: y))
  }

  @Test("without a transition, views fade in and out")
  func fading() throws {
    #expect(try quarter(nil, comes: true) == [.pushOpacity(0.25)])
    #expect(try quarter(nil, comes: false) == [.pushOpacity(0.75)])
    #expect(try quarter(.opacity, comes: true) == [.pushOpacity(0.25)])
  }

  @Test("moving goes by the view's own size, over the edge")
  func moving() throws {
    #expect(try quarter(.move(edge: .leading), comes: true) == [shift(-30, 0)])
    #expect(try quarter(.move(edge: .trailing), comes: false) == [shift(10, 0)])
    #expect(try quarter(.move(edge: .bottom), comes: true) == [shift(0, 15)])
    #expect(try quarter(.move(edge: .top), comes: false) == [shift(0, -5)])
    #expect(try quarter(.slide, comes: true) == [shift(-30, 0)])
    #expect(try quarter(.slide, comes: false) == [shift(10, 0)])
    #expect(try quarter(.offset(x: 8, y: 4), comes: true) == [shift(6, 3)])
  }

  @Test("scaling is about the anchor; combined and asymmetric transitions have their parts")
  func others() throws {
    let scale = CGAffineTransform(a: 0.25, b: 0, c: 0, d: 0.25, tx: 37.5, ty: 37.5)
    #expect(try quarter(.scale, comes: true) == [.pushTransform(scale)])
    #expect(
      try quarter(.move(edge: .top).combined(with: .opacity), comes: true)
        == [shift(0, -15), .pushOpacity(0.25)])
    let both = AnyTransition.asymmetric(insertion: .scale, removal: .move(edge: .bottom))
    #expect(try quarter(both, comes: true) == [.pushTransform(scale)])
    #expect(try quarter(both, comes: false) == [shift(0, 5)])
    #expect(try quarter(.identity, comes: true) == [])
    #expect(
      try quarter(.opacity.animation(.linear(duration: 0.5)), comes: true)
        == [.pushOpacity(0.5)])
  }

  private struct Card: View {
    @State private var hasNote = true
    var body: some View {
      VStack(spacing: 0) {
        if hasNote { Color.red.frame(width: 40, height: 20) }
        Color.blue.frame(width: 40, height: 20)
        Button("go") { withAnimation(.linear(duration: 1)) { hasNote = false } }
      }
      .padding(10)
      .background(Color.white)
    }
  }

  @Test("what goes is drawn where it was in its container, over the container's background")
  func leavingWithin() throws {
    let renderer = ImageRenderer(content: Card())
    renderer.proposedSize = ProposedViewSize(width: 100, height: 200)
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    let words = try renderer.displayList().items.map(\.description)
    let ground = words.firstIndex { $0.contains("#FFFFFF") }
    let note = words.firstIndex { $0.contains("#FF3B30") }
    let other = words.firstIndex { $0.contains("#007AFF") }
    let order = try [#require(ground), #require(note), #require(other)]
    #expect(order == order.sorted(), "\(words)")
  }

  @Test("at both ends nothing of a transition is left")
  func ends() throws {
    for comes in [true, false] {
      let renderer = ImageRenderer(content: Guest(.slide.combined(with: .scale), isThere: !comes))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
      let before = try renderer.displayList()
      try renderer.animate(to: 0) { try renderer.tap("go") }
      #expect(try renderer.displayList() == before)
      renderer.advance(to: 1)
      let after = ImageRenderer(content: Guest(nil, isThere: comes))
      after.proposedSize = renderer.proposedSize
      #expect(try renderer.displayList() == after.displayList())
    }
  }
}
