import SwiftUI

struct Carousel<Content: View, Item: Identifiable>: View {
  var items: [Item]
  var spacing: CGFloat = 16
  @Binding var index: Int
  @ViewBuilder var content: (Item) -> Content
  @GestureState private var offset: CGFloat = 0
  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width - 60
      HStack(spacing: spacing) { ForEach(items) { content($0).frame(width: width) } }
        .padding(.horizontal, 30)
        .offset(x: CGFloat(index) * -(width + spacing) + offset)
        .gesture(
          DragGesture().updating($offset) { value, out, _ in out = value.translation.width }.onEnded
          { value in
            let progress = -value.translation.width / width
            index = max(min(index + Int(progress.rounded()), items.count - 1), 0)
          })
    }
    .animation(.easeInOut, value: offset == 0)
  }
}
struct OnboardingView: View {
  struct Page: Identifiable { let id: Int; let title: LocalizedStringKey; let symbol: String }
  @State private var index = 0
  @AppStorage("seen") private var hasSeen = false
  let pages = [
    Page(id: 0, title: "Welcome", symbol: "hand.wave"), Page(id: 1, title: "Start", symbol: "play"),
  ]
  var body: some View {
    VStack {
      Carousel(items: pages, index: $index) { page in
        VStack {
          Image(systemName: page.symbol).font(.system(size: 80)); Text(page.title)
        }
      }
      HStack(spacing: 8) {
        ForEach(pages.indices, id: \.self) { i in
          Circle().fill(i == index ? Color.primary : .secondary.opacity(0.4)).frame(
            width: i == index ? 10 : 8)
        }
      }
      TabView(selection: $index) { ForEach(pages) { Text($0.title).tag($0.id) } }.tabViewStyle(
        .page(indexDisplayMode: .always))
      Button(index == pages.count - 1 ? "Done" : "Next") {
        if index < pages.count - 1 { index += 1 } else { hasSeen = true }
      }
    }
  }
}
