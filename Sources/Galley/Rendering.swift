import Foundation

/// A view as a renderer made it: what is painted, and where every view is.
public struct Rendering: Sendable {
  /// Everything that the picture shows, in painting order.
  public let displayList: DisplayList
  /// Where every view is, from the same layout.
  public let layout: LayoutTree

  /// Characters and fonts that the texts ask for and that are not there.
  public var fontWarnings: [TextWarning] { displayList.textWarnings }

  /// What was corrected during layout, and what views report; empty when all went well.
  public var diagnostics: [LayoutDiagnostic] { layout.diagnostics }
}
