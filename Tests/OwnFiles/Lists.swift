import SwiftUI

struct Todo: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var isDone = false
  var children: [Todo]?
}

struct TodoListView: View {
  @State private var todos = [Todo(title: "Milk"), Todo(title: "Bread", isDone: true)]
  @State private var selection = Set<UUID>()
  @State private var single: UUID?
  @State private var editMode: EditMode = .inactive
  @State private var isExpanded = true
  @Environment(\.editMode) private var outerEditMode
  @Environment(\.defaultMinListRowHeight) private var minRowHeight

  var isEditing: Bool { outerEditMode?.wrappedValue.isEditing == true }

  var body: some View {
    List(selection: $selection) {
      Section(header: Text("Open"), footer: Text("\(todos.count) items")) {
        ForEach(todos) { todo in
          HStack {
            Text(todo.title); Spacer(); if todo.isDone { Image(systemName: "checkmark") }
          }
        }
        .onDelete(perform: delete)
        .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
      }
      Section("Bindings", isExpanded: $isExpanded) {
        ForEach($todos) { $todo in Toggle(todo.title, isOn: $todo.isDone) }
      }
      Section(isExpanded: $isExpanded) {
        Text("Row").listRowBackground(Color.yellow)
      } header: {
        Text("Header").textCase(nil)
      }
      Section(footer: Text("Only a footer")) { Text("Row") }
      ForEach(todos.indices, id: \.self) { index in
        Text(todos[index].title)
          .listRowSeparator(.hidden)
          .listRowSeparator(.visible, edges: .bottom)
          .listRowSeparatorTint(.red)
          .listSectionSeparator(.hidden, edges: .top)
          .listSectionSeparatorTint(.green, edges: .all)
          .listRowInsets(EdgeInsets())
          .listItemTint(.orange)
          .deleteDisabled(index == 0)
          .moveDisabled(true)
          .selectionDisabled(index == 1)
          .badge(index)
      }
      .onInsert(of: ["public.text"]) { index, providers in }
    }
    .headerProminence(.increased)
    .listRowSpacing(8)
    .listSectionSpacing(.compact)
    .listSectionSpacing(12)
    .environment(\.editMode, $editMode)
    .environment(\.defaultMinListRowHeight, 10)
    .environment(\.defaultMinListHeaderHeight, 20)
    .scrollContentBackground(.hidden)
    .animation(.default, value: todos)
    .toolbar { EditButton() }
    .refreshable { await reload() }
  }

  private func delete(at offsets: IndexSet) { todos.remove(atOffsets: offsets) }
  private func reload() async {}
}

struct DataLists: View {
  @State private var todos = [Todo(title: "A", children: [Todo(title: "B")])]
  @State private var selection: Todo.ID?
  @State private var many: Set<Todo.ID> = []
  @State private var name: String? = "a"

  var body: some View {
    VStack {
      List(todos) { Text($0.title) }.listStyle(.plain)
      List(todos, selection: $selection) { todo in Text(todo.title) }.listStyle(.sidebar)
      List(todos, selection: $many) { todo in Text(todo.title) }.listStyle(InsetGroupedListStyle())
      List(["a", "b"], id: \.self, selection: $name) { Text($0) }
      List($todos) { $todo in TextField("Title", text: $todo.title) }
      List($todos, editActions: [.delete, .move]) { $todo in Text(todo.title) }
      List($todos, id: \.id) { $todo in Text(todo.title) }
      List(todos, children: \.children) { Text($0.title) }
      List(0..<5) { Text("Row \($0)") }.listStyle(.inset)
      List(todos, id: \.title) { Text($0.title) }.listStyle(PlainListStyle())
    }
  }
}

struct OutlineScreen: View {
  let items = [Todo(title: "Root", children: [Todo(title: "Leaf")])]

  var body: some View {
    List {
      OutlineGroup(items, children: \.children) { item in
        Label(item.title, systemImage: item.children == nil ? "doc" : "folder")
      }
      OutlineGroup(items[0], children: \.children) { Text($0.title) }
      OutlineGroup(items, id: \.title, children: \.children) { Text($0.title) }
      DisclosureGroup("More") {
        Text("Inside")
        DisclosureGroup {
          Text("Deep")
        } label: {
          Label("Even more", systemImage: "ellipsis")
        }
      }
    }
  }
}

struct SwipeScreen: View {
  @State private var todos = [Todo(title: "A")]
  var body: some View {
    List {
      ForEach(todos) { todo in
        Text(todo.title)
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button(role: .destructive) {
              todos.removeAll { $0.id == todo.id }
            } label: {
              Label("Delete", systemImage: "trash.fill")
            }
            Button("Flag") {}.tint(.orange)
          }
          .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") {}.tint(.yellow) }
          .contextMenu {
            Button("Copy", systemImage: "doc.on.doc") {}
            Divider()
            Button("Delete", role: .destructive) {}
          } preview: {
            Text(todo.title).padding()
          }
      }
    }
    .contextMenu(forSelectionType: UUID.self) { selection in
      Button("Open") {}
    } primaryAction: { _ in
    }
    .searchable(text: .constant(""), prompt: "Search")
  }
}

struct Contacts: View {
  let names = ["A": ["Ada", "Alan"], "B": ["Barbara"]]
  var body: some View {
    List {
      ForEach(names.keys.sorted(), id: \.self) { letter in
        Section(letter) {
          ForEach(names[letter] ?? [], id: \.self) { Text($0) }
        }
        .sectionIndexLabel(letter)
      }
      Section("More") { Text("…") }.sectionIndexLabel(Text("#"))
      Section("None") { Text("-") }.sectionIndexLabel(nil)
    }
    .listSectionIndexVisibility(.visible)
    .toolbar { HelpLink(destination: URL(string: "https://example.com")!) }
  }
}
