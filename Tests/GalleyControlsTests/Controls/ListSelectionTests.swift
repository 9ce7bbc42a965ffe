import Expectations
import Galley
import TestSupport
import Testing

/// The rows of a list that are shown as selected.
@MainActor
@Suite("List selection")
struct ListSelectionTests {
  private func steps(_ view: some View, isEditing: Bool = false) throws -> String {
    try ImageRenderer(
      content: view.environment(\.editMode, .constant(isEditing ? .active : .inactive))
        .frame(width: 200, height: 200)
    ).displayList().description
  }

  @ViewBuilder private var rows: some View {
    Text("1").tag(1)
    Text("2").tag(2)
  }

  @Test("a set selects its rows with any binding, whether or not the list is edited")
  func sets() throws {
    for isEditing in [false, true] {
      let set = try steps(List(selection: .constant(Set([1]))) { rows }, isEditing: isEditing)
      let optional: Binding<Set<Int>>? = .constant([1])
      try expectEqual(steps(List(selection: optional) { rows }, isEditing: isEditing), set)
      let other = try steps(List(selection: .constant(Set([2]))) { rows }, isEditing: isEditing)
      let none = try steps(List { rows }, isEditing: isEditing)
      expect(set != other)
      expect(set != none)
    }
  }

  @Test("a single value selects its row")
  func one() throws {
    let one = try steps(List(selection: .constant(1)) { rows })
    let optional: Binding<Int?> = .constant(1)
    try expectEqual(steps(List(selection: optional) { rows }), one)
    try expect(steps(List { rows }) != one)
    try expectEqual(steps(List(selection: .constant(Set([1]))) { rows }), one)
  }

  @Test("with multiple selection, each row of an edited list has a circle")
  func circles() throws {
    func circles(_ view: some View) throws -> Int {
      try steps(view, isEditing: true).components(separatedBy: "ellipse").count - 1
    }
    let list = List(selection: .constant(Set<Int>())) { rows }
    let disabled = List(selection: .constant(Set<Int>())) {
      Text("1").tag(1)
      Text("2").tag(2).selectionDisabled()
    }
    try expect(steps(list, isEditing: true) != steps(list))
    try expect(steps(list, isEditing: true) != steps(disabled, isEditing: true))
  }
}
