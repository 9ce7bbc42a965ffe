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
    return try #require(colors.last).description
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
      #expect(try color(control) == blue)
      #expect(try color(control.foregroundStyle(.red)) == red)
      #expect(try color(control.foregroundColor(.red)) == red)
      #expect(try color(VStack { control }.foregroundStyle(.red)) == red)
      // `nil` sets no style.
      #expect(try color(control.foregroundColor(nil)) == blue)
    }
    let prominent = Button(action: {}, label: { square }).buttonStyle(.borderedProminent)
    #expect(try color(prominent) == white)
    #expect(try color(prominent.foregroundStyle(.red)) == red)
  }

  @Test("takes precedence over the color of a role, and of a disabled button")
  func states() throws {
    let delete = Button(role: .destructive, action: {}, label: { square })
    #expect(try color(delete) == red)
    #expect(try color(delete.foregroundStyle(.blue)) == blue)
    #expect(try color(delete.disabled(true).foregroundStyle(.blue)) == blue)
  }

  @Test("but styles that controls set for their own parts do not")
  func ownStyles() throws {
    let button = Button(action: {}, label: { square })
    let row = LabeledContent {
      button
    } label: {
      EmptyView()
    }
    #expect(try color(row) == blue)
    let header = List {
      Section {
        EmptyView()
      } header: {
        button
      }
    }
    #expect(try color(header.frame(width: 200, height: 100)) == blue)
    #expect(try color(header.frame(width: 200, height: 100).foregroundStyle(.red)) == blue)
    let unavailable = ContentUnavailableView {
    } description: {
      button
    }
    #expect(try color(unavailable) == blue)
  }

  @Test("nor does the style of a screen's content in its bars")
  func bars() throws {
    let screen = NavigationStack {
      Color.clear.toolbar { Button(action: {}, label: { square }) }
    }
    .frame(width: 300, height: 200)
    #expect(try color(screen.foregroundStyle(.red)) == blue)
  }
}
