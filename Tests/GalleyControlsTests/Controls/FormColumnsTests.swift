import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Forms in the style with columns.
@MainActor
@Suite("Forms with columns")
struct FormColumnsTests {
  private func frame(_ text: String, in tree: LayoutTree) throws -> CGRect {
    try require(tree.nodes.first { $0.text?.string == text }, "no \(text)").frame
  }

  private var form: some View {
    Form {
      Section("Account") {
        TextField("Name", text: .constant("Ada"))
        LabeledContent("Software Version", value: "1.2")
        Picker("Sort", selection: .constant(1)) { Text("Date").tag(1) }
        Toggle("Sound", isOn: .constant(true))
      }
      Section {
        Button("Sign Out") {}
      } footer: {
        Text("Footer")
      }
    }
    .formStyle(.columns)
  }

  @Test("labels end, and values and rows without a label begin, at the same distance from the edge")
  func columns() throws {
    let tree = layout(390, 600) { form }
    let widest = try frame("Software Version", in: tree)
    for label in ["Name", "Sort", "Sound"] {
      try expectClose(frame(label, in: tree).maxX, widest.maxX, tolerance: 0.5)
    }
    for value in ["Ada", "1.2", "Date", "Account", "Sign Out", "Footer"] {
      try expectClose(frame(value, in: tree).minX, widest.maxX + 8, tolerance: 0.5)
    }
    try expectEqual(frame("1.2", in: tree).midY, widest.midY)
  }

  @Test("the form is as high as its rows, and a grouped form fills its container")
  func height() {
    let rows = Form { box(50, 20) }
    let grouped = layout(390, 600) { rows.formStyle(.grouped).named("form") }
    expectEqual(grouped["form"].frame.height, 600)
    let columns = layout(390, 600) { rows.formStyle(.columns).named("form") }
    expectEqual(columns["form"].frame.height, 20)
  }

  @Test("sections are farther apart than rows")
  func sections() {
    let tree = layout(390, 600) {
      Form {
        Section {
          box(50, 20).named("first")
          box(50, 20).named("second")
        }
        Section { box(50, 20).named("third") }
      }
      .formStyle(.columns)
    }
    let frames = tree.frames("first", "second", "third")
    expectEqual(frames[1].minY - frames[0].maxY, 8)
    expectEqual(frames[2].minY - frames[1].maxY, 20)
  }

  @Test("hidden labels take no room, and controls within a row have their labels beside them")
  func labels() throws {
    let tree = layout(390, 600) {
      Form {
        LabeledContent("Label") {
          LabeledContent("Inner", value: "A")
        }
        LabeledContent("A hidden label", value: "B").labelsHidden()
      }
      .formStyle(.columns)
    }
    let inner = try frame("Inner", in: tree)
    try expectClose(inner.minX, frame("Label", in: tree).maxX + 8, tolerance: 0.5)
    try expectClose(frame("B", in: tree).minX, inner.minX, tolerance: 0.5)
    expect(tree.texts, lacks: "A hidden label")
  }

  @Test("the first control of a row is aligned, and views of an expanded group are rows")
  func severalControls() throws {
    let tree = layout(390, 600) {
      Form {
        LabeledContent("Software Version", value: "1.2")
        HStack {
          TextField("First", text: .constant("Ada"))
          TextField("Last", text: .constant("King"))
        }
        DisclosureGroup("More", isExpanded: .constant(true)) {
          LabeledContent("Inner", value: "2.3")
        }
      }
      .formStyle(.columns)
    }
    let column = try frame("1.2", in: tree).minX
    for text in ["Ada", "More", "2.3"] {
      try expectClose(frame(text, in: tree).minX, column, tolerance: 0.5)
    }
    for label in ["First", "Inner"] {
      try expectClose(frame(label, in: tree).maxX, column - 8, tolerance: 0.5)
    }
  }

  @Test("a box is in the second column, and its controls have their labels beside them")
  func boxes() throws {
    let tree = layout(390, 600) {
      Form {
        LabeledContent("Software Version", value: "1.2")
        GroupBox("Box") { LabeledContent("Inner", value: "2.3") }.named("box")
      }
      .formStyle(.columns)
    }
    let box = tree["box"].frame
    try expectClose(box.minX, frame("1.2", in: tree).minX, tolerance: 0.5)
    try expectClose(frame("Inner", in: tree).minX, box.minX + 16, tolerance: 0.5)
    try expectClose(frame("2.3", in: tree).maxX, box.maxX - 16, tolerance: 0.5)
  }

  @Test("long labels wrap in half of the form, and rows that are too wide keep their labels")
  func narrowForms() throws {
    let labels = ["A very long label of a row", "Another long label, of a toggle"]
    let tree = layout(200, 600) {
      Form {
        LabeledContent(labels[0], value: "A value that is long, too")
        Toggle(labels[1], isOn: .constant(true))
        LabeledContent("Short", value: "Value")
      }
      .formStyle(.columns)
    }
    for label in labels {
      let frame = try frame(label, in: tree)
      expectAtLeast(frame.minX, 0)
      expectAtMost(frame.maxX, 96.5)
      expectGreater(frame.height, 30)
    }
    try expectAtMost(frame("A value that is long, too", in: tree).maxX, 200.5)
    try expectClose(frame("Value", in: tree).minX, 104, tolerance: 0.5)

    let wide = layout(200, 600) {
      Form { LabeledContent("Label") { box(300, 20) } }.formStyle(.columns)
    }
    try expectClose(frame("Label", in: wide).minX, 0, tolerance: 0.5)
  }
}
