import Combine
import Foundation
@testable import Galley
import Expectations
import Observation
import TestSupport
import Testing

/// Models observed by views.
@MainActor
@Suite("Models")
struct ModelTests {
  private func strings<V: View>(_ renderer: ImageRenderer<V>) throws -> [String] {
    try renderer.layoutTree().texts
  }

  private final class Model: ObservableObject {
    @Published var votes = 0
    @Published var name = "pets"
  }

  private struct Owner: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        Button("vote") { model.votes += 1 }
        Reader(model: model)
        Inheritor().environmentObject(model)
        TextField("name", text: $model.name)
      }
    }
  }

  private struct Reader: View {
    @ObservedObject var model: Model
    var body: some View { Text("observed \(model.votes)") }
  }

  private struct Inheritor: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("inherited \(model.votes) \(model.name)") }
  }

  @Test("a model is created once, and its observers are evaluated again")
  func objects() throws {
    let renderer = ImageRenderer(content: Owner())
    try renderer.tap("vote")
    try renderer.tap("vote")
    try renderer.set("pets", to: "fish")
    try expect(strings(renderer), contains: "observed 2")
    try expect(strings(renderer), contains: "inherited 2 fish")
  }

  private final class Sender: ObservableObject, @unchecked Sendable {
    @Published var number = 0
  }

  private struct Receiver: View {
    @ObservedObject var sender: Sender
    var body: some View { Text("received \(sender.number)") }
  }

  @Test("a model can change on another thread")
  func otherThread() throws {
    let sender = Sender()
    let renderer = ImageRenderer(content: Receiver(sender: sender))
    try expectEqual(strings(renderer), ["received 0"])
    let thread = Thread { sender.number = 5 }
    thread.start()
    while !thread.isFinished { usleep(1_000) }
    try expectEqual(strings(renderer), ["received 5"])
  }

  @Observable final class Harbour {
    var boats = 1
  }

  private struct HarbourView: View {
    @State private var harbour = Harbour()
    var body: some View {
      VStack {
        Button("arrive") { harbour.boats += 1 }
        Boats().environment(harbour)
        Editor(harbour: harbour)
      }
    }
  }

  private struct Boats: View {
    @Environment(Harbour.self) private var harbour
    var body: some View { Text("boats \(harbour.boats)") }
  }

  private struct Editor: View {
    @Bindable var harbour: Harbour
    var body: some View {
      Slider(
        value: Binding(
          get: { Double(harbour.boats) }, set: { $harbour.boats.wrappedValue = Int($0) }),
        in: 0...50
      )
      .accessibilityIdentifier("slider")
    }
  }

  @Test("an observable model is read from the environment and supports bindings")
  func observable() throws {
    let renderer = ImageRenderer(content: HarbourView())
    renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
    try renderer.tap("arrive")
    try expect(strings(renderer), contains: "boats 2")
    try renderer.set("slider", to: 20)
    try expect(strings(renderer), contains: "boats 20")
  }

  @Observable
  fileprivate final class Ship: Identifiable {
    let id: Int
    var name: String
    var flag = "none"
    init(_ id: Int) { (self.id, name) = (id, "ship \(id)") }
  }

  private struct ShipView: View {
    let ship: Ship
    var body: some View { Text(ship.name) }
  }

  private struct Fleet: View {
    let ships: [Ship]
    var body: some View {
      VStack {
        ForEach(ships) { ship in
          ShipView(ship: ship)
          // Read outside of any body.
          if ship.flag != "none" { Text(ship.flag) }
        }
      }
    }
  }

  @Test("the cost of observing a model per view is linear, and all changes are seen")
  func manyModels() throws {
    func copies(_ count: Int) throws -> Int {
      let renderer = ImageRenderer(content: Fleet(ships: (0..<count).map(Ship.init)))
      _ = try renderer.layoutTree()
      return renderer.session.store.observationCopyCount
    }
    let copied = try (copies(250), copies(500))
    expectGreater(copied.0, 0, "\(copied)")
    expectAtMost(copied.1, 2 * copied.0 + 250, "\(copied)")

    let ships = (0..<100).map(Ship.init)
    let renderer = ImageRenderer(content: Fleet(ships: ships))
    try expectEqual(strings(renderer).count, 100)
    for index in [99, 0, 50, 17] {
      ships[index].name = "renamed \(index)"
      expect(renderer.session.hasNews)
      try expect(strings(renderer), contains: "renamed \(index)")
      ships[index].flag = "flag of \(index)"
      expect(renderer.session.hasNews)
      try expect(strings(renderer), contains: "flag of \(index)")
    }
  }
}
