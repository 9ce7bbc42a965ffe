import SwiftUI

struct Expense: Identifiable, Codable, Hashable {
  var id = UUID(); var name: String; var amount: Decimal; var date: Date; var kind: Kind
  enum Kind: String, Codable, CaseIterable, Identifiable {
    case food, rent; var id: String { rawValue }
  }
}
struct ExpenseList: View {
  @State private var expenses: [Expense] = []
  @State private var isAdding = false
  @State private var sort = [KeyPathComparator(\Expense.name)]
  @State private var selection: Expense.ID?
  private var groups: [(Expense.Kind, [Expense])] {
    Dictionary(grouping: expenses, by: \.kind).sorted { $0.key.rawValue < $1.key.rawValue }.map {
      ($0.key, $0.value)
    }
  }
  private var total: Decimal { expenses.reduce(0) { $0 + $1.amount } }
  var body: some View {
    List {
      ForEach(groups, id: \.0) { kind, items in
        Section {
          ForEach(items) { item in
            HStack {
              VStack(alignment: .leading) {
                Text(item.name).font(.headline);
                Text(item.date, style: .date).font(.caption).foregroundStyle(.secondary)
              }; Spacer(); Text(item.amount, format: .currency(code: "EUR")).monospacedDigit()
            }
          }
          .onDelete { expenses.remove(atOffsets: $0) }
        } header: {
          Text(kind.rawValue.capitalized)
        } footer: {
          Text("Total \(total.formatted(.currency(code: "EUR")))")
        }
      }
    }
    .toolbar {
      EditButton(); Button("Add", systemImage: "plus") { isAdding = true }
    }
    .sheet(isPresented: $isAdding) { Text("Add") }
    .overlay {
      if expenses.isEmpty {
        ContentUnavailableView("No expenses", systemImage: "tray", description: Text("Add one"))
      }
    }
    Table(expenses, selection: $selection, sortOrder: $sort) {
      TableColumn("Name", value: \.name)
      TableColumn("Amount") { Text($0.amount, format: .number) }.width(min: 50, ideal: 80)
    }
  }
}
