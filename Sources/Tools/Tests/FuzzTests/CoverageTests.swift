import Foundation
import Testing

@testable import GalleyTables
@testable import GalleyFuzz

/// Ensures that new views and modifiers are added to the random trees.
@MainActor
@Suite("Coverage of random views")
struct CoverageTests {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Modifiers that only return the view, and those that need more than a value.
  private static let leftOut: Set = [
    "onDisappear", "environmentObjects", "scrollDisabled",
    "scrollTargetLayout", "onScrollGeometryChange", "onScrollPhaseChange",
    "scrollTargetBehavior", "scrollIndicators",
    "geometryGroup", "matchedGeometryEffect",
    "contentTransition", "sensoryFeedback",
    // Facts about elements, which have no effect on other views, and older forms.
    "accessibility", "accessibilityRespondsToUserInteraction", "accessibilityLabeledPair",
    "accessibilityLinkedGroup", "accessibilityTextContentType", "accessibilityDirectTouch",
    "accessibilityScrollAction", "accessibilityZoomAction", "accessibilityDragPoint",
    "accessibilityShowsLargeContentViewer", "accessibilityDropPoint", "accessibilityScrollStatus",
    "accessibilityRotor", "accessibilityChartDescriptor",
    "accessibilityIgnoresInvertColors", "refreshable", "onOpenURL", "swipeActions",
    "searchSuggestions", "focused", "focusable", "defaultFocus", "focusEffectDisabled",
    "focusSection", "submitLabel", "onSubmit", "submitScope", "textInputAutocapitalization",
    "autocorrectionDisabled", "disableAutocorrection", "textSelection", "scrollDismissesKeyboard",
    "keyboardShortcut", "menuIndicator", "menuOrder",
    "presentationDetents", "presentationDragIndicator", "presentationCornerRadius",
    "presentationBackgroundInteraction",
    "presentationBackground", "presentationCompactAdaptation", "presentationSizing",
    "interactiveDismissDisabled",
    "statusBar", "scrollBounceBehavior",
    "scrollIndicatorsFlash", "onLongPressGesture", "onHover", "onContinuousHover",
    "hoverEffect",
    "previewLayout", "previewDevice", "previewDisplayName", "previewInterfaceOrientation",
    "previewContext",
  ]

  /// Views that are part of every tree, whether named or not.
  private static let everywhere: Set = [
    "AnyView", "TupleView", "ModifiedContent", "PlaceholderContentView",
    // These come from `Group(subviews:)`, which is an ingredient.
    "Subview", "SubviewsCollection", "SubviewsCollectionSlice",
    // This comes from `Button(role:)`.
    "DefaultButtonLabel",
    // This comes from `OutlineGroup`.
    "OutlineSubgroupChildren",
  ]

  /// Returns the text of all files with an extension in the targets with views.
  private func text(ofFiles suffix: String) throws -> [String] {
    try ["Core/Evaluation", "Core/Views", "Core/Controls", "Core/Accepted"].flatMap { target in
      let folder = Self.sources.appending(path: target)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      return try files.filter { $0.hasSuffix(suffix) }.sorted()
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
  }

  /// Returns the text of all Swift files in the targets with views.
  private func sourceText() throws -> String { try text(ofFiles: ".swift").joined(separator: "\n") }

  /// Returns the Swift source of all tables in the targets with views.
  private func tableText() throws -> String {
    try text(ofFiles: ".table").map { try Table($0).source }.joined(separator: "\n")
  }

  private var templates: String { Ingredients.full.list.map(\.template).joined(separator: "\n") }

  @Test("every modifier of View is an ingredient")
  func modifiers() throws {
    let start = "\nextension View {"
    let extensions = try sourceText().split(separator: start).dropFirst().map { part in
      part.prefix(upTo: part.firstRange(of: "\n}")?.lowerBound ?? part.endIndex)
    }
    // An expanded table has a line for each member, and the last one has the closing brace as well.
    let tables = try tableText().split(separator: start).dropFirst().flatMap { part in
      part.split(separator: "\n").prefix { $0.contains("public func ") }
    }
    var names: Set<String> = []
    for body in extensions + tables {
      // Modifiers that only return the view, such as those accepted for compatibility, need no
      // trees.
      let declarations = body.split(separator: "public func ").dropFirst().filter {
        let code = $0.prefix(upTo: $0.firstRange(of: "  ///")?.lowerBound ?? $0.endIndex)
        let body = /some View\s*(where [^{]*)?\{\s*self\s*\}[\s}]*(nonisolated\s*)?$/
        return code.firstMatch(of: body) == nil
      }
      names.formUnion(declarations.map { String($0.prefix { $0.isLetter }) })
    }
    #expect(names.count > 90)
    let missing = names.subtracting(Self.leftOut).filter { !templates.contains(".\($0)") }
    #expect(missing.sorted() == [])
  }

  @Test("every transposed template is an ingredient")
  func transpositions() {
    #expect(Transposition.table.keys.filter { Ingredients.full[$0] == nil } == [])
  }

  @Test("every public view is an ingredient")
  func views() throws {
    let text = try sourceText() + tableText()
    let types = text.matches(of: /public struct ([A-Z][A-Za-z]+)(<[^{]*>)?[:,A-Za-z ]* \{/)
      .map { String($0.1) }
    let conforming = text.matches(of: /extension ([A-Z][A-Za-z]+): [^{]*(View|Shape)[, \n{]/)
      .map { String($0.1) }
    let views = types.filter { conforming.contains($0) && !$0.contains("Style") }
    #expect(views.count > 45)
    let missing = Set(views).subtracting(Self.everywhere).filter { !templates.contains($0) }
    #expect(missing.sorted() == [])
  }
}
