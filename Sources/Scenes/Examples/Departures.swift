import GalleyCatalog

extension CatalogScene {
  /// A departure board before, while and after a train leaves, with everything that moves.
  static let departures = CatalogScene(
    "examples/06-departures", "A train leaves, and the board updates",
    canvas: CGSize(width: 300, height: 136),
    variants: [0, 25, 50, 75, 100].map { percent in
      Variant("\(percent)") { DepartureBoard() }
        .after { renderer in
          try renderer.animate(to: Double(percent) / 100) { try renderer.tap("leave") }
        }
        .caption("t = \({ _ in CGFloat(percent) / 100 })")
    })
}

private struct Train: Identifiable {
  let line: String
  let place: String
  var id: String { line }
}

private struct DepartureBoard: View {
  @State private var hasLeft = false

  private var trains: [Train] {
    hasLeft
      ? [Train(line: "7", place: "Lakeside"), Train(line: "12", place: "Old Town")]
      : [Train(line: "3", place: "Airport"), Train(line: "7", place: "Lakeside")]
  }

  var body: some View {
    HStack(spacing: 16) {
      clock
      board
    }
    .padding(16)
    .overlay {
      Button("leave") { withAnimation(.linear(duration: 1)) { hasLeft = true } }.hidden()
    }
  }

  /// A ring that fills up, and a hand with a dot that moves along an arc.
  private var clock: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 6)
      Circle().trim(from: 0, to: hasLeft ? 0.75 : 0.25)
        .stroke(
          hasLeft ? Color.green : Color.orange, style: StrokeStyle(lineWidth: 6, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Orbit(angle: .degrees(hasLeft ? 180 : 0)) {
        Circle().fill(hasLeft ? .green : .orange).frame(width: 14, height: 14)
          .accessibilityIdentifier("dot")
      }
      Percent(value: hasLeft ? 75 : 25)
    }
    .frame(width: 96, height: 96)
  }

  private var board: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Departures").font(.headline)
      VStack(spacing: 8) {
        ForEach(trains) { train in
          HStack {
            Text(train.line).font(.footnote.bold()).foregroundStyle(.white)
              .frame(width: 28, height: 20)
              .background(.blue, in: .rect(cornerRadius: 5))
            Text(train.place).accessibilityIdentifier(train.place)
            Spacer(minLength: 0)
          }
          // A row leaves its place before the next one reaches it, and enters a place that is
          // free, so no row covers another.
          .transition(
            .asymmetric(
              insertion: .opacity.animation(.linear(duration: 0.5).delay(0.5)),
              removal: .opacity.animation(.linear(duration: 0.5))))
        }
      }
    }
    .padding(12)
    .background(.gray.opacity(0.12))
    .clipShape(.rect(cornerRadius: 12))
  }
}

/// A layout that places one view on a circle; the top is 0°.
private struct Orbit: Layout {
  var angle: Angle

  var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2 - 14
    for subview in subviews {
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * sin(angle.radians),
          y: bounds.midY - radius * cos(angle.radians)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Percent: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    Text("\(Int(value.rounded()))%").font(.callout.monospacedDigit())
  }
}
