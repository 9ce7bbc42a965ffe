import Observation
import Testing

@testable import Galley
@testable import GalleyCore
@testable import GalleyFuzz

/// Changes random views step by step. At each step, an incrementally updated view must equal the
/// one that a new renderer produces.
@MainActor
@Suite("Random changes")
struct RandomChangesTests {
  @Test("an incremental update equals a full evaluation", arguments: 0..<8)
  func changes(part: Int) throws {
    var updates = 0
    for seed in 0..<15 {
      var random = SplitMix64(seed: UInt64(31_000_000 + part * 15 + seed))
      let root = Slot(.random(&random, hostility: seed % 6 == 0 ? 10 : 0, from: Self.ingredients))
      let environment = Trial(seed: UInt64(seed)).surroundings.environment
      let live = renderer(of: root, in: environment)
      for step in 0..<14 {
        if step > 0 { for _ in 0..<random.pick([1, 1, 1, 2, 3]) { root.change(&random) } }
        let known = live.session.keptViews
        let list = outcome(live)
        let fresh = renderer(of: root, in: environment)
        let expected = outcome(fresh)
        #expect(list == expected, "seed \(part * 15 + seed), step \(step)\n\(root.recipe.source)")
        if list != expected { return }
        guard let views = live.session.keptViews else { continue }
        if views === known { updates += 1 }
        let nodes = views.evaluation.placed.description
        let wanted = try fresh.session.shown().description
        #expect(nodes == wanted, "seed \(part * 15 + seed), step \(step)\n\(root.recipe.source)")
        if nodes != wanted { return }
      }
    }
    #expect(updates > 10, "changes are hardly ever evaluated incrementally")
  }

  /// Views that don't depend on their history.
  private static let ingredients = Property.changing.ingredients

  /// The picture, or the error.
  private enum Outcome: Equatable {
    /// The description, because NaN doesn't equal itself.
    case shown(String)
    case failed(String)
  }

  private func outcome(_ renderer: ImageRenderer<some View>) -> Outcome {
    do { return .shown("\(try renderer.displayList())") } catch { return .failed("\(error)") }
  }

  private func renderer(
    of root: Slot, in environment: EnvironmentValues
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: SlotView(slot: root).frame(width: 240, height: 200))
    renderer.environment = environment
    return renderer
  }
}

/// A recipe whose views can change individually.
@MainActor @Observable
private final class Slot {
  var template: String
  var arguments: [Argument]
  var parts: [Slot]

  init(_ recipe: Recipe) {
    (template, arguments) = (recipe.template, recipe.arguments)
    parts = recipe.parts.map(Slot.init)
  }

  var recipe: Recipe {
    Recipe(template: template, arguments: arguments, parts: parts.map(\.recipe))
  }

  private var all: [Slot] { [self] + parts.flatMap(\.all) }

  /// Changes one of the views.
  func change(_ random: inout SplitMix64) {
    let slot = random.pick(all)
    switch random.pick([0, 0, 0, 0, 1, 2, 3]) {
    case 1:
      let recipe = Recipe.random(&random, hostility: 0, from: Property.changing.ingredients)
      (slot.template, slot.arguments) = (recipe.template, recipe.arguments)
      slot.parts = recipe.parts.map(Slot.init)
    case 2 where slot.template.contains("{views}") && !slot.parts.isEmpty:
      slot.parts.remove(at: Int.random(in: slot.parts.indices, using: &random))
    case 3 where slot.template.contains("{views}"): slot.parts.reverse()
    default:
      let leaves = slot.all.filter { !$0.arguments.isEmpty }
      guard let slot = leaves.randomElement(using: &random) else { return }
      slot.changeArguments(&random)
    }
  }

  private func changeArguments(_ random: inout SplitMix64) {
    arguments = arguments.map { argument in
      switch argument {
      case .absent: .absent
      case .number: .number(random.pick(HostileValues.tameNumbers))
      case .count: .count(random.pick([1, 2, 3]))
      case .string: .string(random.pick(HostileValues.tameStrings))
      case .option(let option): .option(random.pick([option, 0, 1, 2]))
      }
    }
  }
}

private struct SlotView: View {
  let slot: Slot

  var body: some View {
    let views = slot.parts.map { AnyView(SlotView(slot: $0)) }
    Ingredients.full[slot.template]?
      .build(Inputs(arguments: slot.arguments, views: views))
  }
}

extension PlacedTree {
  /// The complete state of every view, except the animation of its latest change.
  fileprivate var description: String {
    nodes.indices.map { index in
      let node = nodes[index]
      let text = text(of: index).map { "\($0.string) \($0.lines.count)" } ?? ""
      let guide = "\(zIndex(of: index)) \(clipOutset(of: index))"
      return "\(node.id.rawValue) \(node.kind) \(node.frame) \(node.proposal) \(node.parent)"
        + " \(node.position) \(node.end) \(node.layoutDirection) \(text) \(guide)"
        + " \(identifier(of: index) ?? "") \(accessibilityLabel(of: index) ?? "")"
        + " \(String(describing: control(of: index))) \(drawingDescription(of: index) ?? "")"
    }.joined(separator: "\n")
  }
}
