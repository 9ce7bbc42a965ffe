import Expectations
import Foundation
import Galley
import Testing

// Where popovers are.
extension PresentedViewTests {
  @Test("a popover is a sheet unless its content requests otherwise")
  func popover() throws {
    func tree(_ adaptation: PresentationAdaptation) throws -> LayoutTree {
      try renderer(
        Text("a").popover(isPresented: .constant(true)) {
          Text("b").padding().presentationCompactAdaptation(adaptation)
        }
      ).layoutTree()
    }
    try expect(tree(.automatic).nodes.contains { $0.kind == .container("sheet") })
    let popover = try tree(.popover)
    expect(!popover.nodes.contains { $0.kind == .container("sheet") })
    let anchor = try require(popover.nodes.first { $0.text?.string == "a" }).frame
    let content = try require(popover.nodes.first { $0.text?.string == "b" }).frame
    expectGreater(content.minY, anchor.maxY)
    expectLess(content.height, 30)
  }

  /// Presents 200 by 60 points from a view of 40 by 20 points.
  private func popover(
    _ alignment: Alignment = .center, at edge: Edge? = nil,
    _ attachment: PopoverAttachmentAnchor = .rect(.bounds),
    direction: LayoutDirection = .leftToRight
  ) -> ImageRenderer<some View> {
    renderer(
      Color.red.frame(width: 40, height: 20)
        .popover(
          isPresented: .constant(true), attachmentAnchor: attachment, arrowEdge: edge
        ) {
          Color.blue.frame(width: 200, height: 60).accessibilityIdentifier("content")
            .presentationCompactAdaptation(.popover)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .environment(\.layoutDirection, direction))
  }

  @Test("a popover is centered on its anchor, 13 points away and 10 points from the screen's edges")
  func popoverPlace() throws {
    func origin(
      _ alignment: Alignment = .center, at edge: Edge? = nil,
      _ attachment: PopoverAttachmentAnchor = .rect(.bounds),
      direction: LayoutDirection = .leftToRight
    ) throws -> CGPoint {
      let renderer = popover(alignment, at: edge, attachment, direction: direction)
      return try renderer.layoutTree()["content"].frame.origin
    }
    try expectEqual(origin(), CGPoint(x: 95, y: 423))
    try expectEqual(origin(.topLeading), CGPoint(x: 10, y: 33))
    try expectEqual(origin(.bottomTrailing), CGPoint(x: 180, y: 707))
    try expectEqual(origin(at: .top), CGPoint(x: 95, y: 317))
    try expectEqual(origin(.leading, at: .trailing), CGPoint(x: 53, y: 370))
    try expectEqual(origin(.trailing, at: .leading), CGPoint(x: 137, y: 370))
    // Where its edge leaves no room, a popover is at another one.
    try expectEqual(origin(.bottom, at: .bottom), CGPoint(x: 95, y: 707))
    try expectEqual(origin(.top, at: .top), CGPoint(x: 95, y: 33))
    try expectEqual(origin(.leading, at: .leading), CGPoint(x: 53, y: 370))
    try expectEqual(origin(.center, .point(.bottomLeading)), CGPoint(x: 75, y: 423))
    try expectEqual(
      origin(.center, .rect(.rect(CGRect(x: 30, y: 0, width: 10, height: 5)))),
      CGPoint(x: 110, y: 408))
    try expectEqual(
      origin(.leading, at: .trailing, direction: .rightToLeft), CGPoint(x: 137, y: 370))
    try expectEqual(
      origin(.center, .point(.bottomLeading), direction: .rightToLeft), CGPoint(x: 115, y: 423))
  }

  @Test("a popover of a whole screen is beside its middle, also at a given edge")
  func popoverOfScreen() throws {
    for (edge, y) in [(nil, 413), (.bottom, 413), (.top, 327)] as [(Edge?, CGFloat)] {
      let tree = try renderer(
        Color.red.popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.blue.frame(width: 200, height: 60).accessibilityIdentifier("content")
            .presentationCompactAdaptation(.popover)
        }
      ).layoutTree()
      expectEqual(tree["content"].frame.origin, CGPoint(x: 95, y: y))
    }
  }

  @Test("the bubble of a popover reaches to its anchor with an arrow")
  func popoverArrow() throws {
    func clips(_ alignment: Alignment, at edge: Edge?) throws -> [CGRect] {
      try popover(alignment, at: edge).displayList().items.compactMap { item in
        guard case .pushClip(let path, _) = item else { return nil }
        return path.boundingRect.insetBy(dx: 1, dy: 1)
      }
    }
    // The bounding rectangle may include the control points of the arrow's curves.
    let below = try clips(.center, at: nil)
    expect(below.contains { $0.minY < 412 && $0.maxY > 480 && $0.minX > 95 })
    let beside = try clips(.leading, at: .trailing)
    expect(beside.contains { $0.minX < 42 && $0.maxX > 250 && $0.minY > 370 })
  }
}
