import SwiftUI

struct TablePerson: Identifiable, Hashable {
  let id = UUID()
  let givenName: String
  let familyName: String
  let emailAddress: String
  var age: Int = 3
  var score: Double?
  var fullName: String { givenName + " " + familyName }
}
struct PeopleTable: View {
  @State private var people = [
    TablePerson(givenName: "Juan", familyName: "Chavez", emailAddress: "juanchavez@icloud.com"),
    TablePerson(givenName: "Mei", familyName: "Chen", emailAddress: "meichen@icloud.com"),
  ]
  var body: some View {
    Table(people) {
      TableColumn("Given Name", value: \.givenName)
      TableColumn("Family Name", value: \.familyName)
      TableColumn("E-Mail Address", value: \.emailAddress)
    }
  }
}
struct SelectableTable: View {
  var people: [TablePerson]
  @State private var selectedPeople = Set<TablePerson.ID>()
  var body: some View {
    Table(people, selection: $selectedPeople) {
      TableColumn("Given Name", value: \.givenName)
      TableColumn("Age") { person in Text("\(person.age)") }
      TableColumn("Mail") { Text($0.emailAddress).bold() }
    }
    Text("\(selectedPeople.count) people selected")
  }
}
struct SortableTable: View {
  @State var people: [TablePerson]
  @State private var sortOrder = [KeyPathComparator(\TablePerson.givenName)]
  @State private var selection: TablePerson.ID?
  var body: some View {
    Table(people, selection: $selection, sortOrder: $sortOrder) {
      TableColumn("Given Name", value: \.givenName)
      TableColumn("Family Name", value: \.familyName) { person in
        Text(person.familyName).foregroundStyle(.secondary)
      }
      .width(min: 100, ideal: 150)
      TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(60)
      TableColumn("Full") { Text(verbatim: $0.fullName) }
    }
    .onChange(of: sortOrder) { _, sortOrder in people.sort(using: sortOrder) }
    .tableStyle(.inset)
    .contextMenu(forSelectionType: TablePerson.ID.self) { items in
      Button("Delete", role: .destructive) {}
    } primaryAction: { items in
    }
  }
}
struct RowsTable: View {
  let tickets: [TablePerson]
  @SceneStorage("Columns") private var customization: TableColumnCustomization<TablePerson>
  var body: some View {
    Table(of: TablePerson.self) {
      TableColumn("Given name", value: \.givenName)
      TableColumn("Family name", value: \.familyName)
    } rows: {
      ForEach(tickets) { TableRow($0) }
      Section("More") {
        TableRow(tickets[0])
          .contextMenu { Button("Edit") {} }
      }
    }
    Table(of: TablePerson.self, selection: .constant(Set<TablePerson.ID>())) {
      TableColumn("Given name") { p in
        HStack {
          Image(systemName: "person"); Text(p.givenName)
        }
      }
    } rows: {
      ForEach(tickets) { person in
        TableRow(person).draggable(person.givenName)
      }
    }
    .tableColumnHeaders(.hidden)
    Table(tickets, columnCustomization: $customization) {
      TableColumn("Given name", value: \.givenName).customizationID("given")
        .alignment(.trailing)
    }
  }
}
struct CompactTable: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  private var isCompact: Bool { horizontalSizeClass == .compact }
  var people: [TablePerson]
  @State private var sortOrder = [KeyPathComparator(\TablePerson.givenName, order: .reverse)]
  var body: some View {
    Table(people, sortOrder: $sortOrder) {
      TableColumn("Given Name", value: \.givenName) { person in
        VStack(alignment: .leading) {
          Text(isCompact ? person.fullName : person.givenName)
          if isCompact {
            Text(person.emailAddress).foregroundStyle(.secondary)
          }
        }
      }
      if !isCompact {
        TableColumn("Family Name", value: \.familyName)
      }
      TableColumnForEach([1, 2], id: \.self) { n in
        TableColumn("N \(n)") { (person: TablePerson) in Text(person.givenName) }
      }
    }
  }
}
