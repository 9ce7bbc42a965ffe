import Galley

/// Applies the solution to the views.
extension LayoutEngine {
  var rootSize: CGSize {
    guard let box = boxes[ObjectIdentifier(root)] else { return .zero }
    return CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
  }

  /// Makes text wrap in the widths of the solution.
  func setLayoutWidths() {
    for assumption in assumptions {
      guard let box = boxes[ObjectIdentifier(assumption.view)] else { continue }
      assumption.view.layoutState.width = max(solver.value(of: box.width), 0)
    }
  }

  var hasWrongAssumptions: Bool {
    assumptions.contains { assumption in
      let (new, old) = (assumption.view.intrinsicContentSize, assumption.intrinsicSize)
      return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
        || assumption.view.safeAreaInsets != assumption.safeArea
    }
  }

  func applyFrames() {
    let scale = UITraitCollection.current.scaleOfPixels
    func rounded(_ value: LinearExpression) -> CGFloat {
      // Arithmetic errors must not decide how half a pixel is rounded.
      let pixels = (solver.value(of: value) * scale * 1e6).rounded() / 1e6
      return pixels.rounded() / scale
    }
    for item in items {
      let outside = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
      guard let box = boxes[ObjectIdentifier(item)], let outside,
        let outer = boxes[ObjectIdentifier(outside)]
      else { continue }
      let frame = CGRect(
        x: rounded(box.x) - rounded(outer.x), y: rounded(box.y) - rounded(outer.y),
        width: rounded(box.maxX) - rounded(box.x), height: rounded(box.maxY) - rounded(box.y))
      switch item {
      case let view as UIView where !view.frame.isClose(to: frame):
        view.frame = frame
        outside.layoutState.needsLayout = true
      case let guide as UILayoutGuide:
        guide.solvedFrame = frame
        if guide.kind == .content, frame.size != .zero {
          (outside as? UIScrollView)?.contentSize = frame.size
        }
      default: break
      }
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
