import SwiftUI

struct Order: View {
  @State private var name = "Ada"
  @State private var hasMilk = true
  @State private var cups = 1
  @State private var strength = 0.25
  @State private var size = "Medium"
  @State private var day = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var color = Color.orange
  @State private var isWide = false

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Toggle("Milk", isOn: $hasMilk)
      Button("Cups: \(cups)") { cups += 1 }.accessibilityIdentifier("cups")
      Slider(value: $strength)
      Text("Strength \(Int(strength * 100))").accessibilityIdentifier("strength")
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      DatePicker("Day", selection: $day)
      ColorPicker("Colour", selection: $color)
      Button("Move") {
        withAnimation(.linear(duration: 0.4)) { isWide.toggle() }
      }
      Rectangle().fill(color).frame(width: isWide ? 260 : 60, height: 20)
        .accessibilityIdentifier("bar")
    }
    .padding()
  }
}

#Preview("Order", traits: .fixedLayout(width: 360, height: 480)) {
  Order()
}
