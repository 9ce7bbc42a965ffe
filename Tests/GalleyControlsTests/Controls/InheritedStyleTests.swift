import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// A foreground style set around a control reaches its label, as on iOS.
@MainActor
@Suite("Styles around controls")
struct InheritedStyleTests {
  private var square: some View { Rectangle().frame(width: 9, height: 9) }

  /// The color of the last thing drawn: the label's.
  private func color(_ view: some View) throws -> String {
    let items = try ImageRenderer(content: view).displayList().items
    let colors = items.compactMap { item -> ResolvedColor? in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
    return try require(colors.last).description
  }

  private let red = "#FF3B30"
  private let blue = "#007AFF"
  private let white = "#FFFFFF"

  @Test("around buttons, links and menus in the automatic style")
  func automatic() throws {
    let controls = [
      AnyView(Button(action: {}, label: { square })),
      AnyView(Link(destination: URL(string: "https://example.com")!) { square }),
      AnyView(
        Menu {
        } label: {
          square
        }),
      AnyView(NavigationLink(destination: { Text("Next") }, label: { square })),
      AnyView(Button(action: {}, label: { square }).buttonStyle(.borderless)),
      AnyView(Button(action: {}, label: { square }).buttonStyle(.bordered)),
      AnyView(DisclosureGroup(content: {}, label: { square }).labelsHidden()),
    ]
    for control in controls.dropLast() {
      try expectEqual(color(control), blue)
      try expectEqual(color(control.foregroundStyle(.red)), red)
      try expectEqual(color(control.foregroundColor(.red)), red)
      try expectEqual(color(VStack { control }.foregroundStyle(.red)), red)
      // `nil` sets no style.
      try expectEqual(color(control.foregroundColor(nil)), blue)
    }
    let prominent = Button(action: {}, label: { square }).buttonStyle(.borderedProminent)
    try expectEqual(color(prominent), white)
    try expectEqual(color(prominent.foregroundStyle(.red)), red)
  }

  @Test("takes precedence over the color of a role, and of a disabled button")
  func states() throws {
    let delete = Button(role: .destructive, action: {}, label: { square })
    try expectEqual(color(delete), red)
    try expectEqual(color(delete.foregroundStyle(.blue)), blue)
    try expectEqual(color(delete.disabled(true).foregroundStyle(.blue)), blue)
  }

  @Test("but styles that controls set for their own parts do not")
  func ownStyles() throws {
    let button = Button(action: {}, label: { square })
    let row = LabeledContent {
      button
    } label: {
      EmptyView()
    }
    try expectEqual(color(row), blue)
    let header = List {
      Section {
        EmptyView()
      } header: {
        button
      }
    }
    try expectEqual(color(header.frame(width: 200, height: 100)), blue)
    try expectEqual(color(header.frame(width: 200, height: 100).foregroundStyle(.red)), blue)
    let unavailable = ContentUnavailableView {
    } description: {
      button
    }
    try expectEqual(color(unavailable), blue)
  }

  @Test("nor does the style of a screen's content in its bars")
  func bars() throws {
    let screen = NavigationStack {
      Color.clear.toolbar { Button(action: {}, label: { square }) }
    }
    .frame(width: 300, height: 200)
    try expectEqual(color(screen.foregroundStyle(.red)), blue)
  }
}
