import Foundation
import Galley
import Synchronization

/// The layout of a picture, from a golden or from the current view.
package struct LayoutSnapshot: Sendable {
  /// The text in the format of `LayoutTree.description` and of goldens.
  package let text: String
  /// The layout tree; `nil` for a layout that was read from text.
  private let tree: LayoutTree?
  private let memo = Memo()

  /// Creates a snapshot from a printed layout.
  package init(_ text: String) {
    self.text = text
    tree = nil
  }

  /// Creates a snapshot of the current layout.
  package init(_ tree: LayoutTree) {
    text = tree.description
    self.tree = tree
  }

  /// The nodes, created on first use, from the tree if there is one or else by parsing the text.
  var model: LayoutModel {
    memo.model.withLock { model in
      let made = model ?? tree.map { LayoutModel($0) } ?? LayoutModel(parsing: text)
      model = made
      return made
    }
  }

  private final class Memo: Sendable {
    let model = Mutex<LayoutModel?>(nil)
  }

  /// Returns the pixels per point of a picture with this layout; `nil` if the layout's size is
  /// unknown.
  package func scale(pixelWidth: Int) -> Double? {
    let width = model.pictureSize.width
    return width > 0 ? Double(pixelWidth) / width : nil
  }

  /// The part of the picture that the canvas covers, in points; `nil` if unknown.
  var canvas: CGRect? {
    let model = model
    return model.canvasSize.width > 0 ? CGRect(origin: model.origin, size: model.canvasSize) : nil
  }
}

extension LayoutSnapshot: Hashable {
  package static func == (a: LayoutSnapshot, b: LayoutSnapshot) -> Bool { a.text == b.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
