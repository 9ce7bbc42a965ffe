import SwiftUI

struct FlagGame: View {
  @State private var countries = ["Estonia", "France", "Germany"].shuffled()
  @State private var answer = Int.random(in: 0...2)
  @State private var showsScore = false
  @State private var title = ""

  var body: some View {
    ZStack {
      RadialGradient(
        stops: [.init(color: .blue, location: 0.3), .init(color: .red, location: 0.3)],
        center: .top, startRadius: 200, endRadius: 700
      ).ignoresSafeArea()
      VStack(spacing: 15) {
        Text("Tap the flag of").foregroundStyle(.secondary).font(.subheadline.weight(.heavy))
        ForEach(0..<3) { number in
          Button {
            tapped(number)
          } label: {
            Text(countries[number]).padding().background(.thinMaterial).clipShape(.capsule).shadow(
              radius: 5)
          }
        }
      }
      .frame(maxWidth: .infinity).padding(.vertical, 20).background(.regularMaterial).clipShape(
        RoundedRectangle(cornerRadius: 20))
    }
    .alert(title, isPresented: $showsScore) {
      Button("Continue", action: ask)
    } message: {
      Text("Your score is ???")
    }
  }

  func tapped(_ number: Int) {
    title = number == answer ? "Correct" : "Wrong"
    showsScore = true
  }
  func ask() { countries.shuffle(); answer = Int.random(in: 0...2) }
}
