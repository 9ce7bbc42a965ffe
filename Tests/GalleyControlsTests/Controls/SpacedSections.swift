import Foundation
import Galley
import TestSupport

/// Five sections of a list, each with one row: the first with a header, the next two with a header
/// and a footer, the last two with neither.
///
/// The cards are named `one` to `five`, headers `header 1` to `header 3`, and footers `footer 2` and
/// `footer 3`.
@MainActor @ViewBuilder
func spacedSections() -> some View {
  Section {
    row("one")
  } header: {
    line("header 1")
  }
  Section {
    row("two")
  } header: {
    line("header 2")
  } footer: {
    line("footer 2")
  }
  Section {
    row("three")
  } header: {
    line("header 3")
  } footer: {
    line("footer 3")
  }
  Section { row("four") }
  Section { row("five") }
}

@MainActor
private func row(_ card: String) -> some View {
  Color.red.frame(height: 22).listRowBackground(Color.blue.named(card))
}

@MainActor
private func line(_ name: String) -> some View { Color.red.frame(height: 10).named(name) }

extension LayoutTree {
  /// Returns the vertical distance between two views, in points.
  func gap(_ upper: String, _ lower: String) -> CGFloat {
    self[lower].frame.minY - self[upper].frame.maxY
  }
}
