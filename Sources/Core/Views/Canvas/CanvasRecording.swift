import Foundation

/// The display list of a canvas or one of its layers while code draws it.
///
/// Consecutive steps with the same clip and transform share one group.
final class CanvasRecording {
  /// The items that surround a step: pushes and the matching pops.
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
  /// The open scopes, outermost first.
  private var open: [Scope] = []

  /// Adds steps, reusing the open scopes that they have in common.
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

  /// Closes all scopes and returns the recorded items.
  func finish() -> [DisplayItem] {
    close(to: 0)
    return items
  }
}
