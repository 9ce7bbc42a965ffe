import SwiftUI

struct ScrollScreen: View {
  @State private var position: Int?
  @State private var scrollPosition = ScrollPosition(edge: .top)
  @State private var isAtTop = true
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 16, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<20, id: \.self) { index in
            Text("Card \(index)")
              .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 16)
              .containerRelativeFrame([.horizontal, .vertical])
              .containerRelativeFrame(.horizontal) { length, axis in length * 0.8 }
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
                  .offset(y: phase.value * 20)
              }
              .scrollTransition(.animated(.bouncy).threshold(.visible(0.3)), axis: .horizontal) {
                view, phase in
                view.rotationEffect(.degrees(phase.value * 10)).blur(
                  radius: phase.isIdentity ? 0 : 4)
              }
              .visualEffect { content, proxy in
                content.offset(x: proxy.frame(in: .scrollView(axis: .horizontal)).minX / 10)
                  .hueRotation(.degrees(proxy.frame(in: .global).origin.y / 10))
              }
              .id(index)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollTargetBehavior(.paging)
      .scrollTargetBehavior(CustomSnap())
      .scrollPosition(id: $position, anchor: .center)
      .scrollClipDisabled()
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .safeAreaPadding(.horizontal, 40)
      .onChange(of: position) { withAnimation { proxy.scrollTo(position ?? 0, anchor: .top) } }
    }
    ScrollView([.horizontal, .vertical]) {
      LazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: 80, maximum: 120)), GridItem(.flexible()),
          GridItem(.fixed(50), spacing: 2, alignment: .top),
        ], spacing: 10
      ) {
        Section {
          ForEach(0..<9) { Text("\($0)") }
        } header: {
          Text("Header")
        }
      }
      LazyHGrid(rows: Array(repeating: GridItem(), count: 2)) { ForEach(0..<9) { Text("\($0)") } }
      GeometryReader { proxy in
        let minY = proxy.frame(in: .scrollView).minY
        Color.red.preference(key: OffsetKey.self, value: minY).frame(height: max(0, 200 + minY))
      }
    }
    .scrollPosition($scrollPosition, anchor: .bottom)
    .defaultScrollAnchor(.bottom)
    .defaultScrollAnchor(.center, for: .initialOffset)
    .defaultScrollAnchor(.top, for: .alignment)
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { old, new in
      offset = new
    }
    .onScrollGeometryChange(for: Bool.self, of: { $0.visibleRect.minY <= 0 }) { isAtTop = $1 }
    .onScrollPhaseChange { old, new in print(old == .idle, new.isScrolling) }
    .onScrollPhaseChange { _, new, context in print(context.geometry.contentSize, new) }
    .onScrollVisibilityChange(threshold: 0.5) { print($0) }
    .onScrollTargetVisibilityChange(idType: Int.self) { print($0.count) }
    .scrollIndicators(.hidden).scrollIndicators(.never, axes: .vertical).scrollIndicatorsFlash(
      onAppear: true
    )
    .scrollDisabled(isAtTop).scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    .coordinateSpace(name: "scroll")
    .toolbar {
      Button("Top") {
        scrollPosition.scrollTo(edge: .top); scrollPosition.scrollTo(id: 3, anchor: .center)
      }
    }
    .onPreferenceChange(OffsetKey.self) { _ in }
  }
}

private struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct CustomSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < context.containerSize.height / 2, context.velocity.dy < 0 {
      target.rect.origin.y = 0
    }
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = context.displayScale > 1
    return properties
  }
}
