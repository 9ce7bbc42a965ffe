import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Files that import only SwiftUI")
struct ImportedAloneTests {
  private func texts(_ renderer: ImageRenderer<some View>) throws -> [String] {
    try renderer.layoutTree().nodes.compactMap(\.text?.string)
  }

  @Test("Combine is available, and views observe their objects")
  func combine() throws {
    let renderer = ImageRenderer(content: HarbourView())
    try expectEqual(texts(renderer), ["1 calm", "arrive"])
    try renderer.tap("arrive")
    try expectEqual(texts(renderer), ["3 calm", "arrive"])
    let harbour = Harbour()
    let subject = CurrentValueSubject<Int, Never>(7)
    let subscription = harbour.watch(subject)
    expectEqual(harbour.boats, 7)
    subscription.cancel()
    subject.send(8)
    expectEqual(harbour.boats, 7)
  }

  @Test("every long-press modifier returns a view")
  func longPresses() throws {
    try expectEqual(texts(ImageRenderer(content: LongPresses())).count, 11)
  }
}
