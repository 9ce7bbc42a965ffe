import Galley

/// A view as wide as the space for it, and as high as its constraints make it in this width.
struct UIKitFitted: View {
  private let view: UIView
  private let height: CGFloat?

  /// - Parameter height: The height in place of that of the constraints, in points.
  init(_ view: UIView, height: CGFloat? = nil) { (self.view, self.height) = (view, height) }

  var body: some View {
    Fitting(view: view, height: height) { UIKitLayout(view, isScreen: false) }
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
        // Rows that nothing gives a height are as high as those of the system.
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
