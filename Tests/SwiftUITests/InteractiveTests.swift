import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("An interactive app written for SwiftUI")
struct InteractiveTests {
  @Test("the app is laid out and operated by control names")
  func used() throws {
    let renderer = ImageRenderer(content: PetList())
    renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
    let texts = try renderer.layoutTree().nodes.compactMap(\.text?.string)
    expect(texts, contains: "Pets")
    expect(texts, contains: "Cat")
    expect(texts, contains: "Search")
    try expect(renderer.layoutTree().diagnostics.isEmpty)
    try renderer.tap("Dog")
    try expect(renderer.layoutTree().nodes.contains { $0.kind == .container("sheet") })
  }

  @Test("the app's groups open, and its buttons present screens")
  func opened() throws {
    let renderer = ImageRenderer(content: PetList())
    renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
    func heights() throws -> [CGFloat] { try renderer.layoutTree().nodes.map(\.frame.height) }
    try expect(!heights().contains(80))
    try renderer.tap("Notes")
    try expect(heights().contains(80))
    try renderer.tap("Add")
    try expect(renderer.layoutTree().nodes.contains { $0.kind == .container("sheet") })
  }

  @Test("the app's other screens are laid out")
  func screens() {
    let form = LayoutTree(of: PetForm(pet: .constant(Animal(id: 1, name: "Cat"))))
    expect(form.nodes.contains { $0.text?.string == "Cat" })
    expect(LayoutTree(of: Jumping()).nodes.contains { $0.text?.string == "9" })
  }
}
