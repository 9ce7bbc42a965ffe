import Foundation
import Testing

@testable import GalleyFuzz

/// A new view or modifier has to be thrown into the random trees, too.
@MainActor
@Suite("What random views are made of")
struct CoverageTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// Modifiers that only return the view, and those that need more than a value.
  private static let leftOut: Set = [
    "onDisappear", "environmentObjects", "scrollDisabled",
    "scrollTargetLayout", "onScrollGeometryChange", "onScrollPhaseChange",
    "scrollTargetBehavior", "scrollIndicators",
    "geometryGroup", "matchedGeometryEffect",
    "contentTransition", "sensoryFeedback", "accessibilityValue",
    "accessibilityHint", "accessibilityInputLabels", "accessibilityHidden",
    "accessibilityElement", "accessibilityRemoveTraits",
    "accessibilitySortPriority", "accessibilityAction",
    "accessibilityAdjustableAction", "accessibilityRespondsToUserInteraction",
    "accessibilityIgnoresInvertColors", "help", "refreshable", "onOpenURL", "swipeActions",
    "searchSuggestions", "focused", "focusable", "defaultFocus", "focusEffectDisabled",
    "focusSection", "submitLabel", "onSubmit", "submitScope", "textInputAutocapitalization",
    "autocorrectionDisabled", "disableAutocorrection", "textSelection", "scrollDismissesKeyboard",
    "keyboardShortcut", "menuIndicator", "menuOrder",
    "presentationDetents", "presentationDragIndicator", "presentationCornerRadius",
    "presentationBackground", "presentationCompactAdaptation", "interactiveDismissDisabled",
    "statusBar", "scrollBounceBehavior",
    "scrollIndicatorsFlash", "onLongPressGesture", "onHover", "onContinuousHover",
    "hoverEffect",
  ]

  /// Views that every tree is built with, named or not.
  private static let everywhere: Set = [
    "AnyView", "TupleView", "ModifiedContent", "PlaceholderContentView",
    // What `Group(subviews:)` gives, which is in a recipe.
    "Subview", "SubviewsCollection", "SubviewsCollectionSlice",
  ]

  /// All Swift files of the targets that hold views.
  private func sourceText() throws -> String {
    try ["GalleyCore", "GalleyViews", "GalleyControls", "GalleyCompatibility"].flatMap { target in
      let folder = Self.sources.appending(path: target)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try files.filter { $0.hasSuffix(".swift") }.sorted()
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }.joined(separator: "\n")
  }

  private var templates: String { Ingredients.full.list.map(\.template).joined(separator: "\n") }

  @Test("every modifier of View is in a recipe")
  func modifiers() throws {
    var names: Set<String> = []
    for part in try sourceText().split(separator: "\nextension View {").dropFirst() {
      let body = part.prefix(upTo: part.firstRange(of: "\n}")?.lowerBound ?? part.endIndex)
      // What only returns the view, as what is accepted does, needs no trees.
      let declarations = body.split(separator: "public func ").dropFirst().filter {
        let code = $0.prefix(upTo: $0.firstRange(of: "  ///")?.lowerBound ?? $0.endIndex)
        return code.firstMatch(of: /some View\s*\{\s*self\s*\}\s*(nonisolated\s*)?$/) == nil
      }
      names.formUnion(declarations.map { String($0.prefix { $0.isLetter }) })
    }
    #expect(names.count > 90)
    let missing = names.subtracting(Self.leftOut).filter { !templates.contains(".\($0)") }
    #expect(missing.sorted() == [])
  }

  @Test("every public view is in a recipe")
  func views() throws {
    let text = try sourceText()
    let types = text.matches(of: /public struct ([A-Z][A-Za-z]+)(<[^{]*>)?[:,A-Za-z ]* \{/)
      .map { String($0.1) }
    let views = types.filter { name in
      !text.matches(of: try! Regex("extension \(name): [^{]*(View|Shape)[, \\n{]")).isEmpty
        && !name.contains("Style")
    }
    #expect(views.count > 45)
    let missing = Set(views).subtracting(Self.everywhere).filter { !templates.contains($0) }
    #expect(missing.sorted() == [])
  }
}
