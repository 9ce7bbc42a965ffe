import Expectations
import Galley
import GalleySnapshots
import Testing

@Suite("Describing layout differences")
struct LayoutComparisonTests {
  static let reference = """
    canvas 320×120
    border (0, 0) 320×120 for 320×120 firstTextBaseline 33 lastTextBaseline 99
      HStack #row (0, 0) 320×120 for 320×120
        ZStack #zstack (0, 0) 179×120 for 179×120
          Circle #circle (0, 0) 40×40 for 179×120
          Text #initials (78, 49.5) 23×21 for 179×120 firstTextBaseline 16.5 lastTextBaseline 16.5 "AK"
        Text #content (187, 16.5) 133×87 for 156×120 firstTextBaseline 16.5 lastTextBaseline 82.5 "The (1, 2) museum" 4 lines

    """

  func changes(_ replacements: (String, String)...) -> [String] {
    var actual = Self.reference
    for (old, new) in replacements { actual = actual.replacingOccurrences(of: old, with: new) }
    return LayoutComparison(
      reference: LayoutSnapshot(Self.reference), actual: LayoutSnapshot(actual)
    ).differences
  }

  @Test("goldens of previews with the former name of their root remain valid")
  func formerRoot() {
    let rest = " (0, 0) 10×10 for nil×nil\n  Text (0, 0) 10×10 for 393×852 \"FittedLayout (\"\n"
    let old = LayoutSnapshot("canvas 10×10\nFittedLayout\(rest)")
    let new = LayoutSnapshot("canvas 10×10\nPreview\(rest)")
    expectEqual(old.text, new.text)
    expect(LayoutComparison(reference: old, actual: new).isEqual)
    expectEqual(LayoutSnapshot("FittedLayout (0, 0)").text, "FittedLayout (0, 0)")
  }

  @Test("equal layouts have no differences")
  func equal() {
    expect(
      LayoutComparison(
        reference: LayoutSnapshot(Self.reference), actual: LayoutSnapshot(Self.reference)
      ).isEqual)
  }

  @Test("a moved view is described")
  func moved() {
    expectEqual(
      changes(("#content (187, 16.5)", "#content (191, 16.5)")),
      [
        "HStack #row spacing 8 → 12",
        "Text #content moved by (+4, 0) from (187, 16.5) to (191, 16.5)",
      ])
  }

  @Test("a text that moved down reports its new baselines")
  func movedDown() {
    expectEqual(
      changes(("#content (187, 16.5)", "#content (187, 17.25)")),
      [
        "HStack #row arranges its content differently",
        "Text #content moved by (0, +0.75) from (187, 16.5) to (187, 17.25)"
          + " (baselines on the canvas: first 33 → 33.75, last 99 → 99.75)",
      ])
  }

  @Test("a resized view is described")
  func resized() {
    expectEqual(
      changes(("(0, 0) 40×40", "(0, 0) 42×40")), ["Circle #circle resized from 40×40 to 42×40"])
  }

  @Test("a changed baseline within a view is described")
  func baseline() {
    expectEqual(
      changes(
        (
          "firstTextBaseline 16.5 lastTextBaseline 82.5",
          "firstTextBaseline 17 lastTextBaseline 82.5"
        )),
      [
        "Text #content first baseline 16.5 → 17 (baselines on the canvas: first 33 → 33.5)"
      ])
  }

  @Test("views that move with their container are counted, not listed")
  func carried() {
    expectEqual(
      changes(
        ("#zstack (0, 0)", "#zstack (5, 0)"), ("#circle (0, 0)", "#circle (5, 0)"),
        ("#initials (78, 49.5)", "#initials (83, 49.5)")),
      [
        "HStack #row spacing 8 → 3",
        "ZStack #zstack moved by (+5, 0) from (0, 0) to (5, 0), with 2 views in it",
      ])
  }

  @Test("a view that stays while its container moves is reported")
  func leftBehind() {
    expectEqual(
      changes(("#zstack (0, 0)", "#zstack (5, 0)"), ("#circle (0, 0)", "#circle (5, 0)")),
      [
        "HStack #row spacing 8 → 3",
        "ZStack #zstack moved by (+5, 0) from (0, 0) to (5, 0), arranges its content differently,"
          + " with the view in it",
        "Text #initials stayed at (78, 49.5)",
      ])
  }

  @Test("removed and added views are reported with their subviews")
  func addedAndRemoved() {
    let lines = Self.reference.split(separator: "\n", omittingEmptySubsequences: false)
    let without = (lines[..<3] + lines[6...]).joined(separator: "\n")
    expectEqual(
      LayoutComparison(reference: LayoutSnapshot(Self.reference), actual: LayoutSnapshot(without))
        .differences,
      [
        "ZStack #zstack is gone: 179×120 at (0, 0), with 2 views in it"
      ])
    expectEqual(
      LayoutComparison(reference: LayoutSnapshot(without), actual: LayoutSnapshot(Self.reference))
        .differences,
      [
        "ZStack #zstack is new: 179×120 at (0, 0), with 2 views in it"
      ])
  }

  static let card = """
    canvas 100×60
    padding (0, 0) 100×60 for 100×60
      VStack (16, 16) 68×28 for 68×28
        Rectangle (16, 16) 68×10 for 68×10
        Rectangle (16, 34) 68×10 for 68×10

    """

  func cause(_ replacements: (String, String)...) throws -> ViewChange {
    var actual = Self.card
    for (old, new) in replacements { actual = actual.replacingOccurrences(of: old, with: new) }
    let changes = LayoutComparison(
      reference: LayoutSnapshot(Self.card), actual: LayoutSnapshot(actual)
    ).changes
    return try require(changes.first { $0.cause != nil })
  }

  @Test("a changed padding is the cause, wherever it is in the tree")
  func padding() throws {
    let all = try cause(
      ("padding (0, 0) 100×60", "padding (-1, -1) 102×62"))
    expectEqual(all.cause, "insets 16 → 17")
    expectEqual(all.name, "padding around VStack")
    let top = try cause(("padding (0, 0) 100×60", "padding (0, -3) 100×63"))
    expectEqual(top.cause, "top inset 16 → 19")
  }

  @Test("a stack with a changed spacing is the cause")
  func spacing() throws {
    let change = try cause(
      ("(16, 34)", "(16, 36)"), ("68×28", "68×30"), ("100×60 for", "100×62 for"))
    expectEqual(change.cause, "spacing 8 → 10")
    expectEqual(change.path, "0.0")
  }

  @Test("a container of the same size that places its views elsewhere is the cause")
  func alignment() throws {
    let change = try cause(("(16, 16) 68×10 for 68×10", "(16, 18) 68×10 for 68×10"))
    expectEqual(change.cause, "spacing 8 → 6")
    let aligned = try cause(
      ("(16, 16) 68×10 for", "(17, 16) 68×10 for"), ("(16, 34)", "(17, 34)"))
    expectEqual(aligned.cause, "arranges its content differently")
    expectEqual(aligned.path, "0.0")
  }

  @Test("a leaf that responds to the same proposal with a different size is the cause")
  func leaf() throws {
    try expectEqual(
      cause(("68×10 for 68×10", "60×10 for 68×10")).cause, "resized from 68×10 to 60×10")
  }

  @Test("causes come first, with old and new frames")
  func values() throws {
    let actual = Self.card
      .replacingOccurrences(of: "VStack (16, 16)", with: "VStack (20, 16)")
      .replacingOccurrences(of: "(16, 34) 68×10", with: "(16, 34) 60×10")
    let comparison = LayoutComparison(
      reference: LayoutSnapshot(Self.card), actual: LayoutSnapshot(actual))
    let leaf = try require(comparison.changes.last)
    expectEqual(leaf.before?.frame?.width, 68)
    expectEqual(leaf.after?.frame?.width, 60)
    expectEqual(leaf.move, .zero)
    expectEqual(leaf.path, "0.0.1")
    expectEqual(comparison.differences.last?.hasPrefix("VStack"), false)
  }

  @Test("baselines of named views and text are listed in canvas coordinates for both layouts")
  func baselines() {
    let moved = Self.reference.replacingOccurrences(of: "(187, 16.5)", with: "(187, 20.5)")
    let all = BaselineComparison.all(
      reference: LayoutSnapshot(Self.reference), actual: LayoutSnapshot(moved))
    expectEqual(all.map(\.name), ["initials", "content"])
    expectEqual(all[0].before, all[0].after)
    expectEqual(all[1].before?.first, 33)
    expectEqual(all[1].before?.last, 99)
    expectEqual(all[1].after?.first, 37)
    expectEqual(all[1].after?.last, 103)
    expectEqual(all[1].before?.frame.minY, 16.5)
    expectEqual(all[1].after?.frame.minY, 20.5)
    expectNil(BaselineComparison.all(reference: nil, actual: LayoutSnapshot(moved))[1].before)
  }

  @Test("baselines of views with the same unique name are paired, wherever the views are")
  func baselinesByName() {
    let text = { (name: String) in
      "Text #\(name) (10, 10) 40×20 for 40×20 firstTextBaseline 16 lastTextBaseline 16 \"A\""
    }
    let before = "canvas 60×40\npadding (0, 0) 60×40 for 60×40\n  \(text("title"))"
    func after(_ lines: String) -> String {
      "canvas 60×40\nbackground (0, 0) 60×40 for 60×40\n  Rectangle (0, 0) 60×40 for 60×40\n"
        + "  VStack (0, 0) 60×40 for 60×40\n\(lines)"
    }
    func all(_ lines: String) -> [BaselineComparison] {
      BaselineComparison.all(
        reference: LayoutSnapshot(before), actual: LayoutSnapshot(after(lines)))
    }
    let paired = all("    \(text("title"))")
    expectEqual(paired.count, 1)
    expectEqual(paired[0].before, paired[0].after)
    expectEqual(all("    \(text("other"))").count, 2)
    expectEqual(all("    \(text("title"))\n    \(text("title"))").count, 3)
  }

  @Test("changes of text, proposals and the canvas are described")
  func others() {
    expectEqual(changes(("\"AK\"", "\"AL\"")), ["Text #initials text “AK” → “AL”"])
    expectEqual(
      changes(("133×87 for 156×120", "133×87 for 157×120")),
      [
        "Text #content proposal 156×120 → 157×120"
      ])
    expectEqual(changes(("canvas 320×120", "canvas 300×120")), ["canvas size 320×120 → 300×120"])
  }

  @Test("any change of the layout text is a difference")
  func anything() {
    for text in ["", "canvas", "x", "canvas 320×120\n\n \n(((\n", Self.reference + " "] {
      expect(
        !LayoutComparison(reference: LayoutSnapshot(Self.reference), actual: LayoutSnapshot(text))
          .isEqual)
      expect(
        !LayoutComparison(reference: LayoutSnapshot(text), actual: LayoutSnapshot(Self.reference))
          .isEqual)
    }
  }

  @Test("a tree thousands of views deep can be compared")
  func deep() {
    func tree(_ x: Int) -> String {
      (0..<3_000).map { String(repeating: "  ", count: $0) + "frame (\(x), 0) 1×1 for 1×1\n" }
        .joined()
    }
    expectEqual(
      LayoutComparison(reference: LayoutSnapshot(tree(0)), actual: LayoutSnapshot(tree(1)))
        .differences,
      [
        "frame moved by (+1, 0) from (0, 0) to (1, 0), with 2999 views in it"
      ])
  }

  @Test("a view without a name is identified by its content, or by its number")
  func names() {
    func text(_ x: Int) -> LayoutSnapshot {
      LayoutSnapshot(
        """
        canvas 90×40
        HStack (0, 0) 90×40 for 90×40
          padding (0, 0) 30×40 for 30×40
            VStack (\(x), 0) 30×40 for 30×40
              Text (0, 0) 30×20 for 30×40 "Flat white"
              Text #price (0, 20) 30×20 for 30×40 "4.20"
          Rectangle (30, 0) 30×40 for 30×40
          Rectangle (6\(x), 0) 30×40 for 30×40

        """)
    }
    let names = LayoutComparison(reference: text(0), actual: text(1)).changes.map(\.name)
    expect(names, contains: "VStack with “Flat white”")
    expect(names, contains: "Rectangle 2 of 2")
    let words = LayoutComparison(reference: text(0), actual: text(1)).differences.joined()
    expectNil(words.firstMatch(of: /at 0\.[0-9]/))
  }

  @Test("the output of LayoutTree can be parsed") @MainActor
  func realTree() {
    func text(_ padding: CGFloat) -> String {
      let view = HStack {
        Text("Hello \"you\" (1, 2) 3×4 for 5").accessibilityIdentifier("odd #id (1, 2)")
        Color.red.frame(width: 20, height: 20).padding(.leading, padding)
      }
      return LayoutTree(of: view, proposal: ProposedViewSize(width: 400, height: 100)).description
    }
    let differences = LayoutComparison(
      reference: LayoutSnapshot(text(0)), actual: LayoutSnapshot(text(6))
    ).differences
    expect(
      differences.contains { $0.hasPrefix("Text #odd #id (1, 2) proposal ") },
      "\(differences)")
  }
}
