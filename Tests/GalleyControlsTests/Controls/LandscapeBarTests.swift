import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Bars of phones in landscape orientation, which are lower than others.
@MainActor
@Suite("Bars in landscape orientation")
struct LandscapeBarTests {
  private struct Screens: View {
    var body: some View {
      TabView {
        NavigationStack {
          Color.clear.named("screen").navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } }
        }
        .tabItem { Label("Tab", systemImage: "star") }
        Color.clear.tabItem { Label("Other", systemImage: "heart") }
      }
    }
  }

  @Test("bars are 32 points tall, with small titles")
  func heights() throws {
    let tree = layout(Screens(), on: .iPhone16.landscape)
    // 59 points at the sides are beside the camera, and 21 at the bottom below the home indicator.
    expectClose(tree["screen"].frame, CGRect(59, 32, 734, 393 - 32 - 32 - 32 - 21))
    let title = try frame("Title", in: tree)
    expectClose(title.midX, 426, tolerance: 0.5)
    expectClose(title.midY, 16, tolerance: 0.5)
    expectClose(try frame("Item", in: tree).midY, 393 - 21 - 32 - 16, tolerance: 0.5)
  }

  @Test("bars of the largest phones keep their heights")
  func wide() throws {
    let tree = layout(Screens(), on: .iPhone16ProMax.landscape)
    expectEqual(tree["screen"].frame.minY, 44)
    expectEqual(tree["screen"].frame.maxY, 440 - 21 - 49 - 44)
    expectClose(try frame("Title", in: tree).midX, 478, tolerance: 0.5)
  }

  @Test("titles of tabs are beside their icons")
  func tabs() throws {
    for device in [Device.iPhone16.landscape, .iPhone16ProMax.landscape] {
      let tree = layout(Screens(), on: device)
      let title = try frame("Tab", in: tree)
      let icon = try require(tree.nodes.last { $0.type == "Image" && $0.frame.maxX < title.minX })
      expectClose(icon.frame.midY, title.midY, tolerance: 1)
      expectGreater(title.minY, device.size.height - 21 - 49)
    }
  }

  @Test("a tablet's safe area ends 20 points above the bottom")
  func tablet() {
    expectEqual(Device.iPad.landscape.safeAreaInsets, Device.iPad.safeAreaInsets)
    expectEqual(Device.iPhone16.landscape.safeAreaInsets.bottom, 21)
    expectEqual(Device.iPhoneSE.landscape.safeAreaInsets.bottom, 0)
  }

  @Test("the line of a bar reaches the sides of the screen", .enabled(if: hasPainter))
  func line() throws {
    let view = NavigationStack {
      Color.white.navigationTitle("Title").toolbarBackground(.visible, for: .navigationBar)
    }
    let renderer = ImageRenderer(content: DeviceScreen(.iPhone16.landscape) { view })
    renderer.scale = 1
    renderer.isOpaque = true
    renderer.proposedSize = ProposedViewSize(width: 852, height: 393)
    let bitmap = try renderer.bitmap()
    for x in [10, 426, 840] { expectLess(bitmap[x, 31].0, 240, "\(x)") }
  }
}
