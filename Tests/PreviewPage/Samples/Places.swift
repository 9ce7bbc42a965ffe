import SwiftUI

struct Places: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<40, id: \.self) { place in
          Text("Place \(place)").padding(10)
        }
      }
    }
  }
}

#Preview("Places", traits: .fixedLayout(width: 240, height: 300)) {
  Places()
}

#Preview("Tall", traits: .fixedLayout(width: 300, height: 30_000)) {
  VStack {
    ForEach(0..<600, id: \.self) { row in
      Text("Row \(row)").frame(height: 40)
    }
  }
}

#Preview("Trap", traits: .fixedLayout(width: 240, height: 100)) {
  Button("Trap") {
    let none: [Int] = []
    print(none[3])
  }
}

#Preview("Hang", traits: .fixedLayout(width: 240, height: 100)) {
  Button("Hang") {
    while true {}
  }
}

#Preview("Stops", traits: .fixedLayout(width: 240, height: 300)) {
  ScrollView {
    VStack {
      ForEach(0..<30) { number in Button("Stop \(number)") {} }
    }
  }
}
