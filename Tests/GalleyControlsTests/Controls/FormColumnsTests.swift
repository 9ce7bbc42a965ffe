import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Forms in the style with columns.
@MainActor
@Suite("Forms with columns")
struct FormColumnsTests {
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

  @Test("labels are as wide as they need to be, unless they leave too little room for a control")
  func longLabels() {
    func row(_ name: String, _ width: CGFloat) -> some View {
      LabeledContent {
        box(width, 20).named("\(name) control")
      } label: {
        Color.red.frame(minWidth: 0, idealWidth: 280, maxWidth: 280, minHeight: 20, maxHeight: 20)
          .named(name)
      }
    }
    func expectColumn(_ length: CGFloat, beside width: CGFloat, hasField: Bool = false) {
      let tree = layout(390, 600) {
        Form {
          row("first", 8)
          row("second", width)
          if hasField { TextField("Name", text: .constant("Ada")) }
        }
        .formStyle(.columns)
      }
      let labels = tree.frames("first", "second")
      let controls = tree.frames("first control", "second control")
      expectClose(labels.map(\.width), [length, length], tolerance: 0.5)
      expectClose(controls.map(\.width), [8, width], tolerance: 0.5)
      let start = labels[0].minX + length + 8
      expectClose(controls.map(\.minX), [start, start], tolerance: 0.5)
      expectAtLeast(labels[0].minX, -0.5)
      expectAtMost(controls[1].maxX, 390.5)
    }
    expectColumn(280, beside: 8)
    expectColumn(242, beside: 140)
    expectColumn(191, beside: 191)
    // A field takes half of the form.
    expectColumn(191, beside: 8, hasField: true)
  }

  @Test("long labels wrap in about half of a narrow form, and rows that are too wide keep theirs")
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
    let column = try frame("Value", in: tree).minX
    expectAtLeast(column, 103.5)
    expectLess(column, 150)
    for label in labels {
      let frame = try frame(label, in: tree)
      expectAtLeast(frame.minX, 0)
      expectAtMost(frame.maxX, column - 7.5)
      expectGreater(frame.height, 30)
    }
    let value = try frame("A value that is long, too", in: tree)
    expectClose(value.minX, column, tolerance: 0.5)
    expectAtMost(value.maxX, 200.5)

    let wide = layout(200, 600) {
      Form { LabeledContent("Label") { box(300, 20) } }.formStyle(.columns)
    }
    try expectClose(frame("Label", in: wide).minX, 0, tolerance: 0.5)
  }
}
