import Galley

/// A controller of UIKit's that holds a SwiftUI view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// `nil`: there is no view to decode.
  public required init?(coder: NSCoder) { nil }

  /// The size of the view where `size` is proposed, in points; zero where it cannot be laid out.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    LayoutTree(of: rootView, proposal: ProposedViewSize(size)).root.frame.size
  }
}
