import Expectations
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// APIs that user files use.
@MainActor
@Suite("APIs that user files use")
struct NewerNamesTests {
  private func texts(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).layoutTree().nodes.compactMap(\.text?.string)
  }

  @Test("uniform types know their extensions and supertypes")
  func types() {
    expectEqual(UTType.png.preferredFilenameExtension, "png")
    expectEqual(UTType(filenameExtension: "JPG"), .jpeg)
    expectEqual(UTType(mimeType: "application/json"), .json)
    expect(UTType.png.conforms(to: .image))
    expect(UTType.png.conforms(to: .data))
    expect(!UTType.png.conforms(to: .text))
    expect(UTType.heic.isSubtype(of: .image))
    let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
    expect(recipe.conforms(to: .text))
    expectEqual(recipe.identifier, "com.example.recipe")
    expectEqual(UTType("public.plain-text"), .plainText)
    let cake = UTType(exportedAs: "com.example.cake", conformingTo: recipe)
    expect(cake.conforms(to: recipe))
    expect(cake.conforms(to: .json))
    expect(!cake.conforms(to: .image))
    let slice = UTType(filenameExtension: "cakeslice", conformingTo: cake)
    expectEqual(slice?.conforms(to: .json), true)
    var traits: AccessibilityTraits = [.isHeader, .isLink]
    expect(traits.contains(.isLink))
    expect(!traits.contains(.isTabBar))
    expectEqual(traits.remove(.isLink), .isLink)
    expectEqual(traits, .isHeader)
    expect(TableColumnCustomizationBehavior.all.contains([.reorder, .visibility]))
  }

  @Test("titles may be localized string resources")
  func resources() throws {
    let name = "Kiel"
    let title: LocalizedStringResource = "To \(name)"
    let view = VStack {
      Button(title) {}
      Button(title, systemImage: "star", role: .cancel) {}
      Label(title, systemImage: "star")
      Toggle(title, isOn: .constant(true))
      Stepper(title, value: .constant(1))
      LabeledContent(title, value: "value")
      ContentUnavailableView(title, systemImage: "star")
      Link(title, destination: URL(filePath: "/"))
    }
    try expectEqual(texts(view).filter { $0 == "To Kiel" }.count, 8)
  }

  private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 7
    let started = [1, 2, 3]
  }

  private class BaseDelegate: NSObject, UIApplicationDelegate {
    var name: String
    override init() { name = "made by init()" }
  }

  private struct DelegateView: View {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    @UIApplicationDelegateAdaptor private var base: BaseDelegate

    var body: some View { Text("shown") }
  }

  @Test("a view with delegates is shown without creating them")
  func delegate() throws {
    try expectEqual(texts(DelegateView()), ["shown"])
  }

  @Test("apps with documents show a new one, and dialogs for files are reported")
  func documents() throws {
    try expectEqual(texts(try require(WritingApp().body._window)), ["new"])
    try expectEqual(texts(try require(ListApp().body._window)), ["first"])
    let launch = DocumentLaunchView("Writing", for: [.plainText]) {
      NewDocumentButton()
    } onDocumentOpen: {
      Text($0.path)
    }
    try expectEqual(texts(launch), ["Writing", "Create Document"])
    func problems(_ isShown: Bool) -> Int {
      LayoutTree(of: DocumentDialogs(isShown: isShown)).diagnostics.count
    }
    expectEqual(problems(false), 0)
    expectGreater(problems(true), 0)
  }

  @Test("a color picker can edit the components of a color")
  func cgColors() throws {
    var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let binding = Binding(get: { color }, set: { color = $0 })
    let renderer = ImageRenderer(content: ColorPicker("Ink", selection: binding))
    try renderer.set("Ink", to: Color(red: 0, green: 0, blue: 1))
    expectEqual(color, CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    try renderer.set("Ink", to: Color.primary)
    expectEqual(color, CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  private struct Moved: GeometryEffect {
    var fraction: CGFloat
    var animatableData: CGFloat {
      get { fraction }
      set { fraction = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * fraction, y: 0))
    }
  }

  @Test("a geometry effect receives the size of its view")
  func geometryEffect() throws {
    func pixels(_ fraction: CGFloat) throws -> CGImage {
      let view = Color.red.frame(width: 20, height: 20).modifier(Moved(fraction: fraction))
        .frame(width: 40, height: 20, alignment: .leading)
      let renderer = ImageRenderer(content: view)
      renderer.scale = 1
      return try require(renderer.cgImage)
    }
    let moved = try pixels(1)
    let plain = Color.red.frame(width: 20, height: 20)
      .frame(width: 40, height: 20, alignment: .trailing)
    let renderer = ImageRenderer(content: plain)
    renderer.scale = 1
    expectEqual(moved, renderer.cgImage)
    try expect(moved != pixels(0))
  }

  @Test("a 3D transform that only rotates in the plane equals the affine transform")
  func transforms() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let projection = ProjectionTransform(turn)
    let affine = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
    expectLess(abs(projection.m12 - affine.m12), 1e-12)
    expectLess(abs(projection.m21 - affine.m21), 1e-12)
    let there = ProjectionTransform(CATransform3DTranslate(turn, 3, 4, 0))
    let back = there.concatenating(there.inverted())
    expectLess(abs(back.m11 - 1), 1e-12)
    expectLess(abs(back.m31), 1e-12)
    expectLess(abs(back.m32), 1e-12)
    var flat = ProjectionTransform(CATransform3DMakeScale(0, 1, 1))
    let isInverted = flat.invert()
    expect(!isInverted)
    expectEqual(flat.m11, 0)
  }

  private struct Rows: View {
    @State private var items = ["a", "b", "c"]
    @State private var last: Binding<String>?

    var body: some View {
      VStack {
        ForEach($items, id: \.self) { $item in
          Text(item).onAppear { if item == "c" { last = $item } }
        }
        Button("remove") { items.removeAll() }
        Text("last: \(last?.wrappedValue ?? "-")")
        Button("write") { last?.wrappedValue = "z" }
      }
    }
  }

  @Test("a binding to a removed element reads its last value and ignores writes")
  func staleElements() throws {
    let renderer = ImageRenderer(content: Rows())
    _ = try renderer.layoutTree()
    try renderer.tap("remove")
    try renderer.tap("write")
    let texts = try renderer.layoutTree().nodes.compactMap(\.text?.string)
    expectEqual(texts, ["remove", "last: c", "write"])
  }

  private struct Endless: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Endless { self }
  }

  private struct Dimmed: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color { .red }
  }

  @Test("a style that resolves to itself is clear")
  func endlessStyle() throws {
    func pixels(_ style: some ShapeStyle) -> CGImage? {
      let renderer = ImageRenderer(content: Rectangle().fill(style).frame(width: 4, height: 4))
      return renderer.cgImage
    }
    expectEqual(pixels(Endless()), pixels(Color.clear))
    expectEqual(pixels(Dimmed()), pixels(Color.red))
    expect(pixels(Dimmed()) != nil)
  }

  @Test("navigation paths with different values are not equal")
  func navigationPaths() {
    expect(NavigationPath([1]) != NavigationPath([2]))
    expectEqual(NavigationPath([1]), NavigationPath([1]))
    var path = NavigationPath(["a"])
    path.append(3)
    expectEqual(path.count, 2)
    path.removeLast()
    expectEqual(path, NavigationPath(["a"]))
    path.removeLast(5)
    expect(path.isEmpty)
    expectEqual(KeyEquivalent.clear.character, "\u{F739}")
  }

  @Test("narrow screens show the preferred column of a split view")
  func compactColumn() throws {
    func shown(_ column: NavigationSplitViewColumn) throws -> [String] {
      try texts(
        NavigationSplitView(preferredCompactColumn: .constant(column)) {
          Text("sidebar")
        } content: {
          Text("content")
        } detail: {
          Text("detail")
        }
        .frame(width: 300, height: 400))
    }
    try expectEqual(shown(.sidebar), ["sidebar"])
    try expectEqual(shown(.content), ["content"])
    try expectEqual(shown(.detail), ["detail"])
  }

  @Test("a large title in the bar is at the leading edge")
  func inlineLarge() throws {
    func title(_ mode: ToolbarTitleDisplayMode) throws -> CGRect {
      let view = NavigationStack {
        Color.clear.navigationTitle("Title").toolbarTitleDisplayMode(mode)
      }
      .frame(width: 300, height: 400)
      let tree = try ImageRenderer(content: view).layoutTree()
      return try require(tree.nodes.first { $0.text?.string == "Title" }).frame
    }
    let (inline, large, both) = try (title(.inline), title(.large), title(.inlineLarge))
    expectEqual(both.minX, 16, "\(both) \(large) \(inline)")
    expectLess(both.midY, 44, "\(both) \(large) \(inline)")
    expectGreater(large.midY, 44, "\(both) \(large) \(inline)")
    expectEqual(both.height, large.height)
    expectEqual(inline.midX, 150)
  }

  @Test("tabs can be created in a loop")
  func tabs() throws {
    let view = TabView(selection: .constant(2)) {
      Tab("First", systemImage: "star", value: 1) { Text("one") }
      ForEach([2, 3], id: \.self) { number in
        Tab("\(number)", systemImage: "star", value: number) { Text("screen \(number)") }
          .customizationBehavior(.disabled, for: .sidebar)
      }
    }
    try expect(texts(view.frame(width: 300, height: 400)), contains: "screen 2")
  }

  private struct Tinted: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Framed(width: environment.layoutDirection == .rightToLeft ? 30 : 20)
    }
    struct Framed: ViewModifier {
      let width: CGFloat
      func body(content: Content) -> some View { content.frame(width: width) }
    }
  }

  @Test("a modifier can be created from the environment")
  func environmentalModifier() throws {
    func width(_ direction: LayoutDirection) throws -> CGFloat {
      let view = Color.red.modifier(Tinted()).environment(\.layoutDirection, direction)
      return try ImageRenderer(content: view).layoutTree().root.frame.width
    }
    try expectEqual(width(.leftToRight), 20)
    try expectEqual(width(.rightToLeft), 30)
  }

  @Test("a binding to a collection is a collection of bindings")
  func bindings() throws {
    var values = [1, 2, 3]
    let binding = Binding(get: { values }, set: { values = $0 })
    for element in binding.reversed() where element.wrappedValue > 1 { element.wrappedValue *= 10 }
    expectEqual(values, [1, 20, 30])
    expectEqual(binding.indices, 0..<3)
    struct Rows<Data: RandomAccessCollection>: View where Data.Element == Binding<Int> {
      let data: Data
      var body: some View {
        VStack { ForEach(data, id: \.wrappedValue) { Text("\($0.wrappedValue)") } }
      }
    }
    try expectEqual(texts(Rows(data: binding)), ["1", "20", "30"])
    // A loop over a binding reads the collection once.
    var reads = 0
    let counted = Binding<[Int]>(
      get: {
        reads += 1
        return [4, 5, 6]
      }, set: { _ in })
    try expectEqual(texts(HStack { ForEach(counted, id: \.self) { _ in Text("x") } }).count, 3)
    expectEqual(reads, 1)
  }

  @Test("a subscription view is its content and performs an action for each value")
  func subscription() throws {
    struct Sum: View {
      @State private var sum = 0
      var body: some View {
        SubscriptionView(content: Text("\(sum)"), publisher: [1, 2, 3].publisher) { sum += $0 }
      }
    }
    try expectEqual(texts(Sum()), ["6"])
  }

  @Test("a localized attributed string has the attributes of its Markdown")
  func localizedAttributes() {
    let text = AttributedString(localized: "**\(3)** left")
    expectEqual(String(text.characters), "3 left")
    expectEqual(text.runs.first?.inlinePresentationIntent, .stronglyEmphasized)
  }

  @Test("a disabled accessibility label names nothing")
  func labels() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
          .accessibilityLabel("plus", isEnabled: true)
          .accessibilityLabel("minus", isEnabled: false)
      }
    }
    let renderer = ImageRenderer(content: Counter())
    try renderer.tap("plus")
    #expect(throws: (any Error).self) { try renderer.tap("minus") }
    try expectEqual(renderer.layoutTree().nodes.compactMap(\.text?.string), ["1"])
  }

  @Test("newer modifiers and forms of controls show their contents")
  func modifiers() throws {
    let renderer = ImageRenderer(content: NewerModifiers())
    renderer.proposedSize = ProposedViewSize(width: 400, height: 800)
    let texts = try renderer.layoutTree().nodes.compactMap(\.text?.string)
    expectEqual(texts, ["Row", "Stepper", "Toggle", "Accepted", "Accessible"])
    expectEqual(NewerDelegate().names.count, 2)
  }

  @Test("toolbar items can be hidden")
  func hiddenItems() throws {
    let view = NavigationStack {
      Color.red.toolbar {
        ToolbarItem { Text("hidden") }.hidden()
        ToolbarItem { Text("shown") }.hidden(false)
      }
    }
    try expectEqual(texts(view), ["shown"])
  }

  @Test("a shape of a fixed size can be placed at an anchor")
  func sizedShapes() {
    let area = CGRect(x: 10, y: 20, width: 100, height: 60)
    let sized = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing)
    expectEqual(sized.path(in: area).boundingRect, CGRect(x: 90, y: 70, width: 20, height: 10))
    expectEqual(
      Rectangle().size(CGSize(width: 20, height: 10)).path(in: area).boundingRect,
      CGRect(x: 10, y: 20, width: 20, height: 10))
  }

  @Test("several values are interpolated as one, and curves define animations")
  func animatableValues() {
    var values = AnimatableValues(1.0, CGFloat(2), AnimatablePair(Float(3), 4.0))
    values += AnimatableValues(1, 1, AnimatablePair(1, 1))
    values.scale(by: 2)
    expectEqual(values, AnimatableValues(4, 6, AnimatablePair(8, 10)))
    expectEqual(values.magnitudeSquared, 16 + 36 + 64 + 100)
    expectEqual(values - values, .zero)
    expect(values != .zero)
    expectEqual(
      Animation.timingCurve(.easeIn, duration: 2), .timingCurve(0.42, 0, 1, 1, duration: 2))
  }

  @Test("a layout reads the container values of its subviews")
  func layoutContainerValues() throws {
    struct Spread: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: subviews.map(\.containerValues.width).reduce(0, +), height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let view = Spread {
      Color.red.containerValue(\.width, 30)
      Color.red
    }
    try expectEqual(ImageRenderer(content: view).layoutTree().root.frame.width, 35)
  }

  @Test("a pasteboard stores values by type")
  func pasteboard() throws {
    struct Copied: View {
      var body: some View {
        let _ = UIPasteboard.general.setItems([["public.text": "x"]], options: [.localOnly: true])
        let _ = UIPasteboard.general.addItems([["public.data": Data([1])]])
        Text("\(UIPasteboard.general.value(forPasteboardType: "public.text") as? String ?? "")")
        Text("\(UIPasteboard.general.contains(pasteboardTypes: ["public.data", "public.png"]))")
        Text("\(UIPasteboard.general.numberOfItems)")
      }
    }
    try expectEqual(texts(Copied()), ["x", "true", "2"])
  }
}

extension ContainerValues {
  @Entry fileprivate var width = 5.0
}
