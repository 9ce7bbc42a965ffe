import Combine
import Foundation
import Galley
import Observation
import TestSupport
import Testing

/// Objects that views follow.
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

  @Test("a model is made once, and those who follow it are evaluated again")
  func objects() throws {
    let renderer = ImageRenderer(content: Owner())
    try renderer.tap("vote")
    try renderer.tap("vote")
    try renderer.set("pets", to: "fish")
    #expect(try strings(renderer).contains("observed 2"))
    #expect(try strings(renderer).contains("inherited 2 fish"))
  }

  private final class Sender: ObservableObject, @unchecked Sendable {
    @Published var number = 0
  }

  private struct Receiver: View {
    @ObservedObject var sender: Sender
    var body: some View { Text("received \(sender.number)") }
  }

  @Test("a model may change on another thread")
  func otherThread() throws {
    let sender = Sender()
    let renderer = ImageRenderer(content: Receiver(sender: sender))
    #expect(try strings(renderer) == ["received 0"])
    let thread = Thread { sender.number = 5 }
    thread.start()
    while !thread.isFinished { usleep(1_000) }
    #expect(try strings(renderer) == ["received 5"])
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

  @Test("an observable model comes from the environment and can be bound to")
  func observable() throws {
    let renderer = ImageRenderer(content: HarbourView())
    renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
    try renderer.tap("arrive")
    #expect(try strings(renderer).contains("boats 2"))
    try renderer.set("slider", to: 20)
    #expect(try strings(renderer).contains("boats 20"))
  }
}
