import Galley
import Testing

@testable import GalleyFuzz

@MainActor
@Suite("Random views")
struct RandomViewTests {
  /// Seeds that `Scripts/fuzz` doesn't start with by default.
  private nonisolated static let seeds: Range<UInt64> = 7_000_000..<7_000_600

  @Test("every property holds for several hundred random views in one process")
  func shortRun() {
    for seed in Self.seeds {
      let trial = Trial(seed: seed)
      if let violation = trial.property.violation(in: trial) {
        Issue.record("seed \(seed): \(violation)\n\(trial.source)")
      }
    }
  }

  @Test("a seed always gives the same tree, and different seeds give different trees")
  func seeds() {
    for seed in 0..<50 as Range<UInt64> {
      #expect(Trial(seed: seed).source == Trial(seed: seed).source)
    }
    #expect(Set((0..<50 as Range<UInt64>).map { Trial(seed: $0).recipe }).count > 40)
  }

  @Test("a trial can be encoded and decoded, even with NaN")
  func storing() throws {
    for seed in 0..<100 as Range<UInt64> {
      let trial = Trial(seed: seed)
      let stored = try Trial(json: trial.json())
      #expect(stored.source == trial.source)
    }
  }

  @Test("shrinking finds the one view that matters")
  func shrinking() {
    let guilty = Recipe(template: "Spacer(minLength: {length?})", arguments: [.number(-1)])
    var trial = Trial(seed: 3)
    trial.recipe = Recipe(
      template: "HStack(alignment: {vertical}, spacing: {length?}) {views}",
      arguments: [.option(2), .number(.infinity)],
      parts: [
        Recipe(template: "Divider()", arguments: []),
        Recipe(
          template: "{view}.padding({edges}, {length?})", arguments: [.option(3), .number(9)],
          parts: [guilty]),
        Recipe(template: "Text(verbatim: {string})", arguments: [.string("lorem")]),
      ])
    let shrunk = trial.shrunk(attempts: 500) { $0.recipe.contains { $0 == guilty } }
    #expect(shrunk.recipe == guilty)
    #expect(shrunk.surroundings == Surroundings())
  }

  @Test("a view is printed as Swift source")
  func source() {
    let recipe = Recipe(
      template: "{view}.frame(width: {length?}, height: {length?}, alignment: {alignment})",
      arguments: [.number(.nan), .absent, .option(1)],
      parts: [
        Recipe(
          template: "HStack(alignment: {vertical}, spacing: {length?}) {views}",
          arguments: [.option(1), .number(-2.5)],
          parts: [Recipe(template: "Text(verbatim: {string})", arguments: [.string("a\0\"é")])])
      ])
    #expect(
      recipe.source == """
        HStack(alignment: .top, spacing: -2.5) {
          Text(verbatim: "a\\u{0}\\u{22}\\u{e9}")
        }
          .frame(width: .nan, height: nil, alignment: .topLeading)
        """)
  }

  @Test("a view without a frame may exceed the picture limit during an animation")
  func largeBetweenStates() {
    var trial = Trial(seed: 1)
    trial.property = .changing
    trial.surroundings = Surroundings()
    // The next value is in the tens of thousands.
    trial.recipe = Recipe(
      template:
        "KeyframeAnimator(initialValue: 10) { view.frame(height: $0) } keyframes: { CubicKeyframe({number}, duration: {number}) } for {view}",
      arguments: [.number(0.1 + 0.2), .number(10)],
      parts: [
        Recipe(
          template: "{view}.clipped()", arguments: [],
          parts: [Recipe(template: "Color({color})", arguments: [.option(0)])])
      ])
    trial.surroundings.scale = 3
    #expect(trial.property.violation(in: trial) == nil)
  }

  @Test("a view in braces is printed with the preceding text")
  func sourceOfContainer() {
    let recipe = Recipe(
      template: "if {bool} {view} else {other}", arguments: [.option(1)],
      parts: [
        Recipe(template: "Circle()", arguments: []),
        Recipe(
          template: "{view}.clipped()", arguments: [],
          parts: [Recipe(template: "Divider()", arguments: [])]),
      ])
    #expect(
      recipe.source == """
        if true {
          Circle()
        } else {
          Divider()
            .clipped()
        }
        """)
  }

  @Test("a violated property is detected")
  func violation() {
    // A view that depends on its window notices the proposal around a fixed frame.
    var trial = Trial(seed: 1)
    trial.surroundings = Surroundings()
    trial.recipe = Recipe(
      template: "{view}.containerRelativeFrame({axes}, alignment: {alignment})",
      arguments: [.option(2), .option(0)],
      parts: [Recipe(template: "Color({color})", arguments: [.option(0)])])
    #expect(Property.fixedFrame.violation(in: trial) != nil)
    #expect(Property.finite.violation(in: trial) == nil)
  }
}
