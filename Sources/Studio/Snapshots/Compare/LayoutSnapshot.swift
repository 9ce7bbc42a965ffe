import Foundation
import Galley
import Synchronization

/// The layout of a picture, from a golden or from the current view.
package struct LayoutSnapshot: Sendable {
  /// The printed layout, or the layout tree to print.
  private enum Source {
    case text(String)
    case tree(LayoutTree)
  }
  private let source: Source
  private let memo = Memo()

  /// Creates a snapshot from a printed layout.
  package init(_ text: String) { source = .text(Self.renamed(text)) }

  /// Returns a printed layout in which the root of a preview with the size of its view has its present
  /// name, so that earlier goldens remain valid.
  private static func renamed(_ text: String) -> String {
    let (old, new) = ("FittedLayout (", "Preview (")
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return text }
    let root = text.index(after: end)
    guard text[root...].hasPrefix(old) else { return text }
    return text[..<root] + new + text[root...].dropFirst(old.count)
  }

  /// Creates a snapshot of the current layout.
  package init(_ tree: LayoutTree) { source = .tree(tree) }

  /// The text in the format of `LayoutTree.description` and of goldens, created on first use: off the
  /// main thread, which lays out the next view meanwhile.
  package var text: String {
    switch source {
    case .text(let text): text
    case .tree(let tree):
      memo.text.withLock { text in
        let made = text ?? tree.description
        text = made
        return made
      }
    }
  }

  /// The nodes, created on first use, from the tree if there is one or else by parsing the text.
  var model: LayoutModel {
    memo.model.withLock { model in
      let made = model ?? makeModel()
      model = made
      return made
    }
  }

  private func makeModel() -> LayoutModel {
    switch source {
    case .text(let text): LayoutModel(parsing: text)
    case .tree(let tree): LayoutModel(tree)
    }
  }

  private final class Memo: Sendable {
    let text = Mutex<String?>(nil)
    let model = Mutex<LayoutModel?>(nil)
  }

  /// Returns the pixels per point of a picture with this layout; `nil` if the layout's size is
  /// unknown.
  package func scale(pixelWidth: Int) -> Double? {
    let width = model.pictureSize.width
    return width > 0 ? Double(pixelWidth) / width : nil
  }

  /// Whether the picture has annotations around the canvas.
  package var hasMargins: Bool { model.margins != nil }

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
