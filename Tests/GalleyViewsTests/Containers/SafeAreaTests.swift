import Expectations
import Galley
import TestSupport
import Testing

/// Safe areas of windows and devices.
@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
  private let phone = Device(
    size: CGSize(width: 390, height: 800),
    safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

  @Test("a window keeps content inside the safe area; backgrounds extend beyond it")
  func window() {
    let tree = layout(390, 800) {
      DeviceScreen(phone) {
        VStack { Color.red.named("content") }
          .background { Color.blue.ignoresSafeArea().named("ground") }
      }
    }
    expectClose(tree["content"].frame, CGRect(0, 47, 390, 719))
    expectClose(tree["ground"].children[0].frame, CGRect(0, 0, 390, 800))
  }

  @Test("screens with bars stay in the safe area of the window where a view ignores it")
  func screens() {
    func frame(_ view: some View) -> CGRect {
      layout(390, 800) { DeviceScreen(phone) { view } }["content"].frame
    }
    let content = Color.red.named("content")
    let stack = NavigationStack { content.navigationTitle("Title") }
    let tabs = TabView { content.tabItem { Text("One") } }
    expectGreater(frame(stack).minY, 47)
    expectLess(frame(tabs).maxY, 766)
    expectClose(frame(stack.ignoresSafeArea()), frame(stack))
    expectClose(frame(tabs.ignoresSafeArea()), frame(tabs))
    expectClose(frame(GeometryReader { _ in stack }.ignoresSafeArea(edges: .top)), frame(stack))
    // A screen away from the edges has nothing to avoid, and its content may ignore the safe area itself.
    let padded = frame(stack.padding(.top, 60).ignoresSafeArea())
    expectEqual(padded.minY, frame(stack).minY + 13)
    let whole = frame(
      TabView { content.ignoresSafeArea().tabItem { Text("One") } }.ignoresSafeArea())
    expectClose(whole, CGRect(0, 0, 390, 800))
  }

  @Test("edges are ignored only if named and if the view touches them")
  func edges() {
    func frame(_ edges: Edge.Set, _ padding: CGFloat = 0) -> CGRect {
      layout(390, 800) {
        DeviceScreen(phone) {
          Color.red.named("content").ignoresSafeArea(edges: edges).padding(.top, padding)
        }
      }["content"].frame
    }
    expectClose(frame(.top), CGRect(0, 0, 390, 766))
    expectClose(frame(.bottom), CGRect(0, 47, 390, 753))
    expectClose(frame(.horizontal), CGRect(0, 47, 390, 719))
    expectClose(frame(.all, 10), CGRect(0, 57, 390, 743))
  }

  @Test("backgrounds of scrolled content end at the content along the scrolling axes")
  func scrolledBackgrounds() {
    func ground(_ axes: Axis.Set) -> CGRect {
      layout(390, 800) {
        ScrollView(axes) {
          Color.clear.frame(width: 360, height: 700)
            .background { Color.red.named("ground").ignoresSafeArea() }
        }
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 100) }
        .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30) }
      }["ground"].frame
    }
    expectClose(ground(.vertical), CGRect(0, 100, 390, 700))
    expectClose(ground(.horizontal), CGRect(30, 0, 360, 800))
    expectClose(ground([.horizontal, .vertical]), CGRect(30, 100, 360, 700))
  }

  @Test("nested bars around a scroll view stand beside each other")
  func nestedBars() {
    func bar(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
      Color.blue.frame(width: width, height: height).named(name)
    }
    let tree = layout(200, 400) {
      ScrollView { Color.red.frame(height: 1000).named("content") }
        .named("scroll")
        .safeAreaInset(edge: .bottom, spacing: 0) { bar("inner", nil, 30) }
        .safeAreaInset(edge: .bottom, spacing: 0) { bar("outer", nil, 50) }
        .safeAreaInset(edge: .leading, spacing: 0) { bar("side", 20) }
        .safeAreaPadding(.top, 10)
    }
    expectClose(tree["scroll"].frame, CGRect(0, 0, 200, 400))
    expectClose(tree["content"].frame, CGRect(20, 10, 180, 1000))
    expectClose(tree["side"].frame, CGRect(0, 10, 20, 390))
    expectClose(tree["outer"].frame, CGRect(20, 350, 180, 50))
    expectClose(tree["inner"].frame, CGRect(20, 320, 180, 30))
  }

  @Test("a geometry proxy reports the safe area insets")
  func proxyInsets() {
    final class Seen { var insets: [EdgeInsets] = [] }
    let seen = Seen()
    func look(_ proxy: GeometryProxy) -> some View {
      seen.insets.append(proxy.safeAreaInsets)
      return Color.red
    }
    _ = layout(390, 800) {
      DeviceScreen(phone) {
        VStack(spacing: 0) {
          GeometryReader { look($0) }
          GeometryReader { look($0) }
        }
      }
    }
    expectEqual(
      seen.insets,
      [
        EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0),
        EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0),
      ])
  }

  @Test("devices have names, sizes and a landscape orientation")
  func devices() {
    expectEqual(Set(Device.all.map(\.name)).count, Device.all.count)
    expectEqual(Device.iPhone16.size, CGSize(width: 393, height: 852))
    let wide = Device.iPhone16.landscape
    expectEqual(wide.size, CGSize(width: 852, height: 393))
    expectEqual(wide.safeAreaInsets, EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
  }
}
