import Foundation
import Galley

/// Texts that keep their size when the type size grows.
enum ScalingRule {
  static func issues(from first: CheckedPicture, to picture: CheckedPicture) -> [Issue] {
    guard let large = picture.setting.typeSize, large.isAccessibilitySize else { return [] }
    var sizes: [ViewID: (string: String, size: Double)] = [:]
    for leaf in first.leaves {
      guard let text = first.placed.text(of: leaf.index), let size = size(of: text) else {
        continue
      }
      sizes[first.placed.nodes[leaf.index].id] = (text.string, size)
    }
    // Bars, segments and wheels have a fixed size by the rules of the system.
    let exempt = picture.nodes {
      $0.isInBar || $0.position != nil || $0.traits.contains(.isAdjustable)
    }
    return picture.leaves.compactMap { leaf in
      guard let text = picture.placed.text(of: leaf.index), let size = size(of: text),
        let old = sizes[picture.placed.nodes[leaf.index].id], old.string == text.string,
        size <= old.size + 0.01, !exempt[leaf.index], !text.isPicture
      else { return nil }
      return Issue(
        .scaling, leaf.index, leaf.frame, kind: "fixed",
        "has \(NumberText.points(size)) points at every type size",
        measured: "\(NumberText.points(size)) points", required: "a size that grows",
        remedy: "Use a text style such as .body, or a size relative to one.")
    }
  }

  private static func size(of text: PlacedText) -> Double? {
    text.source.runs.first { !$0.text.allSatisfy(\.isWhitespace) }.map { $0.font.size * text.scale }
  }
}
