import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Animation and motion")
struct MotionTests {
  // MARK: Curves

  private func values(_ animation: Animation, _ times: [Double]) -> [Double] {
    times.map { animation.progress(at: $0) }
  }

  private func expectNear(
    _ actual: [Double], _ expected: [Double], _ tolerance: Double = 0.00006,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }, "\(actual)",
      sourceLocation: sourceLocation)
  }

  @Test("springs match the recorded numbers")
  func springs() {
    let times = [0.1, 0.2, 0.3, 0.4, 0.5]
    expectNear(values(.default, times), [0.3577, 0.7154, 0.8900, 0.9605, 0.9864])
    expectNear(
      values(.spring(response: 0.55, dampingFraction: 1), times),
      [0.3165, 0.6656, 0.8562, 0.9423, 0.9778])
    expectNear(
      values(.spring(response: 0.5, dampingFraction: 0.825), Array(times.prefix(4))),
      [0.3936, 0.7996, 0.9685, 1.0083])
    expectEqual(Animation.smooth, .spring)
    expectEqual(Animation.spring(duration: 0.5, bounce: 0), .spring)
  }

  @Test("I05: ease-in-out is halfway at half time; curves start at 0 and end at 1")
  func curves() {
    expectNear([Animation.easeInOut.progress(at: 0.175)], [0.5])
    expectEqual(Animation.easeInOut.duration, 0.35)
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .default, .bouncy] {
      expectEqual(animation.progress(at: 0), 0)
      expectEqual(animation.progress(at: animation.duration), 1)
      expectLess(abs(animation.progress(at: animation.duration * 0.999) - 1), 0.005)
    }
    expectNear([Animation.linear(duration: 2).progress(at: 0.5)], [0.25])
    expectLess(Animation.easeIn.progress(at: 0.1), Animation.linear.progress(at: 0.1))
    expectGreater(Animation.easeOut.progress(at: 0.1), Animation.linear.progress(at: 0.1))
    let later = Animation.linear(duration: 1).delay(0.5).speed(2)
    expectNear([later.progress(at: 0.25), later.progress(at: 0.75), later.duration], [0, 0.5, 1])
  }

  @Test("animations with impossible durations and springs end in finite time")
  func oddAnimations() {
    for animation in [
      Animation.linear(duration: 0), .linear(duration: -1), .linear(duration: .infinity),
      .linear(duration: .nan), .spring(response: 0), .spring(response: -3, dampingFraction: 0),
      .spring(response: .infinity, dampingFraction: .nan), .spring(duration: 1, bounce: 5),
      .spring(duration: 1, bounce: -5), .default.speed(0), .default.delay(.infinity),
    ] {
      expect(animation.duration.isFinite)
      expectAtLeast(animation.duration, 0)
      for time in [-1, 0, 0.1, 1e9, .infinity, .nan] as [Double] {
        expect(animation.progress(at: time).isFinite)
      }
    }
  }

  private struct Steps: CustomAnimation {
    var count = 4.0
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Calls.self] += 1
      guard time < count else { return nil }
      // State kept between calls affects the result.
      return value.scaled(by: context.state[Calls.self] > 1 ? time.rounded(.down) / count : 0)
    }
  }

  private enum Calls: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  private struct Odd: CustomAnimation {
    let value: Double
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { value.scaled(by: self.value) }
  }

  @Test("custom curves are followed and end")
  func customCurves() {
    let steps = Animation(Steps())
    expectEqual(steps.duration, 4)
    expectNear(values(steps, [0, 0.5, 1.5, 2.5, 3.5, 4, 9]), [0, 0, 0.25, 0.5, 0.75, 1, 1])
    expectNear(values(steps.speed(2), [0.25, 0.75, 2]), [0, 0.25, 1])
    expectEqual(steps, Animation(Steps()))
    expect(steps != Animation(Steps(count: 3)))
    expectEqual(Animation(Steps(count: 0)).duration, 0)
    expectEqual(Animation(Steps(count: 0)).progress(at: 0.1), 1)
    for value in [Double.nan, .infinity, 3] {
      let odd = Animation(Odd(value: value))
      expectEqual(odd.duration, 60)
      expect(odd.progress(at: 1).isFinite)
      expectEqual(odd.progress(at: 60), 1)
    }
  }

  // MARK: Moving views

  private struct Mover: View {
    @State private var isMoved = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red
          .frame(width: isMoved ? 60 : 20, height: 20)
          .accessibilityIdentifier("box")
          .offset(x: isMoved ? 100 : 0, y: isMoved ? 40 : 0)
        Button("go") { withAnimation(.linear(duration: 1)) { isMoved = true } }
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test("I03: everything is halfway at half time of a linear animation")
  func halfWay() throws {
    let renderer = ImageRenderer(content: Mover())
    let duration = try renderer.animate(to: 0.5) { try renderer.tap("go") }
    expectEqual(duration, 1)
    let half = try renderer.layoutTree()["box"].frame
    expectEqual(half, CGRect(50, 20, 40, 20))
    renderer.advance(to: 0.25)
    let quarter = try renderer.layoutTree()["box"].frame
    expectEqual(quarter, CGRect(25, 10, 30, 20))
  }

  @Test("pictures at the start and end show the two states")
  func ends() throws {
    let renderer = ImageRenderer(content: Mover())
    let before = try renderer.displayList()
    try renderer.animate(to: 0) { try renderer.tap("go") }
    try expectEqual(renderer.displayList(), before)
    renderer.advance(to: 1)
    let after = try renderer.displayList()
    expect(after != before)
    renderer.advance(to: .infinity)
    try expectEqual(renderer.displayList(), after)
  }

  private struct Comings: View {
    @State private var isLate = false
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { isLate = true }
        if isLate {
          Color.blue.frame(width: 10, height: 10)
        } else {
          Color.red.frame(width: 10, height: 10)
        }
      }
      .animation(.linear(duration: 1), value: isLate)
    }
  }

  @Test("inserted views fade in and removed views fade out")
  func fading() throws {
    let renderer = ImageRenderer(content: Comings())
    try renderer.animate(to: 0.25) { try renderer.tap("go") }
    let words = try renderer.displayList().items.map(\.description)
    expect(words.contains { $0.hasPrefix("opacity 0.25") })
    expect(words.contains { $0.hasPrefix("opacity 0.75") })
    renderer.advance(to: 1)
    try expect(!renderer.displayList().items.contains { $0.description.hasPrefix("opacity") })
  }

  private struct Partly: View {
    @State private var isMoved = false
    private func box(_ id: String) -> some View {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier(id)
        .frame(width: 110, alignment: isMoved ? .trailing : .leading)
    }
    var body: some View {
      VStack {
        Button("go") { isMoved = true }
        box("animated").animation(.linear(duration: 1), value: isMoved)
        box("plain")
      }
    }
  }

  @Test("an animation on a view applies to its content only")
  func scope() throws {
    let renderer = ImageRenderer(content: Partly())
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    let tree = try renderer.layoutTree()
    expectEqual(tree["animated"].frame.minX - tree.root.frame.minX, 50)
    expectEqual(tree["plain"].frame.minX - tree.root.frame.minX, 100)
  }

  private struct Still: View {
    @State private var isMoved = false
    var body: some View {
      Button("go") { isMoved = true }.offset(x: isMoved ? 50 : 0)
    }
  }

  @Test("a change without animation is shown immediately")
  func notAnimated() throws {
    let renderer = ImageRenderer(content: Still())
    let before = try renderer.displayList()
    try expectEqual(renderer.animate(to: 0.1) { try renderer.tap("go") }, 0)
    try expect(renderer.displayList() != before)
  }

  private struct Words: View {
    @State private var isWide = false
    var body: some View {
      VStack {
        Text("moves as it is").accessibilityIdentifier("text")
          .frame(width: isWide ? 290 : 260, alignment: isWide ? .trailing : .leading)
        Button("go") { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
  }

  private struct FontSize: AnimatableModifier {
    var size: Double
    nonisolated var animatableData: Double {
      get { size }
      set { size = newValue }
    }
    func body(content: Content) -> some View { content.font(.system(size: size)) }
  }

  private struct Swelling: View {
    @State private var isLarge = false
    var body: some View {
      VStack {
        Text("swells").accessibilityIdentifier("text").modifier(FontSize(size: isLarge ? 34 : 17))
        Button("go") { withAnimation(.linear(duration: 1)) { isLarge = true } }
      }
    }
  }

  @Test(
    "a growing font does not create a font per frame", .enabled(if: hasPinnedFonts))
  func fonts() throws {
    let renderer = ImageRenderer(content: Swelling())
    try renderer.animate(to: 0) { try renderer.tap("go") }
    let engine = try SharedTextEngine.engine()
    let (fonts, shapings) = (engine.counts.fonts, engine.counts.shapings)
    var widths: [CGFloat] = []
    for frame in 1...29 {
      renderer.advance(to: Double(frame) / 30)
      widths.append(try renderer.layoutTree()["text"].frame.width)
      _ = try renderer.displayList()
    }
    // One font at 32 points and one at 64.
    expectAtMost(engine.counts.fonts - fonts, 2)
    // Letter spacing depends on the size.
    expectAtMost(engine.counts.shapings - shapings, 29)
    renderer.advance(to: 1)
    widths.append(try renderer.layoutTree()["text"].frame.width)
    for (frame, width) in zip(1..., widths) {
      let size = 17 * (1 + CGFloat(frame) / 30)
      let still = ImageRenderer(content: Text("swells").font(.system(size: size)))
      let expected = try still.layoutTree().root.frame.width
      expectAtMost(abs(width - expected), frame == 30 ? 0 : 1, "\(frame): \(width)")
    }
  }

  @Test("texts move without scaling, and frames shape no text")
  func texts() throws {
    let renderer = ImageRenderer(content: Words())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
    try renderer.animate(to: 0) { try renderer.tap("go") }
    let start = try renderer.layoutTree()["text"].frame
    let engine = try SharedTextEngine.engine()
    let before = engine.counts.shapings
    var positions: [CGFloat] = []
    for frame in 1...30 {
      renderer.advance(to: Double(frame) / 30)
      let text = try renderer.layoutTree()["text"].frame
      expectEqual(text.size, start.size)
      positions.append(text.minX)
      _ = try renderer.displayList()
    }
    expectEqual(positions, positions.sorted(), "\(start.minX) \(positions)")
    expectGreater(positions[29], start.minX + 40)
    expectEqual(engine.counts.shapings, before)
  }

  private struct Growing: View {
    @State private var isLarge = false
    var body: some View {
      Button {
        withAnimation(.linear(duration: 0.2)) { isLarge = true }
      } label: {
        Color.red.frame(width: 50, height: isLarge ? 500 : 50)
      }
      .accessibilityIdentifier("go")
    }
  }

  @Test("an animation with a growing canvas is encoded in one size", .enabled(if: hasPainter))
  func growingCanvas() throws {
    let renderer = ImageRenderer(content: Growing())
    try renderer.animate(to: 0) { try renderer.tap("go") }
    let lists = try renderer.frames()
    expectEqual(lists.first?.size.height, 50)
    expectEqual(lists.last?.size.height, 500)
    let first = try PNGFile.decode([UInt8](renderer.animatedPNGData()))
    expectEqual(first.width, 50)
    expectEqual(first.height, 500)
    expectEqual(first[0, 49].alpha, 255)
    expectEqual(first[0, 50].alpha, 0)
  }
}
