import Foundation

/// The position of a value in its range, as a fraction from 0 to 1.
struct Proportion {
  let fraction: CGFloat
  /// The diagnostic for a value outside the range, or `nil`.
  let problem: String?
  /// The fraction in whole percent, without the sign.
  var percent: String { "\(Int((fraction * 100).rounded()))" }

  init<V: BinaryFloatingPoint>(_ value: V, in range: ClosedRange<V>) {
    self.init(
      Double(value), from: Double(range.lowerBound), to: Double(range.upperBound))
  }

  init(_ value: Double, from lower: Double, to upper: Double) {
    let length = upper - lower
    let raw = (value - lower) / length
    guard raw.isFinite else {
      fraction = 0
      problem = "the value \(value) cannot be placed between \(lower) and \(upper)"
      return
    }
    fraction = CGFloat(min(max(raw, 0), 1))
    problem =
      raw < 0 || raw > 1 ? "the value \(value) is not between \(lower) and \(upper)" : nil
  }
}

/// The white part of a control that users move.
struct Knob: View {
  let size: CGSize
  @Environment(\.controls.parts.thumb) private var color

  var body: some View {
    if size.width == size.height {
      Circle().fill(color ?? .white).frame(width: size.width, height: size.height)
    } else {
      Capsule().fill(color ?? .white).frame(width: size.width, height: size.height)
    }
  }
}

/// Gives its views the width between two fractions of its own.
///
/// Proposes: that width, and the full height; with a knob, the width up to the middle of a knob that
/// moves between the edges.
/// Reports: the proposal.
struct ProportionLayout: Layout {
  let fraction: CGFloat
  /// The width of the knob, in points.
  var knob: CGFloat = 0
  /// The other fraction. Default: the leading edge.
  var origin: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    func position(_ fraction: CGFloat) -> CGFloat {
      knob / 2 + max(bounds.width - knob, 0) * fraction
    }
    // The edge itself is the beginning, whatever the knob.
    let start = origin > 0 ? position(min(fraction, origin)) : 0
    let share = ProposedViewSize(
      width: position(max(fraction, origin)) - start, height: bounds.height)
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX + start, y: bounds.minY), proposal: share)
    }
  }
}

/// Places its views at a fraction of the distance from the leading to the trailing edge.
struct ThumbLayout: Layout {
  let fraction: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(x: bounds.minX + (bounds.width - size.width) * fraction, y: bounds.midY),
        anchor: .leading, proposal: .unspecified)
    }
  }
}

/// Reports a diagnostic about a view.
struct ReportModifier {
  let message: String?
  /// The view's name in the message; `nil` for that of its node.
  let view: String?
}

extension ReportModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if let message { context.report(message, view: view ?? child.name) }
    return child
  }
}

extension View {
  /// Reports a diagnostic about this view, unless the message is `nil`.
  ///
  /// - Parameter view: The name of the view, if it consists of others.
  package nonisolated func reporting(_ message: String?, of view: String? = nil) -> some View {
    modifier(ReportModifier(message: message, view: view))
  }
}
