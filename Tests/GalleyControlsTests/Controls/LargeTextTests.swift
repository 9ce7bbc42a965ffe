import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Rows with controls and labels at large text sizes.
@MainActor
@Suite("Large text")
struct LargeTextTests {
  private static let date = Date(timeIntervalSinceReferenceDate: 700_000_000)

  @ViewBuilder private var rows: some View {
    DatePicker("Date", selection: .constant(Self.date)).named("date")
    DatePicker("Day", selection: .constant(Self.date), displayedComponents: .date).named("day")
    Picker("Appearance", selection: .constant(0)) { Text("Automatic").tag(0) }.named("picker")
  }

  private func tree(_ size: DynamicTypeSize, inList: Bool = true) -> LayoutTree {
    layout(295, 1200) {
      Group {
        if inList { Form { rows } } else { VStack { rows }.frame(width: 235) }
      }
      .dynamicTypeSize(size)
    }
  }

  @Test(
    "date and menu pickers are no wider than their row, and do not break words of their labels",
    arguments: [
      DynamicTypeSize.xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility3,
      .accessibility5,
    ])
  func widths(size: DynamicTypeSize) throws {
    for inList in [true, false] {
      let tree = tree(size, inList: inList)
      for name in ["date", "day", "picker"] {
        expectAtMost(tree[name].frame.width, 235.01, "\(name), \(size)")
      }
      // A broken word would be twice as tall as the other label.
      try expectLess(
        abs(frame("Date", in: tree).height - frame("Day", in: tree).height), 1, "\(size)")
    }
  }

  @Test("in lists, pickers are below their labels at accessibility sizes")
  func stacking() throws {
    let (regular, large) = (tree(.large), tree(.accessibility1))
    try expectClose(
      frame("Automatic", in: regular).midY, frame("Appearance", in: regular).midY, tolerance: 1)
    let (label, value) = try (frame("Appearance", in: large), frame("Automatic", in: large))
    expectAtLeast(value.minY, label.maxY - 1)
    expectClose(value.minX, label.minX)
  }

  @Test("the column of label icons in lists grows with the text size")
  func iconColumn() throws {
    func title(_ size: DynamicTypeSize) throws -> CGFloat {
      let tree = layout(300, 300) {
        List { Label("title", systemImage: "star") }.dynamicTypeSize(size)
      }
      return try frame("title", in: tree).minX - 32
    }
    try expectClose(title(.large), 40)
    // Body text has 23 points instead of 17.
    try expectClose(title(.xxxLarge), 12 + 28 * 23 / 17)
  }
}
