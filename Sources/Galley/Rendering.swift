import Foundation
import GalleyCairo

/// A view as a renderer made it: what is painted, and where every view is.
public struct Rendering: Sendable {
  /// Everything that the picture shows, in painting order.
  public let displayList: DisplayList
  /// Where every view is, from the same layout.
  public let layout: LayoutTree
  /// Characters and fonts that the views asked for and that are not there.
  public let fontWarnings: [TextWarning]

  /// What was corrected during layout, and what views report; empty when all went well.
  public var diagnostics: [LayoutDiagnostic] { layout.diagnostics }
}
