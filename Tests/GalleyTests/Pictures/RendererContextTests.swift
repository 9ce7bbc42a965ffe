import Expectations
import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

/// Global values that code can read anywhere, in consecutive, concurrent and nested pictures.
@MainActor
@Suite("Global values read by views")
struct RendererContextTests {
  /// Diagnostics reported outside of pictures by other tests belong to the next picture, so render
  /// one.
  init() { _ = LayoutTree(of: Color.clear) }

  private final class Log {
    var words: [String] = []
  }

  /// Shows the screen width and the language as seen by global functions.
  private struct Asking: View {
    static var answer: String {
      "\(Int(MainScreen.device.size.width)) \(RendererContext.current.locale.identifier)"
    }
    var body: some View { Text(verbatim: Self.answer) }
  }

  private func texts(_ view: some View, _ locale: String = "en") throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.environment.locale = Locale(identifier: locale)
    return try renderer.layoutTree().texts
  }

  @Test("resolving views outside of a renderer doesn't leak values")
  func withoutRenderer() throws {
    _ = try Pipeline(DeviceScreen(.iPad) { Asking() }, environment: EnvironmentValues())
    expectEqual(Asking.answer, "393 en")
  }

  @Test("a picture doesn't leak values into the next one")
  func after() throws {
    try expectEqual(texts(DeviceScreen(.iPad) { Asking() }, "de"), ["820 de"])
    expectEqual(Asking.answer, "393 en")
    try expectEqual(texts(Asking()), ["393 en"])
    try expectEqual(texts(Asking(), "fr"), ["393 fr"])
  }

  private struct Both: View {
    let inner: () throws -> [String]

    /// Returns the texts, or the error.
    private static func texts(_ inner: () throws -> [String]) -> [String] {
      do { return try inner() } catch { return ["\(error)"] }
    }

    var body: some View {
      let before = Asking.answer
      let inside = Self.texts(inner)
      VStack {
        Text(verbatim: before)
        Text(verbatim: inside.joined(separator: ", "))
        Asking()
      }
    }
  }

  @Test("a nested picture has its own language, and the screen of the outer picture")
  func inside() throws {
    let view = DeviceScreen(.iPad) { Both { try texts(Asking()) } }
    try expectEqual(texts(view, "de"), ["820 de", "820 en", "820 de"])
    let another = DeviceScreen(.iPad) { Both { try texts(DeviceScreen(.iPhoneSE) { Asking() }) } }
    try expectEqual(texts(another, "de"), ["820 de", "375 en", "820 de"])
  }

  private struct Late: View {
    let log: Log
    @State private var answers: [String] = []
    var body: some View {
      Text(verbatim: "\(answers)")
        .task {
          for _ in 0..<3 {
            await Task.yield()
            log.words.append(Asking.answer)
            answers.append(Asking.answer)
          }
        }
    }
  }

  @Test("concurrent pictures have separate values")
  func beside() async throws {
    let cases = [(Device.iPad, "de"), (.iPhoneSE, "fr"), (.iPhone16, "ja"), (.iPadPro13, "en")]
    let tasks = cases.map { device, locale in
      Task { @MainActor in
        let log = Log()
        let renderer = ImageRenderer(content: DeviceScreen(device) { Late(log: log) })
        renderer.environment.locale = Locale(identifier: locale)
        let answer = "\(Int(device.size.width)) \(locale)"
        // When not awaited, a view's tasks run only to their first suspension.
        guard hasPainter else {
          _ = try renderer.layoutTree()
          return expect(Set(log.words).isSubset(of: [answer]))
        }
        _ = try await renderer.bitmap()
        expectEqual(Set(log.words), [answer])
      }
    }
    for task in tasks { try await task.value }
  }

  private struct Acting: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      Button("tap") { log.words.append("tap \(Asking.answer)") }
      Toggle("set", isOn: $isOn)
        .onChange(of: isOn) { log.words.append("change \(Asking.answer)") }
        .onAppear { log.words.append("appear \(Asking.answer)") }
    }
  }

  @Test("actions see the values of their picture")
  func actions() throws {
    let log = Log()
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { Acting(log: log) })
    renderer.environment.locale = Locale(identifier: "de")
    try renderer.tap("tap")
    try renderer.set("set", to: true)
    expectEqual(log.words, ["appear 820 de", "tap 820 de", "change 820 de"])
  }

  private struct Fading: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Asking().opacity(isOn ? 1 : 0)
        Moving(value: isOn ? 1 : 0)
        Button("fade") { withAnimation { isOn.toggle() } }
      }
    }
  }

  /// A view whose body is read in every frame.
  private struct Moving: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text(verbatim: "moving \(Asking.answer)") }
  }

  @Test("animation frames see the values of their picture, whatever is drawn in between")
  func frames() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { Fading() })
    renderer.environment.locale = Locale(identifier: "de")
    try renderer.animate(to: 0.1) { try renderer.tap("fade") }
    try expectEqual(texts(Asking(), "fr"), ["393 fr"])
    let found = try renderer.layoutTree().texts
    expectEqual(found, ["820 de", "moving 820 de", "fade"])
  }

  private struct Above: View {
    var body: some View {
      let answer = Asking.answer
      DeviceScreen(.iPad) { Text(verbatim: answer) }
    }
  }

  @Test("bodies that read a value are evaluated again when it changes")
  func again() throws {
    try expectEqual(texts(Above()), ["820 en"])
    let renderer = ImageRenderer(content: VStack { Asking() })
    for locale in ["de", "fr", "de"] {
      renderer.environment.locale = Locale(identifier: locale)
      try expectEqual(renderer.layoutTree().texts, ["393 \(locale)"])
    }
  }

  private final class Weak {
    weak var context: RendererContext?
  }

  private struct Noting: View {
    let weak: Weak
    var body: some View {
      let _ = weak.context = RendererContext.current
      Asking()
    }
  }

  @Test("a picture's values are released with its renderer")
  func released() throws {
    let weak = Weak()
    do {
      let renderer = ImageRenderer(content: Noting(weak: weak))
      _ = try renderer.layoutTree()
      expect(weak.context != nil)
    }
    expectNil(weak.context)
  }

  // MARK: Diagnostics

  private struct Reporting: View {
    let name: String
    let next: () -> Void
    var body: some View {
      let _ = RendererContext.current.report("is reported", view: name)
      let _ = next()
      Color.red.frame(width: 1, height: 1)
    }
  }

  private func diagnostics(_ view: some View) -> [String] {
    LayoutTree(of: view).diagnostics.map { $0.message == "is reported" ? $0.view : "\($0)" }
  }

  @Test("diagnostics belong to their own picture")
  func diagnostics() throws {
    var inner: [String] = []
    let outer = diagnostics(
      Reporting(name: "outer") { inner = diagnostics(Reporting(name: "inner") {}) })
    expectEqual(outer, ["outer"])
    expectEqual(inner, ["inner"])
    expectEqual(diagnostics(Text("a")), [])
  }

  @Test("diagnostics of a failed picture aren't passed to the next one")
  func failing() throws {
    let failing = VStack {
      Reporting(name: "failed") {}
      ForEach(0..<Int.max, id: \.self) { _ in Text("a") }
    }
    #expect(throws: RenderError.self) { try ImageRenderer(content: failing).displayList() }
    expectEqual(diagnostics(Text("a")), [])
  }

  @Test("diagnostics reported while a view is created belong to its picture")
  func made() throws {
    let renderer = ImageRenderer(content: Text(verbatim: ""))
    renderer.makeContent(on: .iPad, in: Locale(identifier: "de")) {
      RendererContext.current.report("is reported", view: "made")
      return Text(verbatim: Asking.answer)
    }
    let tree = try renderer.layoutTree()
    expectEqual(tree.texts, ["820 de"])
    expectEqual(tree.diagnostics.map(\.view), ["made"])
  }
}
