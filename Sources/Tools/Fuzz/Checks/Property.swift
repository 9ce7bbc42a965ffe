import Galley

/// Something that holds for every view.
enum Property: String, Codable, CaseIterable, Sendable {
  /// No length is NaN, no size negative; all are finite where nothing infinite was asked for.
  case finite = "all frames are numbers"
  case sizingEqualsPlacing = "a view has the size that it answered"
  case fixedFrame = "a view in a fixed frame does not notice the proposal"
  case transposed = "rows are columns with the axes exchanged"
  case mirrored = "right to left is the mirror image"
  case memoised = "answers that are remembered equal answers that are computed"
  case repeatable = "two pictures of a view have equal bytes"
  case parallel = "pictures painted at the same time equal pictures painted alone"
  case documents = "a picture has files of all formats, also in pages, with equal bytes"
  case changing = "a view that has changed is the view that it has become"

  /// What views are made of that this can be said about.
  @MainActor
  var ingredients: [Ingredient] { Self.ingredients[self] ?? [] }

  /// Looking through all templates takes longer than laying a small view out.
  @MainActor
  private static let ingredients = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.suitable(Ingredients.full.list)) })

  @MainActor
  private func suitable(_ all: [Ingredient]) -> [Ingredient] {
    switch self {
    case .finite, .sizingEqualsPlacing, .memoised, .repeatable, .parallel, .documents: return all
    case .transposed: return all.filter { Transposition.table[$0.template] != nil }
    case .fixedFrame: return all.filter { !$0.followsWindow && !$0.followsPlace }
    case .changing: return all.filter { !$0.keepsState }
    case .mirrored: return all.filter { !$0.followsPlace && !$0.hasOwnDirection }
    }
  }

  /// What is wrong with the trial's view; `nil` when all is well.
  @MainActor
  func violation(in trial: Trial) -> String? {
    switch self {
    case .finite: LayoutChecks.unlawfulFrame(in: trial)
    case .sizingEqualsPlacing: LayoutChecks.otherSize(in: trial)
    case .fixedFrame: LayoutChecks.noticedProposal(in: trial)
    case .transposed: LayoutChecks.differenceWhenTransposed(in: trial)
    case .mirrored: LayoutChecks.differenceWhenMirrored(in: trial)
    case .memoised: LayoutChecks.differenceWithoutMemory(in: trial)
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

  /// Whether the view depends on where it lies on the canvas.
  fileprivate var followsPlace: Bool {
    [".global", ".named(", "Careless"].contains { template.contains($0) }
  }

  /// Whether the view depends on what happened before.
  fileprivate var keepsState: Bool {
    ["Restless", "Measured"].contains { template.contains($0) }
  }

  /// Whether the view runs in a direction of its own.
  fileprivate var hasOwnDirection: Bool {
    template.contains("layoutDirection") || template.contains("accessoryCircular")
  }
}
