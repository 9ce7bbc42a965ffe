import Galley
import TestSupport
import Testing

@MainActor
@Suite("Shapes made of shapes")
struct ShapeFormTests {
  private func items(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view.frame(width: 100, height: 60)).displayList().items
      .map(\.description)
  }

  @Test("a stroke is a shape, which is drawn as a line")
  func stroke() throws {
    let line = "stroke rect 0 0 100 60 width 4 with"
    #expect(try items(Rectangle().stroke(lineWidth: 4)) == ["\(line) #000000"])
    #expect(try items(Rectangle().stroke(lineWidth: 4).fill(.white)) == ["\(line) #FFFFFF"])
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let outline = Rectangle().stroke(lineWidth: 4).path(in: rect)
    #expect(outline.boundingRect == rect.insetBy(dx: -2, dy: -2))
    #expect(!outline.contains(CGPoint(x: 50, y: 30)) && outline.contains(CGPoint(x: 1, y: 1)))
    // The size is that of what is stroked.
    let circle = LayoutTree(
      of: Circle().stroke(lineWidth: 4), proposal: ProposedViewSize(width: 30, height: 30))
    #expect(circle.root.frame.size == CGSize(width: 30, height: 30))
  }

  @Test("corners in a container are concentric with its own")
  func containerRelative() throws {
    let rect = CGRect(x: 10, y: 10, width: 80, height: 40)
    let inner = RoundedRectangle(cornerRadius: 14).path(in: rect)
    let list = try ImageRenderer(
      content: ContainerRelativeShape().padding(10).frame(width: 100, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 24))
    ).displayList()
    #expect(list.items == [.fill(inner, .color(.black), FillStyle())])
    // A container as large as the shape, and none.
    #expect(
      try items(ContainerRelativeShape().containerShape(Capsule()))
        == items(Capsule()))
    #expect(try items(ContainerRelativeShape()) == ["fill rect 0 0 100 60 with #000000"])
    // Of itself, the container's shape is a rectangle.
    #expect(
      try items(ContainerRelativeShape().containerShape(ContainerRelativeShape()))
        == ["fill rect 0 0 100 60 with #000000"])
    // The nearest one counts, also for clips.
    let nested = ContainerRelativeShape().containerShape(Rectangle()).containerShape(Capsule())
    #expect(try items(nested) == items(Rectangle()))
    let clipped = Color.white.clipShape(ContainerRelativeShape()).containerShape(Capsule())
    #expect(try items(clipped)[0] == items(Color.white.clipShape(Capsule()))[0])
  }

  @Test("an inset of the container's shape reduces its corners as well")
  func insetContainer() throws {
    let list = try ImageRenderer(
      content: ContainerRelativeShape().inset(by: 6).frame(width: 100, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    ).displayList()
    let expected = RoundedRectangle(cornerRadius: 14)
      .path(in: CGRect(x: 6, y: 6, width: 88, height: 48))
    #expect(list.items == [.fill(expected, .color(.black), FillStyle())])
  }
}
