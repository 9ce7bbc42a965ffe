import Expectations
import SwiftUI
import Synchronization
import Testing

/// The surroundings of views in an app: windows, appearance objects, inherited styles.
@MainActor
@Suite("The surroundings of views in an app")
struct AppSurroundingsTests {
  private func texts(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).layoutTree().nodes.compactMap(\.text?.string)
  }

  private struct Divided<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { _VariadicView.Tree(Root()) { content } }

    struct Root: _VariadicView_MultiViewRoot {
      @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
          child
          Text(child.id(as: String.self) ?? "-")
          if child.id != last, child[Undivided.self] == 0 { Text("|") }
        }
      }
    }
  }
  private struct Undivided: _ViewTraitKey { static var defaultValue: Int { 0 } }
  private struct Row: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children.dropFirst()) { $0 }
    }
  }

  @Test("a root builds views from the subviews of its content, with their traits and identities")
  func variadic() throws {
    let view = HStack {
      Divided {
        Text("A")
        Group {
          Text("B")._trait(Undivided.self, 1)
          ForEach(["C", "D"], id: \.self) { Text($0) }
        }
      }
    }
    try expectEqual(texts(view), ["A", "-", "|", "B", "-", "C", "C", "|", "D", "D"])
    // The views of a unary root are one view for its container.
    let unary = HStack(spacing: 0) {
      _VariadicView.Tree(Row()) { ForEach(0..<3) { _ in Color.red.frame(width: 5, height: 5) } }
    }
    let tree = try ImageRenderer(content: unary).layoutTree()
    expectEqual(tree.root.frame.width, 5)
    expectGreater(tree.root.frame.height, 10)
  }

  @Test("problems beyond the first hundred are counted")
  func countedProblems() throws {
    let view = VStack { ForEach(0..<130) { Image(systemName: "no.such.symbol.\($0)") } }
    let renderer = ImageRenderer(content: view)
    _ = try renderer.displayList()
    let words = renderer.diagnostics.map(\.description)
    expectEqual(words.count, 101)
    expectEqual(words.last, "Picture: 30 more problems not listed here")
  }

  @Test("bars, tabs and keyframes have the content of an if without else")
  func conditions() throws {
    func shown(_ isOn: Bool) throws -> [String] {
      try texts(
        DeviceScreen(.iPhoneSE) {
          TabView {
            Tab("One", systemImage: "star") {
              NavigationStack { Color.red.toolbar { if isOn { ToolbarItem { Text("Item") } } } }
            }
            if isOn { Tab("Two", systemImage: "star") { Color.blue } }
          }
        })
    }
    try expectEqual(shown(true), ["Item", "One", "Two"])
    try expectEqual(shown(false), ["One"])
    func track(_ isOn: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) {
        KeyframeTrack(\.self) {
          LinearKeyframe(1, duration: 1)
          if isOn { LinearKeyframe(0, duration: 2) }
        }
      }
    }
    expectEqual(track(true).duration, 3)
    expectEqual(track(false).duration, 1)
  }

  private struct Window: View {
    var body: some View {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let windows = [UIApplication.shared.windows.first!, scene!.windows.first { $0.isKeyWindow }!]
      VStack(spacing: 0) {
        ForEach(windows.indices, id: \.self) { index in
          let window = windows[index]
          Text(
            "\(Int(window.safeAreaInsets.top)) \(Int(window.safeAreaInsets.bottom))"
              + " \(Int(window.bounds.width)) \(window.rootViewController == nil)")
        }
        Text("\(Int(scene!.statusBarManager!.statusBarFrame.height))")
      }
    }
  }

  @Test("the app's window has the size and the safe area of the device")
  func window() throws {
    try expectEqual(texts(Window()), ["59 34 393 false", "59 34 393 false", "59"])
    try expectEqual(
      texts(DeviceScreen(.iPhoneSE) { Window() }).prefix(2),
      [
        "20 0 375 false", "20 0 375 false",
      ])
  }

  private struct Tabs: View {
    let isHidden: Bool?
    init(isHidden: Bool?) {
      self.isHidden = isHidden
      if let isHidden { UITabBar.appearance().isHidden = isHidden }
    }
    var body: some View {
      DeviceScreen(.iPhoneSE) {
        TabView { Color.red.accessibilityIdentifier("content").tabItem { Text("Home") } }
      }
    }
  }

  @Test("a tab bar that an appearance object hides takes no space")
  func hiddenTabBar() throws {
    func height(_ isHidden: Bool?) throws -> CGFloat {
      let renderer = ImageRenderer(content: AnyView(EmptyView()))
      // The command line creates views this way.
      renderer.content = AnyView(Made { Tabs(isHidden: isHidden) })
      return try renderer.layoutTree()["content"].frame.height
    }
    let shown = try height(nil)
    try expectEqual(height(true), shown + 49)
    try expectEqual(height(false), shown)
    try expectEqual(height(nil), shown)
  }

  /// Creates its content while it is evaluated.
  private struct Made<Content: View>: View {
    @ViewBuilder let make: () -> Content
    var body: some View { make() }
  }

  @Test("appearance objects color segments, dots and titles")
  func colors() throws {
    func list(_ view: some View, _ set: @escaping () -> Void) throws -> String {
      let made = Made {
        let _ = set()
        view
      }
      return "\(try ImageRenderer(content: made).displayList())"
    }
    let picker = Picker("", selection: .constant(0)) {
      Text("A").tag(0)
      Text("B").tag(1)
    }
    .pickerStyle(.segmented)
    let pages = TabView {
      Color.gray; Color.gray
    }.tabViewStyle(.page).frame(width: 90, height: 90)
    let screen = DeviceScreen(.iPhoneSE) { NavigationStack { Color.gray.navigationTitle("T") } }
    let purple = UIColor(red: 0.2, green: 0.1, blue: 0.3, alpha: 1)
    let cases: [(String, AnyView, () -> Void)] = [
      (
        "segment", AnyView(picker),
        { UISegmentedControl.appearance().selectedSegmentTintColor = purple }
      ),
      ("background", AnyView(picker), { UISegmentedControl.appearance().backgroundColor = purple }),
      (
        "selected", AnyView(picker),
        {
          UISegmentedControl.appearance().setTitleTextAttributes(
            [.foregroundColor: purple], for: .selected)
        }
      ),
      (
        "dot", AnyView(pages), { UIPageControl.appearance().currentPageIndicatorTintColor = purple }
      ),
      (
        "title", AnyView(screen),
        { UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: purple] }
      ),
    ]
    let word =
      "\(try ImageRenderer(content: Color(purple).frame(width: 1, height: 1)).displayList())"
    let color = try require(word.firstMatch(of: /#[0-9a-fA-F]{6}/)?.0)
    for (name, view, set) in cases {
      try expect(list(view, set).contains(color), "\(name)")
      try expect(!list(view, {}).contains(color), "\(name)")
    }
  }

  @Test("strings are measured with the fonts of their attributes")
  func stringSizes() {
    let font = UIFont.systemFont(ofSize: 20)
    let one = "Flat white".size(withAttributes: [.font: font])
    expectGreater(one.width, 80)
    expectLess(abs(one.height - font.lineHeight), 0.01)
    let two = ("Flat white" as NSString).size(withAttributes: [.font: font.withSize(40)])
    expectLess(abs(two.width / one.width - 2), 0.1)
    let lines = NSAttributedString(string: "Flat white", attributes: [.font: font]).boundingRect(
      with: CGSize(width: one.width - 1, height: 1000), options: [.usesLineFragmentOrigin],
      context: nil)
    expectLess(lines.width, one.width)
    expectLess(abs(lines.height - 2 * one.height), 0.01)
  }

  // MARK: Callbacks with rectangles

  private final class Rectangles: Sendable {
    let all = Mutex<[CGRect]>([])
  }

  private struct Probe: InsettableShape {
    let seen: Rectangles
    func path(in rect: CGRect) -> Path {
      seen.all.withLock { $0.append(rect) }
      return Path(ellipseIn: rect)
    }
    func inset(by amount: CGFloat) -> Probe { self }
  }

  @Test("a shape gets a rectangle at the origin, wherever it is used")
  func rectangles() throws {
    let seen = Rectangles()
    let (probe, red) = (Probe(seen: seen), Color.red)
    let uses: [(String, AnyView)] = [
      ("fill", AnyView(probe.fill(.red))), ("stroke", AnyView(probe.stroke(.red))),
      ("strokeBorder", AnyView(probe.strokeBorder(.red))),
      ("trim", AnyView(probe.trim(from: 0, to: 0.5))),
      ("transform", AnyView(probe.rotation(.degrees(9)).scale(0.5).offset(x: 3, y: 4))),
      ("clipShape", AnyView(red.clipShape(probe))), ("mask", AnyView(red.mask { probe })),
      ("background", AnyView(red.background(probe))),
      ("background in", AnyView(red.background(.red, in: probe))),
      ("overlay", AnyView(red.overlay(probe))),
      ("union", AnyView(probe.union(Circle()))),
      ("AnyShape", AnyView(AnyShape(probe))),
      ("containerShape", AnyView(ContainerRelativeShape().containerShape(probe))),
    ]
    for (name, view) in uses {
      seen.all.withLock { $0 = [] }
      let renderer = ImageRenderer(
        content: HStack(spacing: 0) {
          Color.blue.frame(width: 30, height: 40)
          view.frame(width: 20, height: 10)
        })
      _ = try renderer.displayList()
      let rectangles = seen.all.withLock { $0 }
      expect(!rectangles.isEmpty, "\(name)")
      let expected = CGRect(x: 0, y: 0, width: 20, height: 10)
      expectEqual(rectangles.filter { $0 != expected }, [], "\(name)")
    }
  }

  // MARK: Inherited styles

  /// Controls that UIKit draws on iOS, whose texts keep their colors.
  private static let systemControls: [(String, AnyView)] = [
    (
      "segments",
      AnyView(Picker("", selection: .constant(0)) { Text("A").tag(0) }.pickerStyle(.segmented))
    ),
    ("compact", AnyView(DatePicker("", selection: .constant(.distantPast)).labelsHidden())),
    (
      "calendar",
      AnyView(DatePicker("", selection: .constant(.distantPast)).datePickerStyle(.graphical))
    ),
    (
      "wheels",
      AnyView(
        DatePicker("", selection: .constant(.distantPast)).datePickerStyle(.wheel).labelsHidden())
    ),
  ]

  /// Controls whose texts are views.
  private static let viewControls: [(String, AnyView)] = [
    ("Text", AnyView(Text("A"))),
    ("Button", AnyView(Button("A") {})),
    ("bordered", AnyView(Button("A") {}.buttonStyle(.bordered))),
    ("Link", AnyView(Link("A", destination: URL(string: "a:b")!))),
    ("Menu", AnyView(Menu("A") { Text("B") })),
    ("Label", AnyView(Label("A", systemImage: "star"))),
    ("Toggle", AnyView(Toggle("A", isOn: .constant(false)))),
    (
      "Stepper",
      AnyView(
        Stepper("A") {
        } onDecrement: {
        })
    ),
    (
      "Slider",
      AnyView(
        Slider(value: .constant(0)) {
          Text("A")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        })
    ),
    ("DatePicker", AnyView(DatePicker("A", selection: .constant(.distantPast)))),
    ("DisclosureGroup", AnyView(DisclosureGroup("A") { Text("B") })),
    ("GroupBox", AnyView(GroupBox("A") { Text("B") })),
    ("LabeledContent", AnyView(LabeledContent("A", value: "B"))),
    ("ProgressView", AnyView(ProgressView("A", value: 0.5))),
    ("Gauge", AnyView(Gauge(value: 0.5) { Text("A") })),
    ("TextField", AnyView(TextField("A", text: .constant("B")))),
    ("TextEditor", AnyView(TextEditor(text: .constant("B")).frame(height: 40))),
    ("ContentUnavailableView", AnyView(ContentUnavailableView("A", systemImage: "star"))),
  ]

  /// Returns the display list in a color, without the names of its views.
  private func drawn(_ view: AnyView, in color: Color?) throws -> String {
    let style = color.map { AnyView(view.foregroundStyle($0)) } ?? view
    return "\(try ImageRenderer(content: style.frame(width: 300)).displayList())"
  }

  @Test("a style around a control reaches its texts, but not those of system controls")
  func inheritedStyles() throws {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6)
    for (name, view) in Self.systemControls {
      try expectEqual(drawn(view, in: color), drawn(view, in: nil), "\(name)")
    }
    for (name, view) in Self.viewControls {
      try expect(drawn(view, in: color) != drawn(view, in: nil), "\(name)")
    }
  }
}
