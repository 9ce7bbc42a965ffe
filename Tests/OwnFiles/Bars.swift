import SwiftUI

struct BarData: Identifiable { let id = UUID(); let label: String; let value: Double }
struct BarGraph: View {
  let data: [BarData]
  @State private var isShown = false
  private var maximum: Double { data.map(\.value).max() ?? 1 }
  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(data) { bar in
          VStack {
            Text(bar.value, format: .number.precision(.fractionLength(1))).font(.caption2)
            Rectangle().fill(
              LinearGradient(
                gradient: .init(colors: [.blue, .cyan]), startPoint: .bottom, endPoint: .top)
            )
            .frame(
              height: isShown ? max(0, proxy.size.height * CGFloat(bar.value / maximum) - 40) : 0
            )
            .animation(.spring().delay(0.1), value: isShown)
            Text(bar.label).font(.caption).rotationEffect(.degrees(-45)).fixedSize()
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .onAppear { isShown = true }
    .overlay(alignment: .topLeading) {
      Path { path in
        path.move(to: .zero); path.addLine(to: CGPoint(x: 0, y: 100))
      }.stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4]))
    }
  }
}
struct RingChart: View {
  var parts: [(value: Double, color: Color)]
  var body: some View {
    ZStack {
      ForEach(parts.indices, id: \.self) { index in
        let start = parts[..<index].map(\.value).reduce(0, +)
        Circle().trim(from: start, to: start + parts[index].value).stroke(
          parts[index].color, lineWidth: 20)
      }
    }
    .rotationEffect(.degrees(-90)).padding(10)
  }
}
