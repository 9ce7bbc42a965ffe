import Expectations
import Galley
import TestSupport
import Testing

/// Insertion and removal of views.
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

  /// The effects around the red box a quarter into the transition.
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
    try expectEqual(quarter(nil, comes: true), [.pushOpacity(0.25)])
    try expectEqual(quarter(nil, comes: false), [.pushOpacity(0.75)])
    try expectEqual(quarter(.opacity, comes: true), [.pushOpacity(0.25)])
  }

  private struct Shove: GeometryEffect {
    var part: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
    }
  }

  private struct Shoved: View {
    @State private var isThere = true
    var body: some View {
      ZStack {
        Color.white
        Group { if isThere { Color.red.frame(width: 40, height: 20) } }
          .modifier(Shove(part: 0.5))
        Button("go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }.hidden()
      }
    }
  }

  @Test("a removed view keeps the effects around it")
  func effectAroundRemoved() throws {
    let renderer = ImageRenderer(content: Shoved())
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    try renderer.animate(to: 0.25) { try renderer.tap("go") }
    let items = try renderer.displayList().items
    expect(items, contains: .pushOpacity(0.75))
    expect(items, contains: shift(20, 0))
  }

  @Test("moving shifts a view by its own size, beyond the edge")
  func moving() throws {
    try expectEqual(quarter(.move(edge: .leading), comes: true), [shift(-30, 0)])
    try expectEqual(quarter(.move(edge: .trailing), comes: false), [shift(10, 0)])
    try expectEqual(quarter(.move(edge: .bottom), comes: true), [shift(0, 15)])
    try expectEqual(quarter(.move(edge: .top), comes: false), [shift(0, -5)])
    try expectEqual(quarter(.slide, comes: true), [shift(-30, 0)])
    try expectEqual(quarter(.slide, comes: false), [shift(10, 0)])
    try expectEqual(quarter(.offset(x: 8, y: 4), comes: true), [shift(6, 3)])
  }

  @Test("scaling uses the anchor; combined and asymmetric transitions use their parts")
  func others() throws {
    let scale = CGAffineTransform(a: 0.25, b: 0, c: 0, d: 0.25, tx: 37.5, ty: 37.5)
    try expectEqual(quarter(.scale, comes: true), [.pushTransform(scale)])
    try expectEqual(
      quarter(.move(edge: .top).combined(with: .opacity), comes: true),
      [shift(0, -15), .pushOpacity(0.25)])
    let both = AnyTransition.asymmetric(insertion: .scale, removal: .move(edge: .bottom))
    try expectEqual(quarter(both, comes: true), [.pushTransform(scale)])
    try expectEqual(quarter(both, comes: false), [shift(0, 5)])
    try expectEqual(quarter(.identity, comes: true), [])
    try expectEqual(
      quarter(.opacity.animation(.linear(duration: 0.5)), comes: true),
      [.pushOpacity(0.5)])
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

  @Test("a removed view is drawn in its old place, over its container's background")
  func leavingWithin() throws {
    let renderer = ImageRenderer(content: Card())
    renderer.proposedSize = ProposedViewSize(width: 100, height: 200)
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    let words = try renderer.displayList().items.map(\.description)
    let ground = words.firstIndex { $0.contains("#FFFFFF") }
    let note = words.firstIndex { $0.contains("#FF3B30") }
    let other = words.firstIndex { $0.contains("#007AFF") }
    let order = try [require(ground), require(note), require(other)]
    expectEqual(order, order.sorted(), "\(words)")
  }

  @Test("a transition has no effect at its start and end")
  func ends() throws {
    for comes in [true, false] {
      let renderer = ImageRenderer(content: Guest(.slide.combined(with: .scale), isThere: !comes))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
      let before = try renderer.displayList()
      try renderer.animate(to: 0) { try renderer.tap("go") }
      try expectEqual(renderer.displayList(), before)
      renderer.advance(to: 1)
      let after = ImageRenderer(content: Guest(nil, isThere: comes))
      after.proposedSize = renderer.proposedSize
      try expectEqual(renderer.displayList(), after.displayList())
    }
  }

  // MARK: Transitions made of modifiers

  private struct Tilt: ViewModifier {
    let angle: Double
    let shift: CGFloat
    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(angle)).offset(x: shift)
    }
  }

  @Test("a transition made of modifiers animates from the active one to the identity and back")
  func modifiers() throws {
    let tilt = AnyTransition.modifier(
      active: Tilt(angle: 80, shift: 40), identity: Tilt(angle: 0, shift: 0))
    for (comes, share) in [(true, 0.75), (false, 0.25)] {
      let renderer = ImageRenderer(content: Guest(tilt, isThere: !comes))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
      try renderer.animate(to: 0.25) { try renderer.tap("go") }
      let items = try renderer.displayList().items
      let turns = items.compactMap { item -> Double? in
        if case .pushTransform(let transform) = item {
          return Double(atan2(transform.b, transform.a)) * 180 / .pi
        }
        return nil
      }
      expect(turns.count == 1 && abs(turns[0] - 80 * share) < 1e-9, "\(turns)")
      // Nothing fades, and the offset moves the box itself.
      expect(!items.contains { if case .pushOpacity = $0 { true } else { false } })
      let box = items.compactMap { item -> CGRect? in
        if case .fill(let path, .color(ResolvedColor(255, 59, 48)), _) = item {
          return path.boundingRect
        }
        return nil
      }
      expect(box.count == 1 && abs(box[0].minX - (30 + 40 * share)) < 0.01, "\(box)")
    }
  }

  private struct Fading: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  @Test("a custom transition provides a view for each phase")
  func ownTransition() throws {
    try expectEqual(quarter(AnyTransition(Fading()), comes: true), [.pushOpacity(0.625)])
    try expectEqual(quarter(AnyTransition(Fading()), comes: false), [.pushOpacity(0.875)])
    let both = Fading().combined(with: .move(edge: .top))
    try expectEqual(
      quarter(AnyTransition(both), comes: true), [.pushOpacity(0.625), shift(0, -15)])
  }

  @Test("a view keeps its state until its removal ends")
  func leavingState() throws {
    struct Counter: View {
      @State private var count = 7
      var body: some View { Text("\(count)").onAppear { count = 8 } }
    }
    struct Host: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Counter() }
          Button("go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
      }
    }
    let renderer = ImageRenderer(content: Host())
    let texts = { try renderer.layoutTree().texts }
    try expect(texts(), contains: "8")
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    try expect(texts(), contains: "8")
    renderer.advance(to: 1)
    try expect(texts(), lacks: "8")
    // Inserting it again creates a new view.
    try renderer.animate(to: 1) { try renderer.tap("go") }
    try expect(texts(), contains: "8")
  }

  @Test("views removed together are drawn in order of declaration")
  func leavingTogether() throws {
    struct Host: View {
      @State private var isThere = true
      var body: some View {
        ZStack {
          if isThere {
            Color.red.frame(width: 20, height: 20)
            Color.green.frame(width: 10, height: 10)
          }
          Button("go") { withAnimation(.linear(duration: 1)) { isThere = false } }
        }
      }
    }
    let renderer = ImageRenderer(content: Host())
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    let words = try renderer.displayList().items.map(\.description)
    let red = try require(words.firstIndex { $0.contains("#FF3B30") })
    let green = try require(words.firstIndex { $0.contains("#34C759") })
    expectLess(red, green, "\(words)")
  }

  @Test("a view removed from an overlay is drawn over the overlaid view")
  func leavingOverlay() throws {
    struct Host: View {
      @State private var isThere = true
      var body: some View {
        Color.blue.frame(width: 40, height: 40)
          .overlay { if isThere { Color.red.frame(width: 10, height: 10) } }
          .overlay {
            Button("go") { withAnimation(.linear(duration: 1)) { isThere = false } }.hidden()
          }
      }
    }
    let renderer = ImageRenderer(content: Host())
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    let words = try renderer.displayList().items.map(\.description)
    let blue = try require(words.firstIndex { $0.contains("#007AFF") })
    let red = try require(words.firstIndex { $0.contains("#FF3B30") })
    expectLess(blue, red, "\(words)")
  }

  @Test("a view that a transition moves into a clip is drawn, although its frame is outside")
  func intoClip() throws {
    struct Host: View {
      @State private var isThere = false
      var body: some View {
        ZStack(alignment: .top) {
          Color.white
          if isThere {
            Text("far").padding(.top, 300)
              .transition(.offset(x: 0, y: -300))
          }
          Button("go") { withAnimation(.linear(duration: 1)) { isThere = true } }.hidden()
        }
        .frame(width: 100, height: 100, alignment: .top).clipped()
      }
    }
    let renderer = ImageRenderer(content: Host())
    try renderer.animate(to: 0.1) { try renderer.tap("go") }
    try expect(
      renderer.displayList().items.contains {
        if case .glyphs = $0 { true } else { false }
      })
  }

  @Test("setting another scale resets the animation that was shown")
  func scaleResets() throws {
    let renderer = ImageRenderer(content: Card())
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    expect(renderer.isAnimated)
    renderer.scale = 2
    expect(!renderer.isAnimated)
    let still = try renderer.displayList()
    expect(!still.items.contains { $0.description.hasPrefix("opacity") })
  }
}
