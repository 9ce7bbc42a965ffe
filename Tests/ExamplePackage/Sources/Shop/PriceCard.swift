import SwiftUI

/// A drink with its price.
public struct PriceCard: View {
  let name: String
  let price: String
  let note: String

  /// - Parameters:
  ///   - name: The name of the drink.
  ///   - price: The price, such as "4,20 €".
  ///   - note: A line below the name.
  public init(name: String, price: String, note: String) {
    self.name = name
    self.price = price
    self.note = note
  }

  /// The name and the price on a common baseline, and the note below.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(name).font(.title2).accessibilityIdentifier("name")
        Spacer()
        Text(price).font(.title.bold()).accessibilityIdentifier("price")
        Text("EUR").font(.footnote).foregroundStyle(.secondary)
      }
      Divider()
      Text(note).font(.callout).foregroundStyle(.secondary).accessibilityIdentifier("note")
    }
    .padding()
    .background(.orange.opacity(0.2), in: .rect(cornerRadius: 16))
  }
}

#Preview("Flat white") {
  PriceCard(name: "Flat white", price: "4.20", note: "Two shots, milk, poured slowly.")
}
