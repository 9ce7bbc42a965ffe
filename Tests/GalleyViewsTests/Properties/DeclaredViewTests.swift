import Expectations
import Galley
import TestSupport
import Testing

private struct Price: View {
  let width: CGFloat
  var body: some View { Text("Total").frame(width: width, height: 20) }
}

private struct Other: View {
  var body: some View { Text("Total").frame(width: -1) }
}

private struct Wrapper<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View { content.padding(1) }
}

private struct Receipt: View {
  var width: CGFloat = 40
  var body: some View {
    VStack {
      Price(width: width)
      Wrapper { box(20, 10).named("box") }
      ForEach(0..<2) { _ in Price(width: 9) }
    }
  }
}

@MainActor
@Suite("Views as declared in source code")
struct DeclaredViewTests {
  @Test("a diagnostic names the view, its text, and the view that declares it")
  func diagnostics() {
    let tree = LayoutTree(of: Receipt(width: -1), proposal: .unspecified)
    expectEqual(
      tree.diagnostics.map(\.description),
      [
        "frame of Text “Total” in Price: invalid frame dimension (negative or non-finite)"
      ])
    expectEqual(tree.diagnostics.first?.declaringView, "Price")
    let plain = LayoutTree(of: box(9, 9).named("a").frame(width: .nan), proposal: .unspecified)
    expectEqual(plain.diagnostics.map(\.declaringView), [nil])
    expectEqual(plain.diagnostics.first?.description.contains("\"a\""), true)
  }

  @Test("equal mistakes in different views are reported for each")
  func distinct() {
    let tree = LayoutTree(
      of: VStack {
        Price(width: -1)
        Price(width: -1)
        Other()
      }, proposal: .unspecified)
    expectEqual(tree.diagnostics.map(\.declaringView), ["Price", "Other"])
  }

  @Test("a node has the views whose body it is")
  func nodes() {
    let tree = LayoutTree(of: Receipt(), proposal: .unspecified)
    let names = tree.placed.nodes.indices.map { tree.placed.declaredViews(of: $0) }
    expectEqual(names[0], ["Receipt"])
    expectEqual(names.filter { $0 == ["Price"] }.count, 3)
    expectEqual(names.filter { $0 == ["Wrapper"] }.count, 1)
    expectEqual(names.count { !$0.isEmpty }, 5)
    let outer = LayoutTree(of: Wrapper { Receipt() }, proposal: .unspecified)
    expectEqual(outer.placed.declaredViews(of: 0), ["Wrapper"])
    let single = LayoutTree(of: Single(), proposal: .unspecified)
    expectEqual(single.placed.declaredViews(of: 0), ["DeclaredViewTests.Single", "Price"])
  }

  private struct Single: View { var body: some View { Price(width: 1) } }
}
