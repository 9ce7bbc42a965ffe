import Galley

extension UIView {
  /// Returns the size of a hosted SwiftUI view; `nil` if the view hosts none. Dimensions of 0 are not
  /// proposed.
  final func hostedSize(for size: CGSize) -> CGSize? {
    guard let hosted else { return nil }
    let proposal = ProposedViewSize(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
    return LayoutTree(of: hosted(), proposal: proposal).root.frame.size
  }
}
