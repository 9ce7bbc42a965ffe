import GalleyTesting
import Shop
import SwiftUI
import XCTest

/// The same test in XCTest, where tests of views are asynchronous and run on the main actor.
final class PriceCardXCTests: XCTestCase {
  @MainActor func testCard() async {
    let card = PriceCard(name: "Mocha", price: "4.80", note: "With chocolate.")
    assertSnapshot(of: card, as: .image(layout: .fixed(width: 300, height: nil)))
  }
}
