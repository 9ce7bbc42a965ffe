import Galley

/// A property that holds for every view.
enum Property: String, Codable, CaseIterable, Sendable {
  /// No length is NaN and no size is negative; all are finite unless something infinite was
  /// requested.
  case finite = "all frames are numbers"
  case sizingEqualsPlacing = "a view gets the size that it answered"
  case fixedFrame = "a view in a fixed frame is independent of the proposal"
  case transposed = "a row is a column with swapped axes"
  case mirrored = "right to left is the mirror image"
  case memoised = "cached answers equal computed answers"
  case traced = "a layout in which stacks ask for limits that they know is the same"
  case repeatable = "two pictures of a view have equal bytes"
  case parallel = "pictures painted concurrently equal pictures painted alone"
  case documents = "a picture has files in all formats and as pages, with equal bytes"
  case changing = "a changed view equals a newly created one"

  /// The ingredients for which the property holds.
  @MainActor
  var ingredients: [Ingredient] { Self.ingredients[self] ?? [] }

  /// Cached, because searching all templates takes longer than laying out a small view.
  @MainActor
  private static let ingredients = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.suitable(Ingredients.full.list)) })

  @MainActor
  private func suitable(_ all: [Ingredient]) -> [Ingredient] {
    switch self {
    case .finite, .sizingEqualsPlacing, .memoised, .traced, .repeatable, .parallel, .documents:
      return all
    case .transposed: return all.filter { Transposition.table[$0.template] != nil }
    case .fixedFrame: return all.filter { !$0.followsWindow && !$0.followsPlace }
    case .changing: return all.filter { !$0.keepsState }
    case .mirrored: return all.filter { !$0.followsPlace && !$0.hasOwnDirection }
    }
  }

  /// Returns how the trial's view violates the property; `nil` if it doesn't.
  @MainActor
  func violation(in trial: Trial) -> String? {
    switch self {
    case .finite: LayoutChecks.unlawfulFrame(in: trial)
    case .sizingEqualsPlacing: LayoutChecks.otherSize(in: trial)
    case .fixedFrame: LayoutChecks.noticedProposal(in: trial)
    case .transposed: LayoutChecks.differenceWhenTransposed(in: trial)
    case .mirrored: LayoutChecks.differenceWhenMirrored(in: trial)
    case .memoised: LayoutChecks.differenceWithoutMemory(in: trial)
    case .traced: LayoutChecks.differenceWhenTraced(in: trial)
    case .repeatable: PaintChecks.differenceWhenRepeated(in: trial)
    case .parallel: PaintChecks.differenceInParallel(in: trial)
    case .documents: PaintChecks.differenceInDocuments(in: trial)
    case .changing: MotionChecks.differenceAfterChange(in: trial)
    }
  }
}

extension Ingredient {
  /// Whether the view's size depends on the window's.
  fileprivate var followsWindow: Bool { template.contains("containerRelativeFrame") }

  /// Whether the view depends on its position on the canvas.
  fileprivate var followsPlace: Bool {
    [".global", ".named(", "Careless"].contains { template.contains($0) }
  }

  /// Whether the view depends on its history.
  fileprivate var keepsState: Bool {
    ["Restless", "Measured"].contains { template.contains($0) }
  }

  /// Whether the view sets its own layout direction.
  fileprivate var hasOwnDirection: Bool {
    template.contains("layoutDirection") || template.contains("accessoryCircular")
  }
}
