import SwiftUI

struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text("Flat white").font(.title3)
        Spacer()
        Text("4.20").font(.largeTitle.bold()).accessibilityIdentifier("price")
        Text("EUR").font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Divider()
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("Two shots, poured slowly.")
          Text("Oat milk on request.")
        }
        Text("Two shots, poured slowly. Oat milk on request.")
      }
    }
    .padding()
    .background(.orange.opacity(0.2), in: .rect(cornerRadius: 16))
    .padding()
  }
}

#Preview("Card", traits: .fixedLayout(width: 420, height: 190)) {
  Card()
}

#Preview("Narrow", traits: .fixedLayout(width: 240, height: 210)) {
  Card()
}
