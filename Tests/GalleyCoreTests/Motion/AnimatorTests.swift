import Expectations
import Galley
import TestSupport
import Testing

/// Views animated by time alone.
@MainActor
@Suite("Phases and keyframes")
struct AnimatorTests {
  private struct Pulse: View {
    var trigger: Int?
    @State private var count = 0
    private static let phases = [20.0, 40.0, 30.0]
    var body: some View {
      VStack {
        Group {
          if let trigger {
            box.phaseAnimator(Self.phases, trigger: trigger + count) { view, width in
              view.frame(width: width, height: 10).accessibilityIdentifier("box")
            } animation: { _ in
              .linear(duration: 1)
            }
          } else {
            box.phaseAnimator(Self.phases) { view, width in
              view.frame(width: width, height: 10).accessibilityIdentifier("box")
            } animation: { _ in
              .linear(duration: 1)
            }
          }
        }
        Button("go") { count += 1 }
      }
    }
    private var box: some View { Color.red }
  }

  private func width<V: View>(_ renderer: ImageRenderer<V>, _ time: Double) throws -> CGFloat {
    renderer.advance(to: time)
    return try renderer.layoutTree()["box"].frame.width
  }

  @Test("the first phase is shown at rest; phases then repeat in order")
  func phases() throws {
    let renderer = ImageRenderer(content: Pulse())
    try expectEqual(renderer.layoutTree()["box"].frame.width, 20)
    try expectEqual(renderer.animate(to: 0) {}, 3)
    let widths = try [0.0, 0.5, 1, 1.5, 2.5, 3, 3.5, 100.5].map { try width(renderer, $0) }
    expectEqual(widths, [20, 30, 40, 35, 25, 20, 30, 35])
    try expectEqual(renderer.frames(frameRate: 10).count, 30)
  }

  @Test("a trigger runs all phases once")
  func trigger() throws {
    let renderer = ImageRenderer(content: Pulse(trigger: 1))
    try expectEqual(renderer.animate(to: 0) {}, 0)
    try expectEqual(renderer.animate(to: 0.5) { try renderer.tap("go") }, 3)
    try expectEqual([0.5, 1.5, 2.5, 3.5].map { try width(renderer, $0) }, [30, 35, 25, 20])
  }

  private struct Values {
    var x = 0.0
    var angle = Angle.zero
  }

  private struct Bouncing: View {
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Values(), repeating: false) { view, value in
          view.rotationEffect(value.angle).accessibilityIdentifier("box")
            .frame(width: 10 + value.x)
        } keyframes: { _ in
          KeyframeTrack(\.x) {
            LinearKeyframe(10, duration: 1)
            MoveKeyframe(50)
            LinearKeyframe(20, duration: 1)
          }
          KeyframeTrack(\.angle) {
            CubicKeyframe(.degrees(90), duration: 1)
            CubicKeyframe(.degrees(0), duration: 1)
          }
        }
    }
  }

  @Test("keyframes animate each property on its own track")
  func keyframes() throws {
    let renderer = ImageRenderer(content: Bouncing())
    try expectEqual(renderer.layoutTree().root.frame.width, 10)
    try expectEqual(renderer.animate(to: 0) {}, 2)
    func width(_ time: Double) throws -> CGFloat {
      renderer.advance(to: time)
      return try renderer.layoutTree().root.frame.width
    }
    try expectEqual([0.5, 1.5, 2.5].map(width), [15, 45, 30])
    renderer.advance(to: 1)
    // After one second the rotation is 90 degrees.
    try expect(
      renderer.displayList().items.contains {
        if case .pushTransform(let turn) = $0 { abs(turn.b - 1) < 1e-9 } else { false }
      })
  }

  @Test("phases and keyframes continue in a view that is being removed")
  func leaving() throws {
    struct Host: View {
      @State private var isThere = true
      var body: some View {
        HStack(spacing: isThere ? 0 : 10) {
          if isThere {
            Color.red.frame(width: 10, height: 10)
              .phaseAnimator([0.2, 0.6, 1]) {
                $0.opacity($1)
              } animation: { _ in
                .linear(duration: 0.2)
              }
            Color.green.frame(height: 10)
              .keyframeAnimator(initialValue: CGFloat(0)) {
                $0.frame(width: $1).accessibilityIdentifier("green")
              } keyframes: { _ in
                LinearKeyframe(40, duration: 1)
              }
          }
          Color.blue.frame(width: 10, height: 10)
          Button("go") { withAnimation(.linear(duration: 1)) { isThere = false } }
        }
      }
    }
    let renderer = ImageRenderer(content: Host())
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    // Halfway through the third step, from 1 back to 0.2.
    let opacities = try renderer.displayList().items.compactMap {
      if case .pushOpacity(let opacity) = $0 { opacity } else { nil }
    }
    expect(opacities.contains { abs($0 - 0.6) < 1e-9 }, "\(opacities)")
    func width() throws -> CGFloat? {
      let tree = try renderer.layoutTree()
      return tree.nodes.first { $0.identifier == "green" }?.frame.width
    }
    try expectEqual(width(), 20)
    renderer.advance(to: 0.25)
    try expectEqual(width(), 10)
  }

  @Test("a timeline returns its values")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10.0, duration: 2, timingCurve: .easeInOut)
      SpringKeyframe(0.0, duration: 1, spring: Spring(duration: 0.2, bounce: 0))
      CubicKeyframe(4.0, duration: 1, startVelocity: 0, endVelocity: 0)
    }
    expectEqual(timeline.duration, 4)
    expectLess(abs(timeline.value(time: 1) - 5), 1e-9)
    expectLess(abs(timeline.value(time: 2.99)), 0.01)
    expectLess(abs(timeline.value(time: 3.5) - 2), 1e-9)
    expectEqual(timeline.value(progress: 1), 4)
    expectEqual(timeline.value(time: 99), 4)
    expectEqual(timeline.value(time: -1), 0)
  }

  @Test("a spring starts with the given velocity, including its sign")
  func springSpeed() {
    func value(_ end: Double, speed: Double) -> Double {
      KeyframeTimeline(initialValue: 0.0) {
        SpringKeyframe(end, spring: Spring(duration: 0.5, bounce: 0.2), startVelocity: speed)
      }.value(time: 0.001) * 1000
    }
    expectLess(abs(value(10, speed: 50) - 50), 1.5)
    expectLess(abs(value(10, speed: -50) + 50), 1.5)
    // Even if start and end values are equal.
    expectLess(abs(value(0, speed: -50) + 50), 1.5)
  }

  @Test("missing phases, missing keyframes and impossible times are handled")
  func odd() throws {
    struct Odd: View {
      var body: some View {
        VStack {
          PhaseAnimator([Int]()) { Text("\($0)") }
          PhaseAnimator([1]) { Text("\($0)") }
          PhaseAnimator([1, 2]) {
            Text("\($0)")
          } animation: { _ in
            nil
          }
          KeyframeAnimator(initialValue: 1.0) {
            Text("\($0)")
          } keyframes: { _ in
            LinearKeyframe(2, duration: -1)
            SpringKeyframe(.nan, duration: .infinity)
          }
        }
      }
    }
    let renderer = ImageRenderer(content: Odd())
    try renderer.animate(to: 0.5) {}
    for time in [-1, 0.5, 1e300, .infinity, .nan] as [Double] {
      renderer.advance(to: time)
      let texts = try renderer.layoutTree().texts
      // Nothing for missing phases; the first of the others; a keyframe's value is a number.
      expectEqual(texts.count, 3)
      expectEqual(texts.first, "1")
      expect(["1", "2"].contains(texts[1]))
      expectEqual(texts.last.flatMap(Double.init)?.isNaN, false)
    }
  }
}
