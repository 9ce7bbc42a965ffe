import Galley

extension Ingredients {
  mutating func addFaultyLayouts() {
    #add("Liar(size: CGSize(width: {number}, height: {number})) {views}")
    #add("Careless(position: CGPoint(x: {number}, y: {number}), proposal: {length?}) {views}")
    #add("Inconsistent() {views}")
    #add("Curious(questions: min(max({count}, 0), 200)) {views}")
    #add("Weighted(guide: {length?}) {views}")
  }
}

/// Answers every proposal with the same size and places nothing.
struct Liar: Layout {
  let size: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// Places its first view twice and the others at an arbitrary point, with an arbitrary proposal.
struct Careless: Layout {
  let position: CGPoint
  let proposal: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
    for subview in subviews {
      subview.place(
        at: position, anchor: UnitPoint(x: position.x, y: 0.5),
        proposal: ProposedViewSize(width: self.proposal, height: proposal.height))
    }
  }
}

/// Takes more the less it is proposed, and passes on proposals that it didn't get.
struct Inconsistent: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    // A proposal of -0 equals 0.
    CGSize(width: 100 - (proposal.width ?? 30), height: 1000 / abs(proposal.height ?? 10))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews.reversed() {
      subview.place(
        at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
    }
  }
}

/// Asks its views many different questions and takes the largest answer.
struct Curious: Layout {
  let questions: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for question in 0...questions {
      for subview in subviews {
        let answer = subview.dimensions(
          in: ProposedViewSize(width: CGFloat(question), height: proposal.height))
        size.width = max(size.width, answer.width)
        size.height = max(size.height, answer.height - answer[.firstTextBaseline])
      }
    }
    return size
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Divides its width by the weights of its views, with its own guide and spacing.
struct Weighted: Layout {
  let guide: CGFloat?

  func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0[Weight.self] } }

  func spacing(subviews: Subviews, cache: inout [CGFloat]) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .horizontal) }
    return spacing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 20))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    var x = bounds.minX
    let sum = cache.reduce(0, +)
    for (subview, weight) in zip(subviews, cache) {
      let width = bounds.width * weight / sum
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [CGFloat]
  ) -> CGFloat? { self.guide }
}
