import SwiftUI

extension LayoutTree {
  /// The texts of all nodes, in their order.
  var texts: [String] { nodes.compactMap(\.text?.string) }
}
