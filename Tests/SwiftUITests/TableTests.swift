import Expectations
import SwiftUI
import Testing

/// Tables show their first column as a list.
@MainActor
@Suite("Tables")
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    var age = 30
  }

  private let people = [Person(id: 1, name: "Mei"), Person(id: 2, name: "Juan")]

  private func texts(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view.frame(width: 300, height: 400)).layoutTree().nodes
      .compactMap(\.text?.string)
  }

  @Test("columns infer the type of their rows")
  func inferred() throws {
    let plain = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
    try expectEqual(texts(plain), ["Mei", "Juan"])
    let closures = Table(people, selection: .constant(Set<Int>())) {
      TableColumn("Name") { Text($0.name).bold() }
    }
    try expectEqual(texts(closures), ["Mei", "Juan"])
    let sorted = Table(people, sortOrder: .constant([KeyPathComparator(\Person.name)])) {
      TableColumn("Age", value: \.age) { person in Text("\(person.age)") }.width(60)
    }
    try expectEqual(texts(sorted), ["30", "30"])
  }

  @Test("columns of sorted rows infer the type of their rows")
  func sortedRows() throws {
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    let table = Table(sortOrder: order) {
      TableColumn("Name", value: \.name) { person in Text(person.name).bold() }
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
      TableColumn("Details") { person in Text("\(person.id)") }.width(60)
    } rows: {
      Section { ForEach(people) { person in TableRow(person) } }
    }
    try expectEqual(texts(table), ["Mei", "Juan"])
    let several = Table(selection: .constant(Set<Int>()), sortOrder: order) {
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    } rows: {
      TableRow(people[1])
    }
    try expectEqual(texts(several), ["30"])
  }

  @Test("explicit rows work in sections and loops")
  func rows() throws {
    let isLong = false
    let table = Table(of: Person.self) {
      if isLong { TableColumn("Age") { Text("\($0.age)") } }
      TableColumn("Name", value: \.name)
    } rows: {
      TableRow(Person(id: 0, name: "Ada"))
      Section("More") {
        ForEach(people) { TableRow($0) }
      }
      if isLong { TableRow(Person(id: 3, name: "Nobody")) }
    }
    try expectEqual(texts(table).map { $0.lowercased() }, ["ada", "more", "mei", "juan"])
  }

  @Test("only the first column is created")
  func firstColumn() throws {
    var made = 0
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { person -> Text in
        made += 1
        return Text("\(person.age)")
      }
    }
    try expectEqual(texts(table), ["Mei", "Juan"])
    expectEqual(made, 0)
  }

  @Test("a row with selection disabled has no circle in an edited table")
  func selectionDisabled() throws {
    func steps(_ isDisabled: Bool) throws -> Int {
      let table = Table(of: Person.self, selection: .constant(Set<Int>())) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[0])
        TableRow(people[1]).selectionDisabled(isDisabled)
      }
      return try ImageRenderer(
        content: table.environment(\.editMode, .constant(.active)).frame(width: 300, height: 400)
      ).displayList().items.count
    }
    try expectLess(steps(true), steps(false))
  }

  @Test("columns can be created in a loop; without columns, rows are empty")
  func loops() throws {
    let table = Table(people) {
      TableColumnForEach([1, 2], id: \.self) { number in
        TableColumn("\(number)") { (person: Person) in Text("\(person.name) \(number)") }
      }
    }
    try expectEqual(texts(table), ["Mei 1", "Juan 1"])
    let none = Table(people) {
      if people.isEmpty { TableColumn("Name", value: \.name) }
    }
    try expect(texts(none).isEmpty)
  }
}
