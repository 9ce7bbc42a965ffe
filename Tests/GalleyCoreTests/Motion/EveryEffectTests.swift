import Expectations
import Galley
import TestSupport
import Testing

/// Everything that can be set on a view and drawn is interpolated while it changes: at the start
/// the picture is the old one, and halfway it is neither the old nor the new one.
@MainActor
@Suite("Animation of every effect")
struct EveryEffectTests {
  /// Animates a value from 0 to 1 linearly over one second.
  private struct Stage: View {
    @State private var value = 0.0
    let content: (Double) -> AnyView
    var body: some View {
      content(value).frame(width: 60, height: 40).background(.white)
        .overlay { Button("go") { withAnimation(.linear(duration: 1)) { value = 1 } }.hidden() }
    }
  }

  struct Effect: Sendable, CustomTestStringConvertible {
    let name: String
    let view: @MainActor @Sendable (Double) -> AnyView
    var testDescription: String { name }

    init(_ name: String, _ view: @escaping @MainActor @Sendable (Double) -> some View) {
      self.name = name
      self.view = { AnyView(view($0)) }
    }
  }

  private nonisolated static func mix(_ value: Double) -> Color {
    value < 0.5 ? .red : .blue
  }

  private nonisolated static func box(_ value: Double = 0) -> some View {
    LinearGradient(colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
      .frame(width: 20, height: 16)
  }

  nonisolated static let effects = [
    // Colors and styles.
    Effect("Color") { mix($0) },
    Effect("shape fill") { Circle().fill(mix($0)) },
    Effect("shape stroke") { Circle().stroke(mix($0), lineWidth: 2 + 6 * $0) },
    Effect("shape dash") {
      Rectangle().inset(by: 4).stroke(
        .black, style: StrokeStyle(lineWidth: 3, dash: [4 + 6 * $0, 5], dashPhase: 7 * $0))
    },
    Effect("strokeBorder") { Rectangle().strokeBorder(.black, lineWidth: 1 + 8 * $0) },
    Effect("foregroundStyle of text") { Text("Galley").foregroundStyle(mix($0)) },
    Effect("foregroundStyle of a symbol") { Image(systemName: "star").foregroundStyle(mix($0)) },
    Effect("tint") { ProgressView(value: 0.5).tint(mix($0)) },
    Effect("border") { box().border(mix($0), width: 1 + 5 * $0) },
    Effect("background") { Text("a").padding().background(mix($0)) },
    Effect("overlay") { Text("a").padding().overlay(mix($0).opacity(0.5)) },
    Effect("LinearGradient") {
      LinearGradient(
        colors: [mix($0), .white], startPoint: UnitPoint(x: $0, y: 0), endPoint: .bottom)
    },
    Effect("RadialGradient") {
      RadialGradient(
        colors: [mix($0), .white], center: .center, startRadius: 2, endRadius: 10 + 30 * $0)
    },
    Effect("EllipticalGradient") {
      EllipticalGradient(
        colors: [mix($0), .white], center: .center, startRadiusFraction: 0,
        endRadiusFraction: 0.3 + 0.4 * $0)
    },
    Effect("AngularGradient") {
      AngularGradient(
        colors: [mix($0), .white], center: .center, startAngle: .degrees(90 * $0),
        endAngle: .degrees(360))
    },
    Effect("gradient stops") {
      LinearGradient(
        stops: [.init(color: .red, location: 0.2 + 0.5 * $0), .init(color: .blue, location: 1)],
        startPoint: .leading, endPoint: .trailing)
    },
    // Shapes.
    Effect("cornerRadius of a shape") { RoundedRectangle(cornerRadius: 2 + 14 * $0) },
    Effect("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 16 * $0, bottomTrailingRadius: 3)
    },
    Effect("trim") { Circle().trim(from: 0, to: 0.2 + 0.7 * $0).stroke(.black, lineWidth: 3) },
    Effect("inset") { Rectangle().inset(by: 10 * $0) },
    Effect("rotation of a shape") { Rectangle().rotation(.degrees(40 * $0)) },
    Effect("scale of a shape") { Rectangle().scale(1 - 0.5 * $0) },
    Effect("offset of a shape") { Rectangle().offset(x: 20 * $0) },
    Effect("clipShape") { Color.red.clipShape(RoundedRectangle(cornerRadius: 20 * $0)) },
    Effect("cornerRadius") { Color.red.cornerRadius(20 * $0) },
    // Effects.
    Effect("opacity") { box().opacity(1 - 0.8 * $0) },
    Effect("rotationEffect") { box().rotationEffect(.degrees(60 * $0)) },
    Effect("scaleEffect") { box().scaleEffect(x: 1 + $0, y: 1 - 0.5 * $0) },
    Effect("scaleEffect anchor") {
      box().scaleEffect(2, anchor: UnitPoint(x: $0, y: 0.5))
    },
    Effect("transformEffect") {
      box().transformEffect(CGAffineTransform(a: 1, b: 0.5 * $0, c: 0, d: 1, tx: 9 * $0, ty: 0))
    },
    Effect("offset") { box().offset(x: 14 * $0, y: -8 * $0) },
    Effect("position") { box().position(x: 10 + 40 * $0, y: 20) },
    Effect("shadow") {
      box().shadow(color: mix($0), radius: 1 + 4 * $0, x: 6 * $0, y: 2)
    },
    Effect("blur") { box().blur(radius: 5 * $0) },
    Effect("brightness") { box().brightness(0.7 * $0) },
    Effect("contrast") { box().contrast(1 - 0.8 * $0) },
    Effect("saturation") { box().saturation(1 - $0) },
    Effect("grayscale") { box().grayscale($0) },
    Effect("hueRotation") { box().hueRotation(.degrees(120 * $0)) },
    Effect("colorMultiply") { box().colorMultiply(mix($0)) },
    // Layout.
    Effect("frame") { Color.red.frame(width: 10 + 40 * $0, height: 30 - 20 * $0) },
    Effect("padding") { Color.red.padding(2 + 12 * $0) },
    Effect("alignment") {
      Color.red.frame(width: 10, height: 10)
        .frame(width: 60, height: 40, alignment: $0 < 0.5 ? .topLeading : .bottomTrailing)
    },
    Effect("spacing") {
      HStack(spacing: 2 + 20 * $0) {
        Color.red.frame(width: 8)
        Color.blue.frame(width: 8)
      }
    },
  ]

  @Test(
    "every change starts at the old state and is in between halfway", .enabled(if: hasPainter),
    arguments: effects)
  func between(effect: Effect) throws {
    let renderer = ImageRenderer(content: Stage(content: effect.view))
    renderer.scale = 2
    let before = try renderer.bitmap()
    try renderer.animate(to: 1e-7) { try renderer.tap("go") }
    let beginning = try renderer.bitmap()
    renderer.advance(to: 0.5)
    let half = try renderer.bitmap()
    renderer.advance(to: 1)
    let after = try renderer.bitmap()
    expect(before != after)
    expect(half != before)
    expect(half != after)
    let difference = zip(beginning.pixels, before.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
    // At a ten-millionth of the change, a channel may round the other way.
    expectAtMost(difference, 2, "differs by \(difference) at the beginning")
  }

  @Test("a text whose font grows is drawn and framed at the interpolated size")
  func fontSize() throws {
    let renderer = ImageRenderer(
      content: Stage { AnyView(Text("Galley").font(.system(size: 10 + 10 * $0))) })
    func text() throws -> (width: CGFloat, scale: CGFloat) {
      let rendering = try renderer.rendering()
      let scales = rendering.displayList.items.compactMap { item -> CGFloat? in
        if case .pushTransform(let transform) = item { transform.a } else { nil }
      }
      let node = rendering.layout.nodes.first { $0.text?.string == "Galley" }
      return (try require(node).frame.width, scales.first ?? 1)
    }
    let small = try text().width
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    let half = try text()
    renderer.advance(to: 1)
    let large = try text().width
    expectLess(abs(half.width - (small + large) / 2), 0.01)
    expectLess(abs(half.scale - 0.75), 0.01)
  }
}
