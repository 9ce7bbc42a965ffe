import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

/// What code can ask for wherever it is, in pictures after, beside and inside each other.
@MainActor
@Suite("What views ask for without a property")
struct RendererContextTests {
  /// What other tests have said outside of pictures is the next one's.
  init() { _ = LayoutTree(of: Color.clear) }

  private final class Log {
    var words: [String] = []
  }

  /// Shows the width of the screen and the language that functions see.
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

  @Test("views that are resolved outside of all renderers leave nothing behind")
  func withoutRenderer() throws {
    _ = try Pipeline(DeviceScreen(.iPad) { Asking() }, environment: EnvironmentValues())
    #expect(Asking.answer == "393 en")
  }

  @Test("a picture leaves nothing behind for the next one")
  func after() throws {
    #expect(try texts(DeviceScreen(.iPad) { Asking() }, "de") == ["820 de"])
    #expect(Asking.answer == "393 en")
    #expect(try texts(Asking()) == ["393 en"])
    #expect(try texts(Asking(), "fr") == ["393 fr"])
  }

  private struct Both: View {
    let inner: () throws -> [String]

    /// The texts, or why there are none.
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

  @Test("a picture inside a picture has its language, and the other one's screen")
  func inside() throws {
    let view = DeviceScreen(.iPad) { Both { try texts(Asking()) } }
    #expect(try texts(view, "de") == ["820 de", "820 en", "820 de"])
    let another = DeviceScreen(.iPad) { Both { try texts(DeviceScreen(.iPhoneSE) { Asking() }) } }
    #expect(try texts(another, "de") == ["820 de", "375 en", "820 de"])
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

  @Test("pictures that are made at once each have their own")
  func beside() async throws {
    let cases = [(Device.iPad, "de"), (.iPhoneSE, "fr"), (.iPhone16, "ja"), (.iPadPro13, "en")]
    let tasks = cases.map { device, locale in
      Task { @MainActor in
        let log = Log()
        let renderer = ImageRenderer(content: DeviceScreen(device) { Late(log: log) })
        renderer.environment.locale = Locale(identifier: locale)
        let answer = "\(Int(device.size.width)) \(locale)"
        // Without waiting, tasks of views come to their first suspension only.
        guard hasPainter else {
          _ = try renderer.layoutTree()
          return #expect(Set(log.words).isSubset(of: [answer]))
        }
        _ = try await renderer.bitmap()
        #expect(Set(log.words) == [answer])
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

  @Test("actions have the picture's")
  func actions() throws {
    let log = Log()
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { Acting(log: log) })
    renderer.environment.locale = Locale(identifier: "de")
    try renderer.tap("tap")
    try renderer.set("set", to: true)
    #expect(log.words == ["appear 820 de", "tap 820 de", "change 820 de"])
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

  /// Its body is read in every frame.
  private struct Moving: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text(verbatim: "moving \(Asking.answer)") }
  }

  @Test("frames of a change have the picture's, whatever is drawn between them")
  func frames() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { Fading() })
    renderer.environment.locale = Locale(identifier: "de")
    try renderer.animate(to: 0.1) { try renderer.tap("fade") }
    #expect(try texts(Asking(), "fr") == ["393 fr"])
    let found = try renderer.layoutTree().texts
    #expect(found == ["820 de", "moving 820 de", "fade"])
  }

  private struct Above: View {
    var body: some View {
      let answer = Asking.answer
      DeviceScreen(.iPad) { Text(verbatim: answer) }
    }
  }

  @Test("bodies that have asked are read again when the answer changes")
  func again() throws {
    #expect(try texts(Above()) == ["820 en"])
    let renderer = ImageRenderer(content: VStack { Asking() })
    for locale in ["de", "fr", "de"] {
      renderer.environment.locale = Locale(identifier: locale)
      #expect(try renderer.layoutTree().texts == ["393 \(locale)"])
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

  @Test("what a picture was asked goes with its renderer")
  func released() throws {
    let weak = Weak()
    do {
      let renderer = ImageRenderer(content: Noting(weak: weak))
      _ = try renderer.layoutTree()
      #expect(weak.context != nil)
    }
    #expect(weak.context == nil)
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

  @Test("diagnostics are those of their own picture")
  func diagnostics() throws {
    var inner: [String] = []
    let outer = diagnostics(
      Reporting(name: "outer") { inner = diagnostics(Reporting(name: "inner") {}) })
    #expect(outer == ["outer"])
    #expect(inner == ["inner"])
    #expect(diagnostics(Text("a")) == [])
  }

  @Test("those of a picture that fails are not the next one's")
  func failing() throws {
    let failing = VStack {
      Reporting(name: "failed") {}
      ForEach(0..<Int.max, id: \.self) { _ in Text("a") }
    }
    #expect(throws: RenderError.self) { try ImageRenderer(content: failing).displayList() }
    #expect(diagnostics(Text("a")) == [])
  }

  @Test("what is said while a view is made is said of its picture")
  func made() throws {
    let renderer = ImageRenderer(content: Text(verbatim: ""))
    renderer.makeContent(on: .iPad, in: Locale(identifier: "de")) {
      RendererContext.current.report("is reported", view: "made")
      return Text(verbatim: Asking.answer)
    }
    let tree = try renderer.layoutTree()
    #expect(tree.texts == ["820 de"])
    #expect(tree.diagnostics.map(\.view) == ["made"])
  }
}
