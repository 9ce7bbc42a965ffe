import Foundation

/// A rendered view: its display list and its layout.
public struct Rendering: Sendable {
  /// Everything that the picture shows, in painting order.
  public let displayList: DisplayList
  /// The frame of every view, from the same layout.
  public let layout: LayoutTree

  /// The characters and fonts that the texts need but that are missing.
  public var fontWarnings: [TextWarning] { displayList.textWarnings }

  /// The values corrected during layout, and the problems that views reported. Empty if there were
  /// none.
  public var diagnostics: [LayoutDiagnostic] { layout.diagnostics }
}
