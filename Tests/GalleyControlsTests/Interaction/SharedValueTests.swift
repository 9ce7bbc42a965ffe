import Foundation
import Galley
import TestSupport
import Testing

/// Controls for several values, forms of controls that write or hide something, and what a
/// transaction carries.
@MainActor
@Suite("Forms of controls")
struct SharedValueTests {
  private struct Lamp: Identifiable {
    let id: Int
    var isOn: Bool
  }

  private struct Lamps: View {
    @State private var lamps = [Lamp(id: 1, isOn: true), Lamp(id: 2, isOn: false)]
    var body: some View {
      VStack {
        Toggle("All", sources: $lamps, isOn: \.isOn)
        Text(verbatim: "\(lamps.map(\.isOn))")
      }
    }
  }

  private func texts<V: View>(_ view: V) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return try renderer.layoutTree().texts
  }

  @Test("a toggle for several values sets all of them")
  func sources() throws {
    let renderer = ImageRenderer(content: Lamps())
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    try renderer.tap("All")
    #expect(try renderer.layoutTree().texts.contains("[true, true]"))
    try renderer.tap("All")
    #expect(try renderer.layoutTree().texts.contains("[false, false]"))
  }

  @Test("a progress view between two dates shows what is left of the time")
  func timer() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = ProgressView(timerInterval: start...start.addingTimeInterval(120)) { Text("Tea") }
    let texts = try texts(view.environment(\.now, start.addingTimeInterval(60)))
    #expect(texts.contains("Tea"))
    #expect(texts.contains { $0.hasSuffix("1:00") })
  }

  @Test("links in a list show no chevron where it is hidden")
  func chevron() throws {
    func symbols(_ visibility: Visibility) throws -> Int {
      let list = List { NavigationLink("Tea", value: 1) }
      let renderer = ImageRenderer(content: list.navigationLinkIndicatorVisibility(visibility))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
      return try renderer.layoutTree().nodes.count
    }
    #expect(try symbols(.hidden) < symbols(.automatic))
    #expect(try symbols(.visible) == symbols(.automatic))
  }

  @Test("colors are mixed in the space that is asked for")
  func mix() {
    let environment = EnvironmentValues()
    let (black, white) = (Color(white: 0), Color(white: 1))
    let half = black.mix(with: white, by: 0.5, in: .device).resolve(in: environment)
    #expect(abs(half.red - 0.5) < 0.001 && half.red == half.green && half.green == half.blue)
    let perceived = black.mix(with: white, by: 0.5).resolve(in: environment)
    #expect(perceived.red < 0.45)
    #expect(black.mix(with: white, by: 0.5) != black.mix(with: white, by: 0.5, in: .device))
  }

  private struct IsUndone: TransactionKey {
    static let defaultValue = false
  }

  @Test("a transaction carries values, and calls its completions after the changes")
  func transaction() {
    var steps: [String] = []
    var transaction = Transaction(animation: .default)
    #expect(!transaction[IsUndone.self])
    transaction[IsUndone.self] = true
    #expect(transaction[IsUndone.self])
    transaction.addAnimationCompletion { steps.append("completed") }
    withTransaction(transaction) { steps.append("changed") }
    #expect(steps == ["changed", "completed"])
  }

  @Test("a gesture that is nil makes no control, another one does")
  func optionalGesture() throws {
    var count = 0
    func view(_ isTappable: Bool) -> some View {
      Text("Tap").gesture(isTappable ? TapGesture().onEnded { count += 1 } : nil)
    }
    try ImageRenderer(content: view(true)).tap("Tap")
    #expect(count == 1)
    #expect(throws: (any Error).self) { try ImageRenderer(content: view(false)).tap("Tap") }
    #expect(count == 1)
  }
}
