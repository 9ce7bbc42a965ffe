import GalleyCommand
import Shop
import SwiftUI

/// A program with the commands of `galley` for these scenes: `swift run ShopScenes list`.
@main struct ShopScenes: CatalogProgram {
  static let catalog = SceneCatalog([.drinks, .order], groupTitles: ["shop": "The shop"])
}

extension CatalogScene {
  /// The card of a drink in its states.
  static let drinks = CatalogScene(
    "shop/01-drinks", "A drink with its price", canvas: CGSize(width: 300, height: 140),
    overlays: [.baselines], views: ["name", "price"],
    variants: [
      Variant("light", rulers: [.width(of: "name")]) { card },
      Variant("dark", environment: { $0.colorScheme = .dark }) { card },
    ]
  )
  .tolerating(PixelTolerance(channel: 1, pixels: 4, reason: "curves may round differently"))

  /// An order, before and after a tap.
  static let order = CatalogScene(
    "shop/02-order", "Ordering a drink", canvas: CGSize(width: 200, height: 80),
    variants: [
      Variant("empty") { Order() },
      Variant("ordered") { Order() }.after { try $0.tap("order") },
    ])

  private static var card: PriceCard {
    PriceCard(name: "Flat white", price: "4.20", note: "Two shots, milk, poured slowly.")
  }
}

private struct Order: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(count == 0 ? "Nothing ordered" : "Ordered: \(count)").accessibilityIdentifier("name")
      Button("Order") { count += 1 }.accessibilityIdentifier("order")
    }
  }
}
