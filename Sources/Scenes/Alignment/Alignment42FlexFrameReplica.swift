import GalleyCatalog

extension CatalogScene {
  /// A flexible frame: the built-in one in each left column, and a custom layout in each right one.
  static let alignment42 = CatalogScene(
    "alignment/42-flex-frame-replica", "A flexible frame as a custom layout",
    canvas: CGSize(width: 420, height: 250), overlays: [.frames],
    views: FlexibleWidthFrame.samples.map(\.words)
      + FlexibleWidthFrame.samples.map { "replica, \($0.words)" },
    rulers: [.width(of: "offer 6"), .width(of: "replica’s offer 6")]
  ) {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .bottom, spacing: 20) {
        Text(".frame").frame(width: 180)
        Text("FlexibleWidthFrame").frame(width: 180)
      }
      .font(.system(size: 11, design: .monospaced))
      ForEach(FlexibleWidthFrame.samples.indices, id: \.self) { index in
        let sample = FlexibleWidthFrame.samples[index]
        HStack(spacing: 20) {
          content
            .frame(
              minWidth: sample.minimum, idealWidth: sample.ideal, maxWidth: sample.maximum,
              alignment: .trailing
            )
            .accessibilityIdentifier(sample.words)
            .frame(width: 180)
            .background(.gray.opacity(0.1))
            .accessibilityIdentifier("offer \(index + 1)")
          sample {
            content
          }
          .accessibilityIdentifier("replica, \(sample.words)")
          .frame(width: 180)
          .background(.gray.opacity(0.1))
          .accessibilityIdentifier("replica’s offer \(index + 1)")
        }
      }
    }
  }
  .caption(
    .code(
      ".frame(minWidth: …, idealWidth: …, maxWidth: …, alignment: .trailing)"
    ),
    "both are proposed 180, so no ideal width matters"
  )

  private static var content: some View {
    Capsule()
      .fill(.teal)
      .frame(width: 80, height: 24)
  }
}

/// A frame that takes the proposed width, within limits.
///
/// If a limit is missing, the view's own answer replaces it.
struct FlexibleWidthFrame: Layout, Sendable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }

  /// The limits, in the order of the frame's parameters.
  var words: String {
    let limits = [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { name, value in
      value.map { "\(name) \($0 == .infinity ? "∞" : "\(Int($0))")" }
    }
    return limits.isEmpty ? "no limits" : limits.joined(separator: ", ")
  }

  /// The samples in the scene.
  static let samples = [
    FlexibleWidthFrame(),
    FlexibleWidthFrame(minimum: 120),
    FlexibleWidthFrame(maximum: 60),
    FlexibleWidthFrame(maximum: .infinity),
    FlexibleWidthFrame(minimum: 100, maximum: 140),
    FlexibleWidthFrame(minimum: 20, ideal: 50, maximum: 110),
  ]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let offer = innerProposal(proposal)
    let content = subviews[0].sizeThatFits(offer)
    return CGSize(
      width: width(offered: proposal.width, content: content.width), height: content.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(width: bounds.width, height: proposal.height))
  }

  /// Returns the proposal to the view: the proposed width within the limits, or the ideal width if
  /// no width is proposed.
  private func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let width = (proposal.width ?? ideal).map { $0.clamped(from: minimum, to: maximum) }
    return ProposedViewSize(width: width, height: proposal.height)
  }

  /// Returns the frame's own width: the proposed width within the limits, with the view's width in
  /// place of a missing limit. Without a proposal, the ideal width, or else the view's.
  private func width(offered: CGFloat?, content: CGFloat) -> CGFloat {
    guard let offered else { return (ideal ?? content).clamped(from: minimum, to: maximum) }
    return offered.clamped(
      from: minimum ?? content.clamped(from: nil, to: maximum),
      to: maximum ?? content.clamped(from: minimum, to: nil))
  }
}

extension CGFloat {
  /// Clamps the value to the given limits; the lower one takes precedence.
  fileprivate func clamped(from lower: CGFloat?, to upper: CGFloat?) -> CGFloat {
    var value = self
    if let upper { value = Swift.min(value, upper) }
    if let lower { value = Swift.max(value, lower) }
    return value
  }
}
