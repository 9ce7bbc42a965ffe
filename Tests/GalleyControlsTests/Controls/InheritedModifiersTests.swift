import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// The effects of modifiers around each control: the color of its label, and whether the rest of its
/// picture changes.
@MainActor
@Suite("Modifiers around controls")
struct InheritedModifiersTests {
  private static var square: some View { Rectangle().frame(width: 9, height: 9) }

  /// The colors of the squares in a view, which are its labels, and everything else that is drawn.
  private func look(_ view: some View) throws -> (labels: String, rest: [String]) {
    var (labels, rest): ([String], [String]) = ([], [])
    for item in try ImageRenderer(content: view.frame(width: 300)).displayList().items {
      if case .fill(let path, .color(let color), _) = item,
        (path.boundingRect.width - 9).magnitude < 0.1,
        (path.boundingRect.height - 9).magnitude < 0.1
      {
        labels.append(Self.names[color.description] ?? color.description)
      } else {
        rest.append("\(item)")
      }
    }
    return (labels.joined(separator: " "), rest)
  }

  private static let names = [
    "#000000": "black", "#FFFFFF": "white", "#007AFF": "blue", "#FF3B30": "red",
    "#3C3C43@30%": "pale", "#3C3C43@60%": "gray", "#FF3B30@60%": "light",
  ]

  /// The labels of each control unmodified, in a red foreground style, in a red tint, and disabled, and the
  /// modifiers that change its other parts.
  private static var controls: [(String, AnyView, String)] {
    let (date, url) = (Date(timeIntervalSince1970: 0), URL(string: "https://example.com")!)
    let button = Button(action: {}, label: { square })
    let accent = "blue, red, red, pale;"
    let plain = "black, red, black, black;"
    return [
      ("button", AnyView(button), accent),
      ("bordered", AnyView(button.buttonStyle(.bordered)), accent + " tint"),
      (
        "prominent", AnyView(button.buttonStyle(.borderedProminent)),
        "white, red, white, pale; tint disabled"
      ),
      ("plain", AnyView(button.buttonStyle(.plain)), "black, red, black, pale;"),
      ("link", AnyView(Link(destination: url) { square }), accent),
      ("navigation link", AnyView(NavigationLink(destination: {}, label: { square })), accent),
      ("menu", AnyView(Menu(content: {}, label: { square })), accent),
      ("share link", AnyView(ShareLink(item: "x") { square }), accent),
      (
        "disclosure group", AnyView(DisclosureGroup(content: {}, label: { square })),
        accent + " tint disabled"
      ),
      ("toggle", AnyView(Toggle(isOn: .constant(true)) { square }), plain + " tint disabled"),
      (
        "toggle button", AnyView(Toggle(isOn: .constant(true)) { square }.toggleStyle(.button)),
        "white, red, white, pale; tint disabled"
      ),
      (
        "slider",
        AnyView(
          Slider(value: .constant(0.5)) {
            square
          } minimumValueLabel: {
            square
          } maximumValueLabel: {
            square
          }), "black black, red red, black black, black black; tint disabled"
      ),
      ("stepper", AnyView(Stepper(value: .constant(1)) { square }), plain + " disabled"),
      (
        "menu picker",
        AnyView(Picker(selection: .constant(1), content: { square.tag(1) }, label: {})),
        "blue, blue, red, pale; tint disabled"
      ),
      (
        "wheel picker",
        AnyView(
          Picker(selection: .constant(1), content: { square.tag(1) }, label: {})
            .pickerStyle(.wheel)), plain
      ),
      (
        "date picker", AnyView(DatePicker(selection: .constant(date)) { square }),
        plain + " disabled"
      ),
      (
        "color picker", AnyView(ColorPicker(selection: .constant(.green)) { square }),
        plain + " disabled"
      ),
      ("progress", AnyView(ProgressView(value: 0.5) { square }), plain + " tint"),
      ("spinner", AnyView(ProgressView { square }), "gray, light, gray, gray; tint"),
      ("gauge", AnyView(Gauge(value: 0.5) { square }), plain + " tint"),
      (
        "labeled content", AnyView(LabeledContent(content: { square }, label: { square })),
        "black gray, red light, black gray, black gray;"
      ),
      ("label", AnyView(Label(title: { square }, icon: {})), plain),
    ]
  }

  @Test("a foreground style, a tint and disabling reach each control's label and parts")
  func table() throws {
    for (name, control, expected) in Self.controls {
      let plain = try look(control)
      let style = try look(control.foregroundStyle(.red))
      let tint = try look(control.tint(.red))
      let disabled = try look(control.disabled(true))
      var found = [plain, style, tint, disabled].map(\.labels).joined(separator: ", ") + ";"
      if tint.rest != plain.rest { found += " tint" }
      if disabled.rest != plain.rest { found += " disabled" }
      expectEqual(found, expected, "\(name)")
    }
  }
}
