import Foundation
import Galley

/// Controls and pictures without labels, and neighboring controls with the same one.
enum LabelRules {
  static func issues(in picture: CheckedPicture) -> [Issue] {
    unlabeled(picture) + unreachable(picture) + duplicates(picture)
  }

  private static func unlabeled(_ picture: CheckedPicture) -> [Issue] {
    picture.elements.compactMap { element in
      let isControl = !element.traits.isDisjoint(with: .interactive)
      let isMade = element.facts["element"] != nil
      guard isControl || element.traits.contains(.isImage) || isMade else { return nil }
      let hasName = !element.label.trimmingCharacters(in: .whitespaces).isEmpty
      if hasName, !element.isNamedAfterFile { return nil }
      // The wheels of a date are controls of the system without labels.
      if element.hasSystemSize, !element.value.isEmpty { return nil }
      // A field without text says its placeholder.
      if element.traits.contains(.isTextEntry), !element.value.isEmpty { return nil }
      if !isControl, !element.isNamedAfterFile, !element.value.isEmpty { return nil }
      // The system describes most of its symbols; in a control, say what it does.
      if element.isSymbol, !isControl { return nil }
      let isPaged = element.traits.contains(.isAdjustable) && element.value.hasPrefix("page ")
      if isPaged { return nil }
      return Issue(
        .label, isControl || isMade ? .error : .warning, element.index, element.frame,
        hasName ? "is read out by the name of its picture, “\(element.label)”" : "has no label",
        measured: hasName ? "“\(element.label)”" : "no label", required: "a label",
        remedy: isControl
          ? "Add accessibilityLabel(_:), or use a Label with a title."
          : "Add accessibilityLabel(_:), or use Image(decorative:) or accessibilityHidden(true) if"
            + " the picture says nothing.")
    }
  }

  /// Returns views that can be tapped but that a screen reader does not find.
  private static func unreachable(_ picture: CheckedPicture) -> [Issue] {
    let placed = picture.placed
    guard !picture.leaves.isEmpty else { return [] }
    var reached: Set<Int> = []
    for element in picture.elements {
      var index = element.index
      while reached.insert(index).inserted, index != 0 { index = placed.nodes[index].parent }
    }
    let spanned = picture.nodes { _ in true }
    let seen = Set(picture.leaves.map(\.index))
    let canvas = placed.canvas.width * placed.canvas.height
    var issues: [Issue] = []
    var end = 0
    for index in placed.nodes.indices where index >= end {
      guard let control = placed.control(of: index), control.isEnabled, !reached.contains(index),
        !spanned[index]
      else { continue }
      let node = placed.nodes[index]
      end = node.end
      guard (index..<node.end).contains(where: seen.contains),
        node.frame.width * node.frame.height < canvas * 0.9
      else { continue }
      issues.append(
        Issue(
          .label, index, node.frame, kind: "unreachable",
          "can be tapped, but a screen reader does not find it",
          measured: "no element", required: "an element with a label",
          remedy:
            "Use a Button, or add accessibilityLabel(_:) and accessibilityAddTraits(.isButton)."
        ))
    }
    return issues
  }

  /// The maximum number of texts between two neighbors.
  private static let distance = 2

  private static func duplicates(_ picture: CheckedPicture) -> [Issue] {
    var issues: [Issue] = []
    var last: (position: Int, element: AccessibilityElement)?
    for (position, element) in picture.elements.enumerated() {
      guard !element.traits.isDisjoint(with: .interactive), !element.traits.contains(.isTextEntry)
      else { continue }
      defer { last = (position, element) }
      guard let last, position - last.position <= distance + 1, !element.label.isEmpty,
        last.element.speech == element.speech, last.element.position == nil,
        last.element.containers == element.containers
      else { continue }
      issues.append(
        Issue(
          .duplicate, .warning, element.index, element.frame,
          "is read out like the control before it, “\(element.spokenDescription)”",
          measured: "“\(element.spokenDescription)” twice", required: "different labels",
          remedy:
            "Say what each control acts on with accessibilityLabel(_:), such as “Delete Milk”."
        ))
    }
    return issues
  }
}
