import Galley
import GalleyScenes

/// The picture of an alignment scene.
@MainActor
func alignmentPicture(_ number: Int, variant: Int = 0) -> ScenePicture {
  guard let scene = Catalog.scenes.first(where: { $0.group == "alignment" && $0.number == number })
  else { preconditionFailure("there is no scene alignment/\(number)") }
  return scene.pictures[variant]
}

/// Where everything is in an alignment scene.
@MainActor
func alignmentTree(_ number: Int, variant: Int = 0, tracing: Bool = false) -> LayoutTree {
  do {
    return try alignmentPicture(number, variant: variant).layoutTree(tracing: tracing)
  } catch {
    preconditionFailure("alignment/\(number) cannot be laid out: \(error)")
  }
}

extension CGFloat {
  /// Whether the two differ by no more than arithmetic does.
  func isClose(to other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}

extension LayoutTree.Node {
  var first: CGFloat { dimensions[.firstTextBaseline] }
  var last: CGFloat { dimensions[.lastTextBaseline] }
  var explicitFirst: CGFloat? { dimensions[explicit: .firstTextBaseline] }
  var explicitLast: CGFloat? { dimensions[explicit: .lastTextBaseline] }

  /// The frame in the coordinates of another view.
  func frame(in other: LayoutTree.Node) -> CGRect {
    frame.offsetBy(dx: -other.frame.minX, dy: -other.frame.minY)
  }
}
