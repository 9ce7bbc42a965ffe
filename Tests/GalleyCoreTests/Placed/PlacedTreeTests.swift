import Expectations
import Foundation
import Galley
import Synchronization
import TestSupport
import Testing

@MainActor
@Suite("The placed tree")
struct PlacedTreeTests {
  private struct Card: View {
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("Title").font(.title).accessibilityIdentifier("title")
        Toggle("Wi-Fi", isOn: $isOn)
        Button("Save") {}.disabled(true)
        HStack {
          Color.red.zIndex(2)
          Spacer()
        }
        .alignmentGuide(.leading) { $0.width / 2 }
      }
    }
  }

  private func rendering(_ view: some View = Card()) throws -> Rendering {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    return try renderer.rendering()
  }

  @Test("encoding and decoding preserve the tree")
  func codable() throws {
    let placed = try rendering(Card().padding().opacity(0.5)).layout.placed
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(placed)
    let decoded = try JSONDecoder().decode(PlacedTree.self, from: data)
    try expectEqual(encoder.encode(decoded), data)
    expectEqual(decoded.nodes.map(\.kind), placed.nodes.map(\.kind))
    expectEqual(decoded.nodes.map(\.frame), placed.nodes.map(\.frame))
    let index = try require(decoded.index(ofIdentifier: "title"))
    expectEqual(decoded.text(of: index)?.string, "Title")
    expectEqual(
      decoded.dimensions(of: index)[.firstTextBaseline],
      placed.dimensions(of: index)[.firstTextBaseline])
    expectEqual(decoded.drawingDescription(of: 0), "opacity 0.5")
    let save = try require(decoded.control(named: "Save"))
    expectEqual(decoded.control(of: save)?.kind, .button)
    expectEqual(decoded.control(of: save)?.isEnabled, false)
    let toggle = try require(decoded.control(named: "Wi-Fi"))
    expectEqual(decoded.control(of: toggle)?.value, "false")
  }

  @Test("infinite proposals are encoded")
  func infiniteProposal() throws {
    struct Endless: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: bounds.origin, proposal: .infinity)
      }
    }
    let placed = try rendering(Endless()({ Color.red.frame(width: 5, height: 5) })).layout.placed
    let decoded = try JSONDecoder().decode(
      PlacedTree.self, from: try JSONEncoder().encode(placed))
    expectEqual(decoded.nodes[1].proposal, .infinity)
  }

  @Test("ids are unique and stable across evaluations")
  func ids() throws {
    let renderer = ImageRenderer(content: Card())
    let first = try renderer.rendering().layout.placed.nodes.map(\.id)
    let second = try renderer.rendering().layout.placed.nodes.map(\.id)
    expectEqual(first, second)
    expectEqual(Set(first).count, first.count)
  }

  @Test("a picture and its layout tree share one layout")
  func once() throws {
    let calls = Mutex(0)
    struct Counting: Layout {
      let count: @Sendable () -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 10, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) { count() }
    }
    _ = try rendering(Counting { calls.withLock { $0 += 1 } }({ Color.red }))
    expectEqual(calls.withLock { $0 }, 1)
  }

  @Test("a plain picture gathers no optional data")
  func plain() throws {
    let pipeline = try Pipeline(Card(), environment: EnvironmentValues())
    let placement = pipeline.placement(in: .unspecified)
    let placed = PlacedTree(placement)
    expectEqual(placed.gathered, [])
    expectNil(placed.trace)
    expect(placed.nodes.indices.allSatisfy { placed.explicitGuides(of: $0).isEmpty })
    expectNil(placed.spacing(of: 0))
    expectEqual(placed.measurementCount(of: 0), 0)
  }

  @Test("the tree outlives the nodes it was made from")
  func outlives() throws {
    let layout = try rendering().layout
    let text = layout.description
    expectGreater(layout["title"].dimensions[.firstTextBaseline], 0)
    expect(layout["title"].dimensions[explicit: .firstTextBaseline] != nil)
    expectEqual(layout.description, text)
    Task.detached { [layout] in _ = layout.description }
  }

  /// Keeps subviews and dimensions, so that tests can read them after layout.
  private final class Notebook {
    var subviews: LayoutSubviews?
    var dimensions: [ViewDimensions] = []
  }

  private struct ProbeLayout: Layout {
    let notebook: Notebook

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      notebook.subviews = subviews
      notebook.dimensions = subviews.map { $0.dimensions(in: .unspecified) }
      _ = notebook.dimensions.first?[.firstTextBaseline]
      return CGSize(width: 60, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("subviews that a layout keeps answer after layout, or the diagnostics name the layout")
  func kept() throws {
    let notebook = Notebook()
    let renderer = ImageRenderer(
      content: ProbeLayout(notebook: notebook) {
        Text("a").accessibilityIdentifier("a")
        Color.red.frame(width: 8, height: 9)
      })
    let layout = try renderer.rendering().layout
    expect(renderer.diagnostics.isEmpty)
    let (text, box) = (try require(notebook.dimensions.first), notebook.dimensions[1])
    expectEqual(text[.firstTextBaseline], layout["a"].dimensions[.firstTextBaseline])
    expectEqual(box.width, 8)
    expectEqual(box[.bottom], 9)
    expectEqual(notebook.subviews?.count, 2)
    expectEqual(notebook.subviews?[1].sizeThatFits(.unspecified).height, 9)
    expect(renderer.diagnostics.isEmpty)
    // A fixed size is the answer to all proposals.
    expectEqual(notebook.subviews?[1].sizeThatFits(.infinity), CGSize(width: 8, height: 9))
    expect(renderer.diagnostics.isEmpty)
    expectEqual(notebook.subviews?[0].sizeThatFits(.infinity), .zero)
    expectEqual(
      renderer.diagnostics.map(\.description),
      [
        "ProbeLayout: after layout, its subview Text \"a\" has no size for the proposal "
          + "\(ProposedViewSize.infinity), which was not made during layout"
      ])
    // The next picture reports it, too; the one after that does not.
    try expectEqual(renderer.rendering().diagnostics.count, 1)
    try expect(renderer.rendering().diagnostics.isEmpty)
  }
}
