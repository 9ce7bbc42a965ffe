import Galley

/// A view that fills the proposed width, and is as high as its constraints require at this width.
struct UIKitFitted: View {
  private let view: UIView
  private let height: CGFloat?
  private let isRow: Bool

  /// - Parameters:
  ///   - height: The height that replaces that of the constraints, in points.
  ///   - isRow: Whether a table draws the background of the view.
  init(_ view: UIView, height: CGFloat? = nil, isRow: Bool = false) {
    (self.view, self.height, self.isRow) = (view, height, isRow)
  }

  var body: some View {
    Fitting(view: view, height: height) { UIKitLayout(view, isScreen: false, isRow: isRow) }
  }

  private struct Fitting: Layout {
    let view: UIView
    let height: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      // Layouts run on the main actor.
      MainActor.assumeIsolated {
        let width = proposal.width ?? view.systemLayoutSizeFitting(.zero).width
        if let height { return CGSize(width: width, height: height) }
        (view as? UITableViewCell)?.prepareContent()
        let fitted = view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
        // Rows without a height of their own are as high as the system's rows.
        return CGSize(width: width, height: fitted > 0 ? fitted : 44)
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
