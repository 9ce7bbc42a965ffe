import SwiftUI

// A file that imports only SwiftUI and uses names from Combine, as files for Apple's platforms do.
// The test is that it compiles; ImportedAloneTests uses it.

final class Harbour: ObservableObject {
  @Published var boats = 1
  let arrivals = PassthroughSubject<Int, Never>()
  let weather = CurrentValueSubject<String, Never>("calm")
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    arrivals.sink { [weak self] in self?.boats += $0 }.store(in: &subscriptions)
  }

  func watch(_ publisher: some Publisher<Int, Never>) -> AnyCancellable {
    publisher.sink { [weak self] in self?.boats = $0 }
  }
}

struct HarbourView: View {
  @StateObject private var harbour = Harbour()

  var body: some View {
    VStack {
      Text(verbatim: "\(harbour.boats) \(harbour.weather.value)")
      Button("arrive") { harbour.arrivals.send(2) }
    }
    .onReceive(harbour.weather) { _ in }
  }
}

/// All forms of long presses.
struct LongPresses: View {
  @State private var count = 0
  private func press() { count += 1 }
  private func change(_ isPressing: Bool) {}

  var body: some View {
    VStack {
      Text("1").onLongPressGesture { count += 1 }
      Text("2").onLongPressGesture(perform: press)
      Text("3").onLongPressGesture(minimumDuration: 1) { count += 1 }
      Text("4").onLongPressGesture(minimumDuration: 1, maximumDistance: 20) { press() }
      Text("5").onLongPressGesture(maximumDistance: 20, perform: press)
      Text("6").onLongPressGesture {
        press()
      } onPressingChanged: { isPressing in
        change(isPressing)
      }
      Text("7").onLongPressGesture(minimumDuration: 1, perform: press, onPressingChanged: change)
      Text("8").onLongPressGesture(
        minimumDuration: 1, maximumDistance: 20, perform: press, onPressingChanged: nil)
      Text("9").onLongPressGesture(minimumDuration: 1, pressing: change, perform: press)
      Text("10").onLongPressGesture(
        minimumDuration: 1, maximumDistance: 20, pressing: { change($0) }, perform: { press() })
      Text("11").onLongPressGesture(pressing: nil) { count += 1 }
    }
  }
}
