import Foundation
import Galley
import Synchronization

/// Where the views of a picture are: as a golden says it, or as they are laid out now.
package struct LayoutSnapshot: Sendable {
  /// As `LayoutTree.description` prints it, and as goldens keep it.
  package let text: String
  /// The layout itself; `nil` for one that was read.
  private let tree: LayoutTree?
  private let memo = Memo()

  /// A layout that was printed.
  package init(_ text: String) {
    self.text = text
    tree = nil
  }

  /// A view as it is laid out now.
  package init(_ tree: LayoutTree) {
    text = tree.description
    self.tree = tree
  }

  /// The nodes, made when they are first asked for; what is printed is read only where there is
  /// nothing else.
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

  /// Pixels per point of a picture with this layout; `nil` if the layout does not say.
  package func scale(pixelWidth: Int) -> Double? {
    let width = model.pictureSize.width
    return width > 0 ? Double(pixelWidth) / width : nil
  }

  /// What the canvas covers of the picture, in points; `nil` if the layout does not say.
  var canvas: CGRect? {
    let model = model
    return model.canvasSize.width > 0 ? CGRect(origin: model.origin, size: model.canvasSize) : nil
  }
}

extension LayoutSnapshot: Hashable {
  package static func == (a: LayoutSnapshot, b: LayoutSnapshot) -> Bool { a.text == b.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
