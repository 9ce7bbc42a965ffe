import Expectations
import Galley
import GalleyLayout
import GalleyViews
import TestSupport
import Testing

@MainActor
@Suite("Memory of a rendered picture")
struct ReleaseTests {
  private static let views: [(String, AnyView)] = [
    ("late content", AnyView(GeometryReader { proxy in Text("\(proxy.size.width)") })),
    (
      "preferences",
      AnyView(
        Text("a").preference(key: Sum.self, value: 1).overlayPreferenceValue(Sum.self) { sum in
          Text("\(sum)")
        })
    ),
    (
      "observers",
      AnyView(
        Text("a").onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { _ in
        })
    ),
    ("containers", AnyView(ScrollView { Color.red.containerRelativeFrame(.horizontal) })),
    ("screens", AnyView(NavigationStack { List(0..<3) { Text("\($0)") }.toolbar { Text("b") } })),
    ("safe areas", AnyView(Text("a").safeAreaInset(edge: .bottom) { Text("b") })),
    ("followers of containers", AnyView(Follower())),
    ("a layout that keeps its subviews", AnyView(KeepingView())),
    ("choices", AnyView(ViewThatFits { Text("a") })),
    (
      "presentations in content created late",
      AnyView(
        GeometryReader { _ in
          Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b") }
        })
    ),
    ("controls", AnyView(Button("a") {}.onAppear {})),
  ]

  @Test("is released with the picture", .enabled(if: hasPainter))
  func released() throws {
    for (name, view) in Self.views {
      weak var tree: LayoutNodeTree?
      weak var session: ResolveSession?
      do {
        let renderer = ImageRenderer(content: view.frame(width: 60, height: 40))
        _ = try renderer.bitmap()
        let pipeline = try Pipeline(view, environment: EnvironmentValues())
        expectGreater(pipeline.placement(in: .unspecified).nodes.count, 0)
        (tree, session) = (pipeline.session.tree, pipeline.session)
        expect(tree != nil)
      }
      expectNil(tree, "\(name)")
      expectNil(session, "\(name)")
    }
  }
}

extension ReleaseTests {
  @Test("presentations found during placement are reported and not retained")
  func latePresentation() throws {
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      let renderer = ImageRenderer(
        content: GeometryReader { _ in
          Text("a").popover(isPresented: .constant(true)) { Text("\(kept.number)") }
        }
        .frame(width: 60, height: 40))
      _ = try renderer.displayList()
      let words = renderer.diagnostics.map(\.description)
      expect(words.contains { $0.contains("GeometryReader") }, "\(words)")
    }
    expectNil(token)
  }

  private final class Token { let number = 1 }
}

private enum Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A layout whose cache stores its subviews.
private struct Keeping: Layout {
  func makeCache(subviews: Subviews) -> [LayoutSubview] { Array(subviews) }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]
  ) -> CGSize {
    cache.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [LayoutSubview]
  ) {
    cache.first?.place(at: bounds.origin, proposal: proposal)
  }
}

private struct KeepingView: View {
  var body: some View { Keeping { Text("a") } }
}

/// A layout that stores values of its container.
private struct Follower: View {
  @Environment(\.containerProxy) private var proxy

  private struct Half: Layout {
    let proxy: ContainerProxy?
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: (proxy?.length(along: .horizontal) ?? 0) / 2, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  var body: some View { Half(proxy: proxy) { Color.red } }
}
