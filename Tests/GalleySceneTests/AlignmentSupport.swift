import Galley
import GalleyCatalog
@testable import GalleyScenes

/// Returns the picture of an alignment scene.
@MainActor
func alignmentPicture(_ number: Int, variant: Int = 0) -> ScenePicture {
  guard
    let scene = SceneCatalog.galley.scenes.first(where: {
      $0.group == "alignment" && $0.number == number
    })
  else { preconditionFailure("unknown scene alignment/\(number)") }
  return scene.pictures[variant]
}

/// Returns the layout of an alignment scene.
@MainActor
func alignmentTree(_ number: Int, variant: Int = 0, tracing: Bool = false) -> LayoutTree {
  do {
    return try alignmentPicture(number, variant: variant).layoutTree(tracing: tracing)
  } catch {
    preconditionFailure("alignment/\(number) can't be laid out: \(error)")
  }
}

extension CGFloat {
  /// Whether two numbers are equal except for rounding errors.
  func isClose(to other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}

extension LayoutTree.Node {
  var first: CGFloat { dimensions[.firstTextBaseline] }
  var last: CGFloat { dimensions[.lastTextBaseline] }
  var explicitFirst: CGFloat? { dimensions[explicit: .firstTextBaseline] }
  var explicitLast: CGFloat? { dimensions[explicit: .lastTextBaseline] }

  /// Returns the frame in the coordinates of another view.
  func frame(in other: LayoutTree.Node) -> CGRect {
    frame.offsetBy(dx: -other.frame.minX, dy: -other.frame.minY)
  }
}
