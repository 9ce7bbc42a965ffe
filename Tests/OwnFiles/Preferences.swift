import SwiftUI

struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct BoundsKey: PreferenceKey {
  typealias Value = [Int: Anchor<CGRect>]
  static var defaultValue: Value { [:] }
  static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } }
}

struct EqualWidths: View {
  @State private var width: CGFloat?
  @State private var selected = 0
  @Namespace private var namespace

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<3) { index in
        Text(String(repeating: "word ", count: index + 1))
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          )
          .frame(width: width, alignment: .trailing)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
          .matchedGeometryEffect(
            id: index, in: namespace, properties: .position, anchor: .top,
            isSource: index == selected
          )
          .onTapGesture {
            withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { selected = index }
          }
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[selected] {
          RoundedRectangle(cornerRadius: 4).stroke(Color.red)
            .frame(width: proxy[anchor].width, height: proxy[anchor].height)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
        }
      }
    }
    .backgroundPreferenceValue(BoundsKey.self) { _ in Color.yellow }
    .transformPreference(WidthKey.self) { $0 += 10 }
    .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0[9] = $1 }
    .coordinateSpace(name: "list")
    .coordinateSpace(.named("other"))
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      print($0)
    }
    .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .named("list")) }) { old, new in
      print(old, new)
    }
  }
}

struct MeasuredText: View {
  @State private var size = CGSize.zero
  var body: some View {
    Text("Measured")
      .readSize { size = $0 }
      .overlay(
        Text("\(Int(size.width))×\(Int(size.height))").font(.caption), alignment: .bottomTrailing)
  }
}

private struct SizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

extension View {
  func readSize(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
      .onPreferenceChange(SizeKey.self, perform: onChange)
  }
}
