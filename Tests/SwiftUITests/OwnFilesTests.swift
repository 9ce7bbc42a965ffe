import Expectations
import SwiftUI
import Testing

/// Behavior that user files rely on.
@MainActor
@Suite("Behavior that user files rely on")
struct OwnFilesTests {
  private func texts(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).layoutTree().nodes.compactMap(\.text?.string)
  }

  @Test("a preferred color scheme applies to the window; the outermost wins")
  func preferredColorScheme() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) var colorScheme
      var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
    }
    struct Switch: View {
      @State private var isDark = false
      var body: some View {
        Button("switch") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
      }
    }
    // Content next to the view also follows.
    let beside = VStack {
      Scheme()
      VStack { Scheme().preferredColorScheme(.light) }.preferredColorScheme(.dark)
    }
    try expectEqual(texts(beside), ["dark", "light"])
    let renderer = ImageRenderer(
      content: HStack {
        Scheme()
        Switch()
      })
    func scheme() throws -> String? {
      let tree = try renderer.layoutTree()
      return tree.nodes.compactMap(\.text?.string).first
    }
    try expectEqual(scheme(), "light")
    try renderer.tap("switch")
    try expectEqual(scheme(), "dark")
    try renderer.tap("switch")
    try expectEqual(scheme(), "light")
  }

  @Test("previews set what users prefer")
  func preferences() throws {
    struct Reader: View {
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\.accessibilityReduceTransparency) private var isOpaque
      @Environment(\.accessibilityDifferentiateWithoutColor) private var usesSymbols
      @Environment(\.colorSchemeContrast) private var contrast
      @Environment(\.legibilityWeight) private var weight
      @Environment(\.isLuminanceReduced) private var isDimmed

      var body: some View {
        Text(verbatim: "\(reducesMotion) \(isOpaque) \(usesSymbols)")
        Text(verbatim: "\(contrast) \(weight == .bold) \(isDimmed)")
      }
    }
    try expectEqual(texts(Reader()), ["false false false", "standard false false"])
    let set = Reader().environment(\._accessibilityReduceMotion, true)
      .environment(\._accessibilityReduceTransparency, true)
      .environment(\._accessibilityDifferentiateWithoutColor, true)
      .environment(\._colorSchemeContrast, .increased)
      .environment(\.legibilityWeight, .bold).environment(\.isLuminanceReduced, true)
    try expectEqual(texts(set), ["true true true", "increased true true"])
  }

  @Test("the views of a ForEach use their ids as tags")
  func elementTags() throws {
    struct Choice: View {
      @State private var fruit: String? = "Pear"
      var body: some View {
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
          Text("None").tag(String?.none)
        }
        .pickerStyle(.menu)
      }
    }
    try expect(texts(Choice()), contains: "Pear")
    let renderer = ImageRenderer(content: Choice())
    try renderer.set("Fruit", to: "Plum")
    try expect(renderer.layoutTree().nodes.compactMap(\.text?.string), contains: "Plum")
    // An explicit tag takes precedence.
    let tagged = Picker("Fruit", selection: .constant(2)) {
      ForEach(0..<3) { Text("\($0)").tag($0 + 1) }
    }
    try expect(texts(tagged), contains: "1")
    struct Pages: View {
      @State private var page = "b"
      var body: some View {
        TabView(selection: $page) {
          ForEach(["a", "b"], id: \.self) { page in
            Text("page \(page)").tabItem { Text(page) }
          }
        }
      }
    }
    try expect(texts(Pages()), contains: "page b")
  }

  @Test("interpolated numbers are formatted for the locale")
  func numbers() throws {
    let (year, half, large) = (2021, 0.5, 1_234_567.25)
    let view = VStack {
      Text("\(year) \(half) \(large) \(UInt8(7)) \(Float(0.25)) \(-12)")
      Text(verbatim: "\(year) \(half)")
      Text(String(year))
      Text("\(Double.nan) \(Double.infinity)")
    }
    try expectEqual(
      texts(view),
      [
        "2,021 0.500000 1,234,567.250000 7 0.250000 -12", "2021 0.5", "2021", "nan inf",
      ])
    try expectEqual(
      texts(view.environment(\.locale, Locale(identifier: "de_DE")))[0],
      "2.021 0,500000 1.234.567,250000 7 0,250000 -12")
  }
}
