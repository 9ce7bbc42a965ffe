import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Controls for several values, variants of controls that set or hide something, and values of
/// transactions.
@MainActor
@Suite("Control variants")
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
    try expect(renderer.layoutTree().texts, contains: "[true, true]")
    try renderer.tap("All")
    try expect(renderer.layoutTree().texts, contains: "[false, false]")
  }

  private struct Drinks: View {
    struct Guest: Identifiable {
      let id: Int
      var drink: String
    }
    @State private var guests = [Guest(id: 1, drink: "tea"), Guest(id: 2, drink: "milk")]
    var body: some View {
      VStack {
        Picker("All", sources: $guests, selection: \.drink) {
          Text("Tea").tag("tea")
          Text("Milk").tag("milk")
        }
        .pickerStyle(.menu)
        Text(verbatim: "\(guests.map(\.drink))")
      }
    }
  }

  @Test("a picker for several values shows their common value and sets all of them")
  func pickerSources() throws {
    let renderer = ImageRenderer(content: Drinks())
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    // The selected option of the picker, along with its label and the values below.
    func shown() throws -> [String] { try renderer.layoutTree().texts.filter { $0.count < 5 } }
    try expect(shown(), lacks: "Tea")
    try expect(shown(), lacks: "Milk")
    try renderer.set("All", to: "milk")
    try expect(shown(), contains: "Milk")
    try expect(renderer.layoutTree().texts, contains: #"["milk", "milk"]"#)
  }

  private struct Branch: Identifiable {
    let id: String
    var children: [Branch]?
  }

  @Test("a table of trees has top-level rows and groups for values with children")
  func tableOfTrees() throws {
    let trees = [
      Branch(id: "Fruit", children: [Branch(id: "Apple")]), Branch(id: "Bread"),
    ]
    func texts(_ selection: Binding<String?>) throws -> [String] {
      try self.texts(
        Table(trees, children: \.children, selection: selection) {
          TableColumn("Name") { (branch: Branch) in Text(branch.id) }
        })
    }
    try expectEqual(texts(.constant(nil)), ["Fruit", "Bread"])
    try expectEqual(texts(.constant("Bread")), ["Fruit", "Bread"])
    let plain = Table(trees, children: \.children) {
      TableColumn("Name") { (branch: Branch) in Text(branch.id) }
    }
    try expectEqual(self.texts(plain), ["Fruit", "Bread"])
  }

  @Test("split views have 1-point dividers between their views")
  func splitViews() throws {
    func frames<V: View>(_ view: V) throws -> [CGRect] {
      let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 101, height: 41))
      return ["one", "two"].compactMap { tree.node(withIdentifier: $0)?.frame }
    }
    @ViewBuilder var content: some View {
      Color.red.accessibilityIdentifier("one")
      if true { Color.blue.accessibilityIdentifier("two") }
    }
    try expectEqual(
      frames(HSplitView { content }),
      [
        CGRect(x: 0, y: 0, width: 50, height: 41), CGRect(x: 51, y: 0, width: 50, height: 41),
      ])
    try expectEqual(
      frames(VSplitView { content }),
      [
        CGRect(x: 0, y: 0, width: 101, height: 20), CGRect(x: 0, y: 21, width: 101, height: 20),
      ])
    // A divider between the views and none around them.
    let items = try ImageRenderer(
      content: HSplitView { content }.frame(width: 101, height: 41)
    ).displayList().items.map(\.description)
    expect(items.count == 3 && items[1].hasPrefix("fill rect 50 0 1 41"))
  }

  @Test("labels use the requested icon spacing and width")
  func labels() throws {
    func width<V: View>(_ view: V) -> CGFloat {
      LayoutTree(of: view, proposal: .unspecified).root.frame.width
    }
    let label = Label {
      Color.red.frame(width: 30, height: 10)
    } icon: {
      Color.blue.frame(width: 10, height: 10)
    }
    expectEqual(width(label), 48)
    expectEqual(width(label.labelIconToTitleSpacing(20)), 60)
    expectEqual(width(label.labelReservedIconWidth(25)), 63)
    expectEqual(width(label.labelStyle(.titleAndIcon).labelIconToTitleSpacing(0)), 40)
  }

  @Test("a slider without its thumb keeps its track")
  func thumb() throws {
    func items(_ visibility: Visibility) throws -> [String] {
      let slider = Slider(value: .constant(0.5)).frame(width: 100)
      return try ImageRenderer(content: slider.sliderThumbVisibility(visibility)).displayList()
        .items.map(\.description)
    }
    let (hidden, all) = (try items(.hidden), try items(.automatic))
    expectLess(hidden.count, all.count)
    expectEqual(Array(all.prefix(hidden.count)), hidden)
  }

  @Test("a progress view between two dates shows the remaining time")
  func timer() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let view = ProgressView(timerInterval: start...start.addingTimeInterval(120)) { Text("Tea") }
    let texts = try texts(view.environment(\.now, start.addingTimeInterval(60)))
    expect(texts, contains: "Tea")
    expect(texts.contains { $0.hasSuffix("1:00") })
  }

  @Test("links in a list have no chevron if it is hidden")
  func chevron() throws {
    func symbols(_ visibility: Visibility) throws -> Int {
      let list = List { NavigationLink("Tea", value: 1) }
      let renderer = ImageRenderer(content: list.navigationLinkIndicatorVisibility(visibility))
      renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
      return try renderer.layoutTree().nodes.count
    }
    try expectLess(symbols(.hidden), symbols(.automatic))
    try expectEqual(symbols(.visible), symbols(.automatic))
  }

  @Test("colors are mixed in the requested color space")
  func mix() {
    let environment = EnvironmentValues()
    let (black, white) = (Color(white: 0), Color(white: 1))
    let half = black.mix(with: white, by: 0.5, in: .device).resolve(in: environment)
    expectLess(abs(half.red - 0.5), 0.001)
    expectEqual(half.red, half.green)
    expectEqual(half.green, half.blue)
    let perceived = black.mix(with: white, by: 0.5).resolve(in: environment)
    expectLess(perceived.red, 0.45)
    expect(black.mix(with: white, by: 0.5) != black.mix(with: white, by: 0.5, in: .device))
  }

  private struct IsUndone: TransactionKey {
    static let defaultValue = false
  }

  @Test("a transaction carries values and calls its completions after the changes")
  func transaction() {
    var steps: [String] = []
    var transaction = Transaction(animation: .default)
    expect(!transaction[IsUndone.self])
    transaction[IsUndone.self] = true
    expect(transaction[IsUndone.self])
    transaction.addAnimationCompletion { steps.append("completed") }
    withTransaction(transaction) { steps.append("changed") }
    expectEqual(steps, ["changed", "completed"])
  }

  @Test("a nil gesture adds no control; other gestures do")
  func optionalGesture() throws {
    var count = 0
    func view(_ isTappable: Bool) -> some View {
      Text("Tap").gesture(isTappable ? TapGesture().onEnded { count += 1 } : nil)
    }
    try ImageRenderer(content: view(true)).tap("Tap")
    expectEqual(count, 1)
    #expect(throws: (any Error).self) { try ImageRenderer(content: view(false)).tap("Tap") }
    expectEqual(count, 1)
  }
}
