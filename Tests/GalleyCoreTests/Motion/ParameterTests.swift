import Expectations
import Galley
import TestSupport
import Testing

/// Animated parameters of layouts, shapes, views and effects.
@MainActor
@Suite("Animated parameters")
struct ParameterTests {
  /// Animates a value from 0 to 1 linearly over one second.
  private struct Stage<Content: View>: View {
    @State private var value = 0.0
    @ViewBuilder let content: (Double) -> Content
    var body: some View {
      content(value)
        .overlay {
          Button("go") { withAnimation(.linear(duration: 1)) { value = 1 } }.hidden()
        }
    }
  }

  private func stage<Content: View>(
    @ViewBuilder _ content: @escaping (Double) -> Content
  ) throws -> ImageRenderer<Stage<Content>> {
    let renderer = ImageRenderer(content: Stage(content: content))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
    try renderer.animate(to: 0) { try renderer.tap("go") }
    return renderer
  }

  private func words<V: View>(_ renderer: ImageRenderer<V>, at time: Double) throws -> [String] {
    renderer.advance(to: time)
    return try renderer.displayList().items.map(\.description)
  }

  // MARK: Layouts

  /// A view on a circle around the center.
  private struct Ring: Layout {
    var angle: Angle
    var animatableData: Double {
      get { angle.radians }
      set { angle.radians = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(
            x: bounds.midX + 80 * cos(angle.radians), y: bounds.midY + 80 * sin(angle.radians)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  private var dot: some View {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("dot")
  }

  private func center<V: View>(_ renderer: ImageRenderer<V>, at time: Double) throws -> CGPoint {
    renderer.advance(to: time)
    let frame = try renderer.layoutTree()["dot"].frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func expectArc<V: View>(_ renderer: ImageRenderer<V>) throws {
    for step in 0...4 {
      let turn = Double(step) / 4 * .pi
      let point = try center(renderer, at: Double(step) / 4)
      expectAtMost(abs(point.x - (100 + 80 * cos(turn))), 0.5, "\(step): \(point)")
      expectAtMost(abs(point.y - (100 + 80 * sin(turn))), 0.5, "\(step): \(point)")
    }
  }

  @Test("a layout with an animated angle moves its views along the arc, not the chord")
  func arc() throws {
    try expectArc(stage { value in Ring(angle: .radians(value * .pi)) { dot } })
  }

  @Test("a layout in AnyLayout with an animated angle moves its views along the arc")
  func anyLayout() throws {
    try expectArc(stage { value in AnyLayout(Ring(angle: .radians(value * .pi))) { dot } })
  }

  @Test("views move in a straight line between different types of layouts")
  func otherLayout() throws {
    let renderer = try stage { value in
      let layout =
        value < 0.5
        ? AnyLayout(Ring(angle: .zero)) : AnyLayout(ZStackLayout(alignment: .center))
      layout { dot }
    }
    try expectEqual(center(renderer, at: 0), CGPoint(x: 180, y: 100))
    try expectEqual(center(renderer, at: 0.5), CGPoint(x: 140, y: 100))
    try expectEqual(center(renderer, at: 1), CGPoint(x: 100, y: 100))
  }

  @Test("animations of a parameter and a frame add up")
  func both() throws {
    let renderer = try stage { value in
      Ring(angle: .radians(value * .pi)) { dot }
        .frame(width: 200, height: 100)
        .frame(height: 200, alignment: value < 0.5 ? .top : .bottom)
    }
    let half = try center(renderer, at: 0.5)
    expectAtMost(abs(half.x - 100), 0.5, "\(half)")
    expectAtMost(abs(half.y - (100 + 80)), 0.5, "\(half)")
  }

  // MARK: Shapes

  private struct Bar: Shape {
    var length: Double
    var animatableData: Double {
      get { length }
      set { length = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * length, height: rect.height))
    }
  }

  @Test("a shape is drawn with interpolated parameters")
  func shapes() throws {
    let renderer = try stage { value in Bar(length: value).fill(.red) }
    try expectEqual(words(renderer, at: 0.5), ["fill rect 0 0 100 200 with #FF3B30"])
  }

  @Test("trimmed and rounded shapes are animated")
  func builtInShapes() throws {
    let renderer = try stage { value in
      Rectangle().trim(from: 0, to: value / 2).stroke(.red)
    }
    renderer.advance(to: 0.5)
    let bounds = try renderer.displayList().items.compactMap { item -> CGRect? in
      if case .stroke(let path, _, _) = item { path.boundingRect } else { nil }
    }
    // A quarter of the outline is the top edge.
    expectEqual(bounds, [CGRect(0, 0, 200, 0)])
  }

  // MARK: Views and modifiers

  private struct Percent: View, Animatable {
    var value: Double
    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int((value * 100).rounded()))%") }
  }

  @Test("the body of an animatable view is read with interpolated values")
  func views() throws {
    let renderer = try stage { value in Percent(value: value) }
    for (time, text) in [(0.0, "0%"), (0.25, "25%"), (0.5, "50%"), (1, "100%")] {
      renderer.advance(to: time)
      try expect(renderer.layoutTree().nodes.contains { $0.text?.string == text })
    }
  }

  private struct Shake: AnimatableModifier {
    var shakes: Double
    nonisolated var animatableData: Double {
      get { shakes }
      set { shakes = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: 10 * sin(shakes * .pi)) }
  }

  @Test("a modifier can animate between equal start and end states")
  func modifiers() throws {
    let renderer = try stage { value in dot.modifier(Shake(shakes: value)) }
    try expectEqual(center(renderer, at: 0).x, 100)
    expectAtMost(abs(try center(renderer, at: 0.5).x - 110), 0.01)
    try expectEqual(center(renderer, at: 1).x, 100)
  }

  // MARK: Effects and colors

  @Test("opacity, angle, scale and colors are interpolated")
  func effects() throws {
    let renderer = try stage { value in
      VStack {
        Color.red.opacity(1 - value * 0.5)
        Rectangle().fill(value == 0 ? Color.black : Color.white)
          .rotationEffect(.degrees(90 * value))
        Text("x").foregroundStyle(value == 0 ? Color.black : Color.white).scaleEffect(1 + value)
        Rectangle().stroke(.red, lineWidth: 2 + 4 * value)
      }
    }
    let half = try words(renderer, at: 0.5)
    expect(half.contains { $0.contains("@75%") }, "\(half)")
    expect(half.contains { $0.hasPrefix("transform [0.7071 0.7071 -0.7071 0.7071") }, "\(half)")
    expect(half.contains { $0.hasPrefix("transform [1.5 0 0 1.5") }, "\(half)")
    expect(half.contains { $0.hasPrefix("stroke") && $0.contains("width 4") }, "\(half)")
    // Perceptually halfway from black to white.
    expect(half.contains { $0.hasPrefix("fill") && $0.contains("#636363") }, "\(half)")
    expect(half.contains { $0.hasPrefix("glyphs") && $0.contains("#636363") }, "\(half)")
  }

  // MARK: Repeats, delays, transactions

  @Test("repeated animations go back and forth and end in the new state")
  func repeats() throws {
    let twice = Animation.linear(duration: 1).repeatCount(3)
    expectEqual(twice.duration, 3)
    let values = [0.25, 1, 1.25, 2, 2.5, 3].map { twice.progress(at: $0) }
    expectEqual(values, [0.25, 1, 0.75, 0, 0.5, 1])
    let forward = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    expectEqual([0.5, 1.5, 2].map { forward.progress(at: $0) }, [0.5, 0.5, 1])
    let endless = Animation.linear(duration: 1).delay(1).repeatForever()
    expectEqual(endless.duration, 3)
    expect(endless.isEndless)
    expectEqual([0.5, 1.5, 2.5, 101.5].map { endless.progress(at: $0) }, [0, 0.5, 0.5, 0.5])
    for odd in [
      Animation.linear(duration: 0).repeatForever(), .linear.repeatCount(-3),
      .linear.repeatCount(0),
      .linear(duration: 1e-300).repeatForever(), .linear(duration: 1e300).repeatCount(.max),
    ] {
      for time in [-1, 0, 1, 1e300, .infinity, .nan] as [Double] {
        expect((0...1).contains(odd.progress(at: time)), "\(odd) \(time)")
      }
      expect(!odd.duration.isNaN)
    }
  }

  private struct Pulse: View {
    @State private var isLarge = false
    var body: some View {
      VStack {
        Color.red.frame(width: isLarge ? 40 : 20, height: 20).accessibilityIdentifier("dot")
        Button("go") {
          withAnimation(.linear(duration: 0.5).repeatForever()) { isLarge = true }
        }
      }
    }
  }

  @Test("a change that repeats forever can be shown at any time; a still picture shows its end")
  func endless() throws {
    let renderer = ImageRenderer(content: Pulse())
    try expectEqual(renderer.animate(to: 0.25) { try renderer.tap("go") }, 1)
    try expectEqual(renderer.layoutTree()["dot"].frame.width, 30)
    renderer.advance(to: 100.75)
    try expectEqual(renderer.layoutTree()["dot"].frame.width, 30)
    try expectEqual(renderer.frames(frameRate: 10).count, 10)
    renderer.advance(to: .infinity)
    try expectEqual(renderer.layoutTree()["dot"].frame.width, 40)
  }

  private struct Cascade: View {
    @State private var isMoved = false
    var body: some View {
      VStack {
        ForEach(0..<3) { index in
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box\(index)")
            .frame(width: 110, alignment: isMoved ? .trailing : .leading)
            .animation(.linear(duration: 1).delay(Double(index)), value: isMoved)
        }
        Button("go") { isMoved = true }
      }
      .frame(width: 110)
    }
  }

  @Test("every view uses its own animation; the change lasts as long as the longest one")
  func cascade() throws {
    let renderer = ImageRenderer(content: Cascade())
    try expectEqual(renderer.animate(to: 1.5) { try renderer.tap("go") }, 3)
    let tree = try renderer.layoutTree()
    let places = (0..<3).map { tree["box\($0)"].frame.minX - tree.root.frame.minX }
    expectEqual(places, [100, 50, 0])
  }

  private struct Ruled: View {
    let rule: (inout Transaction) -> Void
    @State private var isMoved = false
    var body: some View {
      VStack {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("dot")
          .frame(width: 110, alignment: isMoved ? .trailing : .leading)
          .transaction(rule)
        Button("go") { withAnimation(.linear(duration: 1)) { isMoved = true } }
      }
      .frame(width: 110)
    }
  }

  @Test("a transaction modifier replaces or removes the animation of its content")
  func transactions() throws {
    func place(_ rule: @escaping (inout Transaction) -> Void) throws -> CGFloat {
      let renderer = ImageRenderer(content: Ruled(rule: rule))
      try renderer.animate(to: 0.5) { try renderer.tap("go") }
      let tree = try renderer.layoutTree()
      return tree["dot"].frame.minX - tree.root.frame.minX
    }
    try expectEqual(place { _ in }, 50)
    try expectEqual(place { $0.animation = nil }, 100)
    try expectEqual(place { $0.animation = .linear(duration: 2) }, 25)
  }

  @Test("changes through a binding can be animated")
  func binding() throws {
    struct Bound: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("on", isOn: $isOn.animation(.linear(duration: 2)))
          Color.red.frame(width: isOn ? 40 : 20, height: 20).accessibilityIdentifier("dot")
        }
      }
    }
    let renderer = ImageRenderer(content: Bound())
    try expectEqual(renderer.animate(to: 1) { try renderer.tap("on") }, 2)
    try expectEqual(renderer.layoutTree()["dot"].frame.width, 30)
  }
}
