import Expectations
import Foundation
import Galley
import Testing

/// `DispatchQueue.main.async` in views, as used to measure views.
@MainActor
@Suite("Deferred work")
struct PutOffWorkTests {
  private func strings<V: View>(_ renderer: ImageRenderer<V>) throws -> [String] {
    try renderer.layoutTree().nodes.compactMap(\.text?.string)
  }

  private struct Measured: View {
    let steps: Int
    @State private var count = 0
    @State private var width: CGFloat = 0
    var body: some View {
      VStack {
        Text("\(count) of \(steps), \(Int(width)) wide")
        Color.red.frame(width: 30, height: 10)
          .background {
            GeometryReader { proxy in
              let size = proxy.size
              Color.clear.onAppear { DispatchQueue.main.async { width = size.width } }
            }
          }
      }
      .onAppear { put(off: steps) }
    }

    private func put(off steps: Int) {
      guard steps > 0 else { return }
      DispatchQueue.main.async {
        count += 1
        put(off: steps - 1)
      }
    }
  }

  @Test("work deferred to the main queue is done before the views are shown")
  func mainQueue() throws {
    let text = try strings(ImageRenderer(content: Measured(steps: 3)))
    expectEqual(text, ["3 of 3, 30 wide"])
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onAppear(perform: step)
    }
    private func step() {
      DispatchQueue.main.async {
        count += 1
        step()
      }
    }
  }

  @Test("endlessly deferred work does not block rendering")
  func endlessQueue() throws {
    let tree = try ImageRenderer(content: Endless()).layoutTree()
    expectEqual(tree.nodes.compactMap(\.text?.string), ["9"])
    expect(tree.diagnostics.contains { $0.message.contains("still changes after 10 passes") })
  }
}
