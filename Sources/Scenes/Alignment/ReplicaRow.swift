import GalleyCatalog

/// The built-in stack, a replica with the same views, and a text, aligned by their first baselines.
struct ReplicaRow<Replica: View>: View {
  let replica: Replica

  init(@ViewBuilder replica: () -> Replica) { self.replica = replica() }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      ZStack(alignment: .leadingFirstTextBaseline) { ReplicaRow<EmptyView>.content }
        .accessibilityIdentifier("built-in")
        .outlined()
      replica
        .accessibilityIdentifier("replica")
        .outlined()
      Text(AlignmentTexts.poem)
        .accessibilityIdentifier("Text")
        .frame(width: 60)
    }
    .font(.caption)
  }
}

extension ReplicaRow where Replica == EmptyView {
  static var canvas: CGSize { CGSize(width: 640, height: 480) }
  static var rulers: [Ruler] {
    [
      .caption("built-in", of: "built-in"), .caption("replica", of: "replica"),
      .caption("Text", of: "Text"),
    ]
  }

  /// A square, the poem, and a short text to its right so that both can be read.
  @ViewBuilder static var content: some View {
    Color.red.opacity(0.5)
      .frame(width: 100, height: 100)
    Text(AlignmentTexts.poem)
      .frame(width: 80)
    Text(AlignmentTexts.notebook)
      .bold()
      .frame(width: 80, height: 80, alignment: .top)
      .padding(.leading, 108)
  }
}
