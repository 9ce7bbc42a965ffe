import GalleyCatalog

extension CatalogScene {
  /// The layout works for any number of views.
  static let customLayouts17 = CatalogScene(
    "custom-layouts/17-radial-counts", "One to eight views on a circle",
    canvas: CGSize(width: 560, height: 300), rulers: [.width(of: "panel-1")]
  ) {
    VStack(spacing: 8) {
      ForEach(0..<2) { row in
        HStack(spacing: 8) {
          ForEach(1..<5) { column in
            panel(count: row * 4 + column)
          }
        }
      }
    }
  }
  .magnified(by: 0.65)
  .caption(
    .code("let radius = min(bounds.width, bounds.height) / 3"),
    .code("let step = Angle.degrees(360 / Double(subviews.count)).radians"),
    "radius \(.width(of: "panel-1")) / 3 = \({ $0["panel-1"].frame.midY - $0["1-0"].frame.midY })")

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 100).rounded() / 100)"
  }

  private static func panel(count: Int) -> some View {
    MyRadialLayout {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(Color(hue: Double(index) / Double(count), saturation: 0.35, brightness: 0.97))
          .overlay { Text("\(index + 1)").font(.footnote.bold()).foregroundStyle(.black) }
          .frame(width: 26, height: 26)
          .accessibilityIdentifier("\(count)-\(index)")
      }
    }
    .frame(width: 126, height: 132)
    .accessibilityIdentifier("panel-\(count)")
    .background {
      VStack(spacing: 2) {
        Text("n = \(count)").font(.callout.weight(.semibold))
        Text("\(number(360 / Double(count)))°").font(.caption)
      }
    }
    .background { Circle().inset(by: 21).stroke(.gray.opacity(0.5)) }
    .background(.gray.opacity(0.1), in: .rect(cornerRadius: 14))
  }
}
