import Galley

extension BenchPicture {
  /// Twenty rows with a name, a bar, a count and a share, separated by lines.
  static let leaderboard = BenchPicture(
    name: "s2", about: "leaderboard", canvas: CGSize(width: 800, height: 1200), scale: 2
  ) { AnyView(Leaderboard()) }
}

private struct Leaderboard: View {
  private static let names = [
    "Ada", "Barbara", "Charles", "Donald", "Edsger", "Frances", "Grace", "Hedy", "Ivan", "John",
    "Katherine", "Leslie", "Margaret", "Niklaus", "Ole-Johan", "Peter", "Radia", "Sophie", "Tony",
    "Ursula",
  ]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<20) { row in
        HStack(spacing: 20) {
          Text(Self.names[row])
            .font(.system(size: 20, weight: .medium))
            .frame(width: 150, alignment: .leading)
          ZStack(alignment: .leading) {
            Capsule(style: .circular)
              .fill(Color(white: 0.9))
            Capsule(style: .circular)
              .fill(Color(red: 0.2, green: 0.48, blue: 0.96))
              .frame(width: 400 * CGFloat(20 - row) / 20)
          }
          .frame(width: 400, height: 10)
          Text("\((20 - row) * 137)")
            .font(.system(size: 20).monospacedDigit())
            .frame(width: 70, alignment: .trailing)
          Text("\((20 - row) * 5) %")
            .font(.system(size: 20).monospacedDigit())
            .foregroundStyle(Color(white: 0.45))
            .frame(width: 80, alignment: .trailing)
        }
        .frame(height: 58)
        Color(white: 0.85)
          .frame(height: 1)
      }
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
  }
}
