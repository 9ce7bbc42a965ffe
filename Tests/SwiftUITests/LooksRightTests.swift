import Expectations
import SwiftUI
import Testing

/// Behavior of user files beyond compiling: they look as they do on a phone.
@MainActor
@Suite("User files look right")
struct LooksRightTests {
  private func texts(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).layoutTree().nodes.compactMap(\.text?.string)
  }

  private func tree(_ view: some View, width: CGFloat? = nil) -> LayoutTree {
    LayoutTree(of: view, proposal: ProposedViewSize(width: width, height: nil), tracing: false)
  }

  private func frame(_ text: String, in tree: LayoutTree) throws -> CGRect {
    try require(tree.nodes.first { $0.text?.string == text }, "\(text)").frame
  }

  // MARK: Size classes

  private struct SizeClasses: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View { Text("\(word(horizontal)) \(word(vertical))") }
    private func word(_ value: UserInterfaceSizeClass?) -> String {
      value.map { $0 == .compact ? "compact" : "regular" } ?? "nil"
    }
  }

  @Test("size classes are those of the device in both orientations")
  func sizeClasses() throws {
    let devices: [(Device, String)] = [
      (.iPhone16, "compact regular"), (.iPhone16.landscape, "compact compact"),
      (.iPhoneSE.landscape, "compact compact"), (.iPhone16Plus, "compact regular"),
      (.iPhone16ProMax.landscape, "regular compact"), (.iPad, "regular regular"),
      (.iPadPro13.landscape, "regular regular"),
    ]
    for (device, words) in devices {
      try expectEqual(texts(DeviceScreen(device) { SizeClasses() }), [words], "\(device.name)")
    }
    try expectEqual(texts(SizeClasses()), ["nil nil"])
    let own = SizeClasses().environment(\.verticalSizeClass, .compact)
    try expectEqual(texts(DeviceScreen(.iPad) { own }), ["regular compact"])
  }

  @Test("previews without a screen have the size classes and list margins of a phone")
  func previewTraits() throws {
    let fixed = Preview(traits: .fixedLayout(width: 300, height: 100)) { SizeClasses() }
    try expectEqual(texts(fixed.body()), ["compact regular"])
    let fitted = Preview(traits: .sizeThatFitsLayout) { SizeClasses() }
    try expectEqual(texts(fitted.body()), ["compact regular"])
    // A requested device takes precedence.
    try expectEqual(texts(DeviceScreen(.iPad) { fixed.body() }), ["regular regular"])
  }

  @Test("several views in a fitted preview are stacked without spacing")
  func fittedPreview() {
    let view = FittedView(in: CGSize(width: 393, height: 852)) {
      Color.red.frame(width: 160, height: 20.5).accessibilityIdentifier("first")
      Color.red.frame(width: 60, height: 20.5).accessibilityIdentifier("second")
    }
    let tree = tree(view)
    expectEqual(tree.root.frame.size, CGSize(width: 160, height: 41))
    expectEqual(tree["second"].frame, CGRect(x: 50, y: 20.5, width: 60, height: 20.5))
  }

  // MARK: A layout that is also a view

  @Test("a trailing closure goes to the initializer of a layout that is also a view")
  func layoutAndView() throws {
    let row = Row {
      Color.red.frame(width: 20, height: 10).accessibilityIdentifier("content")
    }
    expectEqual(tree(row)["content"].frame.size, CGSize(width: 20, height: 10))
  }

  @Test("labeled content formats values with a title of any kind")
  func formattedContent() throws {
    let title = "Price"
    try expectEqual(texts(LabeledContent(title, value: 3, format: .number)), ["Price", "3"])
    try expectEqual(texts(LabeledContent("Price", value: 3, format: .number)), ["Price", "3"])
    try expectEqual(
      texts(LabeledContent(title.prefix(2), value: 3, format: .number)), ["Pr", "3"])
  }

  // MARK: Values for the container

  @Test(
    "the innermost zIndex and layoutValue win, and the outermost layoutPriority"
  )
  func innermost() throws {
    let pile = ZStack {
      Color.red.zIndex(1).padding(1).zIndex(-1)
      Color.blue.zIndex(0).zIndex(2)
    }
    .frame(width: 10, height: 10)
    let bitmap = try Rasterizer.bitmap(of: ImageRenderer(content: pile).displayList())
    let (red, _, blue, _) = bitmap[5, 5]
    expectGreater(red, blue, "red is in front")

    // A priority belongs to the view's layout, which the next modifier replaces.
    let row = HStack(spacing: 0) {
      Color.red.layoutPriority(2).layoutPriority(0).accessibilityIdentifier("a")
      Color.blue.layoutPriority(1).accessibilityIdentifier("b")
    }
    let widths = tree(row, width: 100)
    expectEqual(widths["a"].frame.width, 0)
    expectEqual(widths["b"].frame.width, 100)

    struct Rank: LayoutValueKey { static let defaultValue = 0 }
    struct Ranked: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.map { $0[Rank.self] }.reduce(0, +), height: 10)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let ranked = Ranked {
      Color.red.layoutValue(key: Rank.self, value: 3).layoutValue(key: Rank.self, value: 50)
    }
    expectEqual(tree(ranked).root.frame.width, 3)
  }

  @Test("a layout can recurse over slices of its subviews, whose indices start at 0")
  func slices() {
    struct Halves: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: width(subviews), height: 1)
      }
      private func width(_ subviews: Subviews) -> CGFloat {
        guard subviews.count > 24 else {
          return subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
        }
        return width(subviews[0..<24]) + width(subviews[24..<subviews.count])
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let view = Halves { ForEach(0..<64) { _ in Color.red.frame(width: 2, height: 1) } }
    expectEqual(tree(view).root.frame.width, 128)
  }

  @Test("a negative relative length is valid while measuring a minimum size")
  func leastLength() {
    let row = HStack(spacing: 0) {
      ScrollView(.horizontal) {
        Color.red.frame(height: 20)
          .containerRelativeFrame(.horizontal) { length, _ in length - 16 }
          .accessibilityIdentifier("card")
      }
      Color.blue.frame(width: 100, height: 20)
    }
    let result = tree(row, width: 300)
    expectEqual(result["card"].frame.width, 184)
    expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    let wrong = Color.red.containerRelativeFrame(.horizontal) { length, _ in length - 900 }
    expect(!tree(DeviceScreen(.iPhoneSE) { wrong }).diagnostics.isEmpty)
  }

  // MARK: Locale

  @Test("dates follow the environment's locale, calendar and time zone")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let style = Date.FormatStyle(date: .long, time: .omitted)
    func text(_ locale: String) throws -> String {
      let view = VStack {
        Text(date, format: style)
        Text("\(date, format: style)")
      }
      let words = try texts(
        view.environment(\.locale, Locale(identifier: locale))
          .environment(\.timeZone, .gmt))
      expectEqual(Set(words).count, 1, "\(words)")
      return words[0]
    }
    try expectEqual(text("en_US"), "November 14, 2023")
    try expectEqual(text("de_DE"), "14. November 2023")
  }

  // MARK: Badges

  @Test("a row shows its badge at the trailing edge; a link shows it before its chevron")
  func rowBadges() throws {
    let list = List {
      Text("Inbox").badge(100)
      NavigationLink("Drafts") {}.badge("new")
      Text("Sent").badge(0)
      Text("Junk").badge(Text?.none)
      Text("Spam").badge(3).badge(4)
    }
    .frame(width: 320, height: 400)
    let rows = tree(list)
    let inbox = try frame("100", in: rows)
    expectLess(abs(inbox.maxX - 288), 0.001)
    try expectEqual(inbox.midY, frame("Inbox", in: rows).midY)
    let chevron = try require(rows.nodes.first { $0.type == "Image" }).frame
    try expectLess(abs(frame("new", in: rows).maxX - (chevron.minX - 8)), 0.001)
    expectEqual(rows.nodes.compactMap(\.text?.string).filter { $0.count < 4 }, ["100", "new", "3"])
  }

  @Test("a tab shows its badge on its icon; its rows do not")
  func tabBadges() throws {
    let tabs = TabView {
      List { NavigationLink("Drafts") {} }
        .tabItem { Label("Mail", systemImage: "tray") }
        .badge(12)
      Text("Rest").tabItem { Label("More", systemImage: "ellipsis") }.badge(0)
    }
    let screen = tree(DeviceScreen(.iPhoneSE) { tabs })
    expectEqual(screen.nodes.count { $0.text?.string == "12" }, 1)
    let (badge, title) = (try frame("12", in: screen), try frame("Mail", in: screen))
    expectLess(badge.maxY, title.minY)
    expectGreater(badge.minX, title.midX)
    expectLess(badge.minX, title.midX + 15)
  }

  @Test("an image and a text become the icon and title of a tab")
  func tabItems() throws {
    func bar(@ViewBuilder _ item: () -> some View) throws -> LayoutTree {
      tree(DeviceScreen(.iPhoneSE) { TabView { Color.red.tabItem(item) } })
    }
    let label = try bar { Label("Home", systemImage: "house") }
    let parts = try bar {
      Image(systemName: "house")
      Text("Home")
    }
    let reversed = try bar {
      Text("Home")
      Image(systemName: "house")
    }
    for other in [parts, reversed] {
      try expectEqual(frame("Home", in: other), frame("Home", in: label))
      let images = [label, other].map { $0.nodes.first { $0.type == "Image" }?.frame }
      expectEqual(images[0], images[1])
    }
    try expectEqual(frame("Home", in: bar { Text("Home") }).height, frame("Home", in: label).height)
  }
}

// In Swift 6, a type that declares both at once would be isolated to the main actor.
private struct Row<Content: View>: Layout {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 7, height: 7)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

extension Row: View {
  fileprivate var body: some View { HStack { content } }
}
