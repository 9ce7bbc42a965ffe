import GalleyCatalog

extension CatalogScene {
  /// From the line of a tie to the ring of a ranking, and from one ranking to another, at five
  /// moments each.
  static let customLayouts21 = CatalogScene(
    "custom-layouts/21-animated-transition", "Avatars in transition",
    canvas: CGSize(width: 324, height: 324),
    variants: moments("ring", PetVotes(cat: 1, goldfish: 1, dog: 1)) {
      PetVotes(cat: 2, goldfish: 1, dog: 0)
    }
      + moments("rank", PetVotes(cat: 2, goldfish: 1, dog: 0)) {
        PetVotes(cat: 0, goldfish: 1, dog: 2)
      }
  )
  .magnified(by: 0.6)
  .caption(
    .code(".animation(.linear(duration: 1), value: votes.pets)"))

  /// The votes' ranks, such as `1, 2, 3`.
  private static func ranks(_ votes: PetVotes) -> String {
    votes.pets.map { "\(votes.rank($0))" }.joined(separator: ", ")
  }

  /// The path of the third avatar. Both ends are rounded to pixels, two per point, before the
  /// avatar moves.
  private static func way(_ from: PetVotes, _ target: PetVotes, _ percent: Int) -> [Caption] {
    let paths = AvatarPaths(from: from, target: target)
    let ends = [from, target].map { paths.center(2, $0).y }
    let (start, end) = ((ends[0] * 2).rounded() / 2, (ends[1] * 2).rounded() / 2)
    return [
      start == ends[0]
        ? "Dog’s y, its end rounded to pixels: \({ _ in ends[1] }) → \({ _ in end })"
        : "Dog’s y, its ends rounded to pixels: \({ _ in ends[0] }) → \({ _ in start }), \({ _ in ends[1] }) → \({ _ in end })",
      "\({ _ in start }) × \({ _ in 1 - CGFloat(percent) / 100 }) + \({ _ in end }) × \({ _ in CGFloat(percent) / 100 }) = \({ $0["avatar-Dog"].frame.midY - $0["podium"].frame.minY })",
    ]
  }

  private static let centers: Caption =
    "centers: Cat \(.center(of: "avatar-Cat", in: "podium")), Goldfish \(.center(of: "avatar-Goldfish", in: "podium")), Dog \(.center(of: "avatar-Dog", in: "podium"))"

  /// Start, a quarter, half, three quarters and end. Halfway between the rankings all avatars
  /// coincide, so that moment is shown slightly earlier.
  private static func moments(
    _ name: String, _ from: PetVotes, to: () -> PetVotes
  ) -> [Variant] {
    let target = to()
    let middle = name == "rank" ? 40 : 50
    let layouts = name == "ring" ? "HStackLayout → MyRadialLayout, " : ""
    return [0, 25, middle, 75, 100].map { (percent: Int) -> Variant in
      let time = CGFloat(percent) / 100
      let reason = percent == 40 ? " (at 0.5 all coincide)" : ""
      return Variant("\(name)-\(percent)") {
        MovingProfile(votes: from, target: target, percent: percent)
      }
      .after { renderer in
        try renderer.animate(to: Double(percent) / 100) { try renderer.tap("change") }
      }
      .caption(
        "\(layouts)ranks \(ranks(from)) → \(ranks(target)), from dots to circles: t = \({ _ in time })\(reason)",
        centers
      )
      .caption(percent == 0 || percent == 100 ? [] : way(from, target, percent))
    }
  }
}

/// Avatars that move to their new places in one second.
struct MovingProfile: View {
  @State private var votes: PetVotes
  private let origin: PetVotes
  private let target: PetVotes
  private let percent: Int

  init(votes: PetVotes, target: PetVotes, percent: Int) {
    _votes = State(initialValue: votes)
    (origin, self.target, self.percent) = (votes, target, percent)
  }

  var body: some View {
    Profile(votes: votes, paths: AvatarPaths(from: origin, target: target, percent: percent))
      .frame(width: 300, height: 300)
      .animation(.linear(duration: 1), value: votes.pets)
      .overlay(alignment: .bottomTrailing) {
        Button("change") { votes = target }.font(.caption).opacity(0)
      }
  }
}

/// The straight path of each avatar, from a dot to a circle. The ends, and paths that an avatar
/// would hide, are drawn over the avatars; longer paths are drawn under them.
struct AvatarPaths: View {
  let from, target: PetVotes
  /// How far the avatars have moved, in percent. At the ends, the marks under the avatars are
  /// omitted.
  var percent = 50
  /// Whether to draw the parts over the avatars instead of those under them.
  var isAbove = false

  var body: some View {
    ForEach(target.pets.indices, id: \.self) { index in
      let (start, end) = (center(index, from), center(index, target))
      let color = target.pets[index].color
      let way = Path { path in
        path.move(to: start)
        path.addLine(to: point(before: end, by: 8, from: start))
      }
      if isAbove == (hypot(end.x - start.x, end.y - start.y) < 72) {
        way.stroke(.white.opacity(0.8), lineWidth: 4)
        way.stroke(color, style: StrokeStyle(lineWidth: 2, dash: [2, 4]))
      }
      if isAbove, percent < 100 {
        dot(at: end, size: 14).stroke(.white.opacity(0.8), lineWidth: 5)
        dot(at: end, size: 14).stroke(color, lineWidth: 2)
      }
      if isAbove, percent > 0 {
        dot(at: start, size: 12).fill(.white.opacity(0.8))
        dot(at: start, size: 8).fill(color)
      }
    }
  }

  /// The parts over the avatars.
  var above: AvatarPaths {
    AvatarPaths(from: from, target: target, percent: percent, isAbove: true)
  }

  /// Returns the point of a line at a distance from its end.
  private func point(before end: CGPoint, by distance: CGFloat, from start: CGPoint) -> CGPoint {
    let length = hypot(end.x - start.x, end.y - start.y)
    let part = max(0, 1 - distance / length)
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  private func dot(at point: CGPoint, size: CGFloat) -> Path {
    Path(
      ellipseIn: CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size))
  }

  /// Returns the center of an avatar on the podium of 300×300 points.
  func center(_ index: Int, _ votes: PetVotes) -> CGPoint {
    if votes.isAllWayTie { return CGPoint(x: 150 + 80 * CGFloat(index - 1), y: 36) }
    let turn = MyRadialLayout.turn(ranks: votes.pets.map { votes.rank($0) })
    let angle = Angle.degrees(120 * Double(index)).radians + turn.radians
    return CGPoint(x: 150 + 100 * sin(angle), y: 150 - 100 * cos(angle))
  }
}
