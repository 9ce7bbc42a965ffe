import SwiftUI

struct TipSplitter: View {
  @State private var amount = 0.0
  @State private var people = 2
  @State private var tip = 20
  @FocusState private var isFocused: Bool
  private let tips = [10, 15, 20, 25, 0]
  private var total: Double { amount * (1 + Double(tip) / 100) / Double(people + 2) }

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Amount", value: $amount, format: .currency(code: Locale.current.identifier))
            .keyboardType(.decimalPad).focused($isFocused)
          Picker("Number of people", selection: $people) {
            ForEach(2..<100) { Text("\($0) people") }
          }
        }
        Section {
          Picker("Tip", selection: $tip) {
            ForEach(tips, id: \.self) { Text($0, format: .percent) }
          }
          .pickerStyle(.segmented)
        } header: {
          Text("How much tip?")
        }
        Section {
          Text(total, format: .currency(code: "USD")).foregroundColor(tip == 0 ? .red : .primary)
        }
      }
      .navigationTitle("Split")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isFocused = false }
        }
      }
    }
  }
}
