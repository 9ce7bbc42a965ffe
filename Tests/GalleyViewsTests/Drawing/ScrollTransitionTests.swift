import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Scroll transition progress")
struct ScrollTransitionTests {
  /// Three 60-point rows in 100 points: a third of the second row is hidden.
  private func rows(_ configuration: ScrollTransitionConfiguration) throws -> [String] {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<3) { _ in
          Color.black.frame(width: 50, height: 60)
            .scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.4).offset(x: phase.value * 30)
            }
        }
      }
    }
    .frame(width: 50, height: 100)
    return try ImageRenderer(content: view).displayList().items.map(\.description)
  }

  @Test("an interactive transition grows with the hidden fraction")
  func interactive() throws {
    let steps = try rows(.interactive)
    expect(steps, contains: "opacity 0.8")
    expect(steps.contains { $0.hasPrefix("fill rect 10 60 50 60") })
    expect(steps.contains { $0.hasPrefix("fill rect 0 0 50 60") })
  }

  @Test("without an axis, a transition follows the innermost scroll view")
  func innermost() throws {
    func opacities(_ axis: Axis?) throws -> [String] {
      let view = ScrollView {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3) { _ in
              Color.black.frame(width: 60, height: 50)
                .scrollTransition(axis: axis) { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0.4)
                }
            }
          }
        }
      }
      .frame(width: 100, height: 100)
      return try ImageRenderer(content: view).displayList().items.map(\.description)
        .filter { $0.hasPrefix("opacity") }
    }
    expect(try opacities(.horizontal), contains: "opacity 0.8")
    try expectEqual(opacities(nil), opacities(.horizontal))
    try expectEqual(opacities(.vertical), [])
  }

  @Test("a transition begins at its threshold; an animated one applies in full or not at all")
  func thresholds() throws {
    let late = try rows(.interactive.threshold(.visible(0.5)))
    expect(late, lacks: "opacity 0.8")
    expect(late.contains { $0.hasPrefix("fill rect 0 60") })
    let sooner = try rows(.animated.threshold(.visible(0.9)))
    expect(sooner, contains: "opacity 0.4")
    try expect(rows(.animated).contains { $0.hasPrefix("fill rect 0 60") })
    try expect(!rows(.identity).contains { $0.hasPrefix("opacity") })
  }
}
