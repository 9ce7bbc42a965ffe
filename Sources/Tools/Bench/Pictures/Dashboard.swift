import Galley

extension BenchPicture {
  /// Ten thousand colored cells, with labels from a thousand distinct strings.
  static let dashboard = BenchPicture(
    name: "s4", about: "dashboard", canvas: CGSize(width: 2400, height: 1600), scale: 1
  ) { AnyView(Dashboard()) }
}

private struct Dashboard: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<100) { row in
        HStack(spacing: 0) {
          ForEach(0..<100) { column in
            cell((row * 100 + column) % 1000)
          }
        }
      }
    }
  }

  private func cell(_ number: Int) -> some View {
    ZStack {
      Color(
        red: 0.55 + Double(number % 10) / 25, green: 0.55 + Double(number / 10 % 10) / 25,
        blue: 0.55 + Double(number / 100) / 25)
      Text(verbatim: "\(number)")
        .font(.system(size: 9))
    }
    .frame(width: 24, height: 16)
  }
}
