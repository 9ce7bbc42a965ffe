import GalleyTesting
import Shop
import SwiftUI
import Testing

@Suite("The price card")
@MainActor
struct PriceCardTests {
  let card = PriceCard(
    name: "Flat white", price: "4.20", note: "Two shots, milk, poured slowly.")

  @Test("matches its reference")
  func looks() {
    assertSnapshot(of: card, as: .image(layout: .fixed(width: 300, height: nil)))
  }

  @Test("matches its references in dark mode, right to left and with large text")
  func surroundings() {
    assertSnapshot(
      of: card, as: .image(layout: .fixed(width: 300, height: nil)),
      variants: [.dark, .rightToLeft, .typeSize(.accessibility1)])
  }

  @Test("aligns the name and the price on a baseline")
  func baseline() {
    let tree = LayoutTree(of: card, proposal: ProposedViewSize(width: 300, height: nil))
    let (name, price) = (tree["name"], tree["price"])
    #expect(
      name.frame.minY + name.dimensions[.firstTextBaseline]
        == price.frame.minY + price.dimensions[.firstTextBaseline])
  }

  @Test("matches its references as pixels and as text")
  func small() {
    let card = PriceCard(name: "Tea", price: "2.50", note: "Green or black.")
    assertSnapshots(of: card, as: ["pixels": .png(scale: 1), "text": .layout])
  }

  @Test("lays out notes of different lengths", arguments: ["Short.", "A note of some length."])
  func notes(note: String) {
    let card = PriceCard(name: "Tea", price: "2.50", note: note)
    assertSnapshot(of: card, as: .layout(.fixed(width: 300, height: nil)), named: note)
  }
}
