import Galley

extension CatalogScene {
  /// The closure is asked for each axis.
  static let containerRelative16 = CatalogScene(
    "container-relative/16-both-axes", "Two thirds across, half along",
    canvas: CGSize(width: 360, height: 250)
  ) {
    DeviceScreen(Device(size: CGSize(width: 300, height: 200))) {
      Rectangle()
        .fill(.teal.gradient)
        .measured("200×100", "rectangle")
        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .vertical ? length / 2 : length * 2 / 3
        }
    }
    .border(.orange)
  }

  /// An axis that is not named is left to the view around.
  static let containerRelative17 = CatalogScene(
    "container-relative/17-unlisted-axis", "An axis that is not named",
    canvas: CGSize(width: 360, height: 250)
  ) {
    DeviceScreen(Device(size: CGSize(width: 300, height: 200))) {
      VStack {
        Rectangle()
          .fill(.teal.gradient)
          .measured("200×100", "rectangle")
          .containerRelativeFrame(.horizontal) { length, axis in
            axis == .vertical ? length / 2 : length * 2 / 3
          }
      }
      .frame(height: 100)
    }
    .border(.orange)
  }

  /// The formula of parts on a ruler.
  static let containerRelative18 = CatalogScene(
    "container-relative/18-preset-formula", "Parts of 320 points",
    canvas: CGSize(width: 360, height: 220)
  ) {
    DeviceScreen(Device(size: CGSize(width: 320, height: 190))) {
      VStack(alignment: .leading, spacing: 10) {
        bar(3, 1, .teal)
        bar(3, 2, .indigo)
        bar(3, 3, .purple)
        bar(4, 2, .orange)
        HStack(spacing: 10) {
          ForEach(0..<3) { _ in
            Rectangle().fill(.gray.opacity(0.4)).frame(height: 6)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 10)
          }
        }
      }
    }
  }

  private static func bar(_ count: Int, _ span: Int, _ color: Color) -> some View {
    let width =
      (320 - 10 * Double(count - 1)) / Double(count) * Double(span) + 10 * Double(span - 1)
    return Rectangle()
      .fill(color.gradient)
      .frame(height: 28)
      .measured("\(span) of \(count): \(Int(width))", "bar-\(count)-\(span)")
      .containerRelativeFrame(.horizontal, count: count, span: span, spacing: 10)
  }
}
