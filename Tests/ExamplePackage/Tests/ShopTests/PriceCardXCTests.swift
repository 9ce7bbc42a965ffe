import GalleyTesting
import Shop
import SwiftUI
import XCTest

/// The same test in XCTest.
final class PriceCardXCTests: XCTestCase {
  func testCard() {
    assertSnapshot(
      of: PriceCard(name: "Mocha", price: "4.80", note: "With chocolate."),
      as: .image(layout: .fixed(width: 300, height: nil)))
  }
}
