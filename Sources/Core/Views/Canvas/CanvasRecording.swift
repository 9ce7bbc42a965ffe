import Foundation

/// The display list of a canvas, or of one of its layers, while code draws it.
///
/// What is clipped and transformed alike is put into one group, however many steps it has.
final class CanvasRecording {
  /// What surrounds a step: pushes, and what undoes them.
  struct Scope {
    enum Key: Hashable {
      case clip(Int)
      case transform(CGAffineTransform)
    }
    let key: Key
    let begin: [DisplayItem]
    let end: [DisplayItem]
  }

  private var items: [DisplayItem] = []
  /// The scopes that are open, the outermost first.
  private var open: [Scope] = []

  /// Adds steps that may stand beside others in the same scopes.
  func add(_ steps: [DisplayItem], within scopes: [Scope]) {
    var common = 0
    while common < open.count, common < scopes.count, open[common].key == scopes[common].key {
      common += 1
    }
    close(to: common)
    for scope in scopes[common...] {
      items += scope.begin
      open.append(scope)
    }
    items += steps
  }

  private func close(to count: Int) {
    while open.count > count { items += open.removeLast().end }
  }

  /// All that was drawn.
  func finish() -> [DisplayItem] {
    close(to: 0)
    return items
  }
}
