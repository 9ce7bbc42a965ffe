import Foundation
import Galley

/// Elements whose order, size or words don't match the picture.
enum ReadingRules {
  static func issues(in picture: CheckedPicture) -> [Issue] {
    empty(picture) + words(picture) + order(picture)
  }

  private static func empty(_ picture: CheckedPicture) -> [Issue] {
    picture.elements.compactMap { element in
      guard element.frame.width < 1 || element.frame.height < 1 else { return nil }
      return Issue(
        .reading, element.index, element.frame, kind: "empty",
        "is read out, but has no size", measured: points(element.frame.size),
        required: "a visible size",
        remedy: "Remove the view, or hide it with accessibilityHidden(true).")
    }
  }

  private static let kinds: [(trait: AccessibilityTraits, words: Set<String>)] = [
    (.isButton, ["button", "btn"]), (.isLink, ["link"]), (.isHeader, ["heading", "header"]),
    (.isImage, ["image", "picture", "icon", "photo"]), (.isTab, ["tab"]),
    (.isToggle, ["switch", "toggle"]), (.isTextEntry, ["field"]), (.isAdjustable, ["slider"]),
  ]

  private static func words(_ picture: CheckedPicture) -> [Issue] {
    picture.elements.compactMap { element in
      let words = element.label.lowercased().split { !$0.isLetter }.map(String.init)
      guard words.count > 1 || element.traits.contains(.isImage), let last = words.last,
        !element.isNamedAfterFile,
        kinds.contains(where: { element.traits.contains($0.trait) && $0.words.contains(last) })
      else { return nil }
      return Issue(
        .reading, .warning, element.index, element.frame, kind: "words",
        "says “\(last)” twice: in its label and as its kind",
        measured: "“\(element.spokenDescription)”", required: "a label without its kind",
        remedy: "Remove “\(last)” from the label.")
    }
  }

  /// Returns elements that are read before others above them because of their priority.
  private static func order(_ picture: CheckedPicture) -> [Issue] {
    var issues: [Issue] = []
    for (element, next) in zip(picture.elements, picture.elements.dropFirst()) {
      guard element.sortPriority > next.sortPriority, element.containers == next.containers,
        next.frame.maxY <= element.frame.minY + 1, !next.isInBar,
        // Charts are read in the order of their data.
        element.facts["chart"] == nil, next.facts["chart"] == nil
      else { continue }
      issues.append(
        Issue(
          .reading, .warning, element.index, element.frame, kind: "order",
          "is read before “\(next.label.prefix(40))”, which is above it",
          measured: "priority \(NumberText.points(element.sortPriority))",
          required: "the order on the screen",
          remedy: "Remove accessibilitySortPriority(_:), or arrange the views in this order."))
    }
    return issues
  }
}
