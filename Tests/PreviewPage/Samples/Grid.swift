import SwiftUI

/// About 300 views.
struct PriceGrid: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(0..<60, id: \.self) { row in
        HStack {
          Text("Row \(row)")
          Spacer()
          Text("Some words about it")
          Text("4.20")
        }
      }
    }
    .font(.caption)
    .padding()
  }
}

#Preview("Grid", traits: .fixedLayout(width: 400, height: 1100)) {
  PriceGrid()
}
