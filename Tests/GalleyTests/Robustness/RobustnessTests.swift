import Expectations
import Galley
import TestSupport
import Testing

/// A view that nests itself `depth` times, each time in a stack inside a type-erased view.
private struct Nested: View {
  let depth: Int
  var body: some View {
    if depth > 0 {
      VStack { AnyView(Nested(depth: depth - 1)) }
    } else {
      Color.red.frame(width: 4, height: 2)
    }
  }
}

private struct Endless: View {
  var body: some View { AnyView(Endless()).padding(1) }
}

@MainActor
@Suite("Views that stress layout")
struct RobustnessTests {
  // MARK: Depth

  @Test("10,000 nested views are drawn")
  func deepView() throws {
    let renderer = ImageRenderer(content: Nested(depth: 10_000))
    let list = try renderer.displayList()
    expectEqual(list.size, CGSize(width: 4, height: 2))
    expectEqual(list.filledRects, [CGRect(0, 0, 4, 2)])
  }

  @Test("10,000 nested modifiers and type-erased views are laid out")
  func deepModifiers() {
    var view = AnyView(Color.red.frame(width: 4, height: 2).named("a"))
    for _ in 0..<10_000 {
      let inner = view
      view = AnyView(VStack { inner }.padding(.top, 1))
    }
    let tree = layout(nil, nil) { view }
    expectNil(tree.failure)
    expectClose(tree.root.frame.size, 4, 10_002)
    expectClose(tree["a"].frame, CGRect(0, 10_000, 4, 2))
  }

  @Test("100,000 nested views are rejected")
  func tooDeepView() throws {
    let tree = layout(nil, nil) { Nested(depth: 100_000) }
    let failure = try require(tree.failure as? RenderError)
    guard case .nestedTooDeeply = failure else {
      Issue.record("the failure is \(failure)")
      return
    }
    expectEqual(tree.nodes.count, 1)
    #expect(throws: failure) { try ImageRenderer(content: Nested(depth: 100_000)).pngData() }
  }

  @Test("a body that contains itself is an error")
  func endlessView() throws {
    let tree = layout(nil, nil) { Endless() }
    let failure = try require(tree.failure as? RenderError)
    expect(!failure.message.isEmpty)
    expect(!failure.hint.isEmpty)
  }

  @Test("10,000 views side by side are laid out")
  func wideView() {
    let tree = layout(nil, nil) {
      VStack(spacing: 0) { ForEach(0..<10_000) { _ in Color.red.frame(width: 3, height: 1) } }
    }
    expectClose(tree.root.frame.size, 3, 10_000)
  }

  // MARK: Strings

  @Test(
    "control characters and other special characters are laid out and drawn",
    arguments: [
      "\0", "a\0b", "\u{1}\u{2}\u{1F}", "\u{7F}\u{85}", "\r\n", "\r", "\t", "\u{2028}\u{2029}",
      "\u{200B}\u{200D}\u{FEFF}", "\u{202E}abc\u{202C}", "\u{FFFF}\u{10FFFF}", "e\u{301}\u{301}",
      String(repeating: "\u{301}", count: 500), "👩‍👩‍👧‍👦", "\u{FFFC}", "   ", "\n\n\n",
    ])
  func strangeStrings(string: String) throws {
    for width in [nil, 0, 0.5, 30] as [CGFloat?] {
      for node in layout(width, nil, { Text(verbatim: string) }).nodes {
        expect(node.frame.isFinite, "\(node)")
        expectAtLeast(node.frame.width, 0, "\(node)")
        if let width { expectAtMost(node.frame.width, width) }
      }
    }
    let renderer = ImageRenderer(content: Text(verbatim: string).padding(1))
    try expectAtLeast(renderer.displayList().size.height, 2)
  }

  @Test("a one-megabyte string is laid out")
  func longString() throws {
    let string = String(repeating: "lorem ipsum dolor sit amet, ", count: 37_500)
    let tree = layout(300, 100) { Text(verbatim: string).lineLimit(3).named("text") }
    expectAtMost(tree["text"].frame.width, 300)
    try expectEqual(require(tree["text"].text).lineBaselines.count, 3)
  }

  // MARK: Numbers

  private nonisolated static let strange: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, 1e-300, 0,
  ]

  /// Checks that the view has finite frames and can be recorded.
  private func check(
    _ view: some View, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (width, height) in [(100, 100), (nil, nil)] as [(CGFloat?, CGFloat?)] {
      let tree = layout(width, height) {
        HStack {
          view
          Color.blue.frame(width: 5, height: 5)
        }
      }
      expect(tree.failure == nil, sourceLocation: sourceLocation)
      for node in tree.nodes {
        expect(node.frame.isFinite, "\(comment): \(node)", sourceLocation: sourceLocation)
        expect(node.frame.width >= 0, "\(comment): \(node)", sourceLocation: sourceLocation)
        expect(node.frame.height >= 0, "\(comment): \(node)", sourceLocation: sourceLocation)
      }
      let renderer = ImageRenderer(content: view.frame(width: 20, height: 20))
      #expect(throws: Never.self, comment, sourceLocation: sourceLocation) {
        try renderer.displayList()
      }
    }
  }

  @Test("invalid sizes are handled", arguments: strange)
  func strangeSizes(number: CGFloat) {
    let view = Color.red
    check(view.frame(width: number, height: number), "frame \(number)")
    check(view.frame(minWidth: number, minHeight: number), "least \(number)")
    check(view.frame(maxWidth: number, maxHeight: number), "most \(number)")
    check(view.padding(number), "padding \(number)")
    check(
      view.padding(EdgeInsets(top: number, leading: 1, bottom: 2, trailing: number)),
      "insets \(number)")
    check(view.offset(x: number, y: number), "offset \(number)")
    check(view.position(x: number, y: number), "position \(number)")
    check(view.aspectRatio(number, contentMode: .fit), "fit \(number)")
    check(view.aspectRatio(number, contentMode: .fill), "fill \(number)")
    check(view.layoutPriority(number), "priority \(number)")
    check(view.zIndex(number), "z index \(number)")
    check(view.alignmentGuide(.top) { _ in number }, "guide \(number)")
    check(view.alignmentGuide(VerticalAlignment.center) { _ in number }, "centre \(number)")
  }

  @Test("invalid ideal lengths are handled", arguments: strange.filter { $0 != .infinity })
  func strangeIdeals(number: CGFloat) {
    check(Color.red.frame(idealWidth: number, idealHeight: number), "ideal \(number)")
    check(
      Color.red.frame(minWidth: number, idealWidth: number, maxWidth: number), "all \(number)")
  }

  @Test("an infinite ideal length is an error, because no canvas is that large")
  func infiniteIdeal() {
    let view = Color.red.frame(idealWidth: .infinity)
    expectEqual(layout(nil, 10) { view }.root.frame.width, .infinity)
    expectClose(layout(100, 10) { view }.root.frame.size, 100, 10)
    #expect(throws: RenderError.self) { try ImageRenderer(content: view).displayList() }
  }

  @Test("invalid spacings are handled", arguments: strange)
  func strangeSpacings(number: CGFloat) {
    check(
      HStack(spacing: number) {
        Color.red
        Color.red
      }, "row \(number)")
    check(
      VStack(spacing: number) {
        Text("A")
        Color.red
      }, "column \(number)")
    check(
      HStack {
        Color.red
        Spacer(minLength: number)
        Color.red
      }, "spacer \(number)")
  }

  @Test("invalid font sizes and text distances are handled", arguments: strange)
  func strangeText(number: CGFloat) {
    let text = Text("Two words")
    check(text.font(.system(size: number)), "size \(number)")
    check(text.font(.custom("Inter", size: number)), "custom \(number)")
    check(text.font(.custom("No such font", fixedSize: number)), "fixed \(number)")
    check(text.lineSpacing(number), "line spacing \(number)")
    check(text.tracking(number), "tracking \(number)")
    check(text.kerning(number), "kerning \(number)")
    check(text.baselineOffset(number), "baseline offset \(number)")
    check(text.minimumScaleFactor(number).lineLimit(1), "scale factor \(number)")
  }

  @Test("drawing with invalid numbers is handled", arguments: strange)
  func strangeDrawing(number: CGFloat) {
    let view = Color.red
    check(view.opacity(number), "opacity \(number)")
    check(view.border(.red, width: number), "border \(number)")
    check(view.cornerRadius(number), "corners \(number)")
    check(view.shadow(radius: number, x: number, y: number), "shadow \(number)")
    check(view.rotationEffect(.degrees(number)), "rotation \(number)")
    check(view.scaleEffect(number), "scale \(number)")
    check(Circle().stroke(.red, lineWidth: number), "stroke \(number)")
    check(Circle().strokeBorder(.red, lineWidth: number), "inner stroke \(number)")
    check(RoundedRectangle(cornerRadius: number), "rounded \(number)")
  }

  @Test("invalid proposals are handled", arguments: strange)
  func strangeProposals(number: CGFloat) {
    let view = HStack {
      Text("Two words")
      Color.red
      Circle().aspectRatio(1, contentMode: .fit).padding()
    }
    let tree = layout(number, number) { view }
    expectEqual(tree.nodes.count, 6)
    expect(tree.nodes.allSatisfy { !$0.frame.size.width.isNaN && $0.frame.width >= 0 })
  }

  @Test("invalid frames are reported by name")
  func diagnostics() {
    let invalid = layout(100, 100) { Color.red.frame(width: -5) }
    expectEqual(invalid.diagnostics.map(\.view), ["frame of Color"])
    let contradictory = layout(100, 100) { Color.red.frame(minWidth: 50, maxWidth: 20) }
    expectEqual(contradictory.diagnostics.count, 1)
    let fine = layout(100, 100) { Color.red.frame(minWidth: 5, maxWidth: .infinity) }
    expect(fine.diagnostics.isEmpty)
  }
}
