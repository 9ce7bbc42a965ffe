import SwiftUI

struct Screens: View {
  @State private var showsSheet = false
  @State private var asks = false
  @State private var chooses = false
  @State private var log = "Nothing yet"
  @State private var order = "name"

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Text(log).accessibilityIdentifier("log")
          .contextMenu { Button("Clear") { log = "Cleared" } }
        Text("Sorted by \(order)").accessibilityIdentifier("order")
        Button("Sheet") { showsSheet = true }
          .contextMenu { Button("Larger") { log = "Larger sheet" } }
        Button("Alert") { asks = true }
        Button("Dialog") { chooses = true }
        Menu("Menu") {
          Button("Copy", systemImage: "doc.on.doc") { log = "Copied" }
          Button("Delete", systemImage: "trash", role: .destructive) { log = "Deleted" }
          Menu("More") {
            Button("Duplicate") { log = "Duplicated" }
            Section("Order") {
              Picker("Sort", selection: $order) {
                Text("By name").tag("name")
                Text("By date").tag("date")
              }
            }
          }
        }
        NavigationLink("Details") { Details(log: $log) }
      }
      .navigationTitle("Screens")
    }
    .sheet(isPresented: $showsSheet, onDismiss: { log = "Sheet closed" }) {
      Note().presentationDetents([.medium])
    }
    .alert("Delete the note?", isPresented: $asks) {
      Button("Delete", role: .destructive) { log = "Deleted" }
      Button("Cancel", role: .cancel) { log = "Kept" }
    } message: {
      Text("It cannot be brought back.")
    }
    .confirmationDialog("Share", isPresented: $chooses) {
      Button("As a picture") { log = "Shared" }
    }
  }
}

private struct Details: View {
  @Binding var log: String

  var body: some View {
    Button("Say hello") { log = "Hello" }
      .navigationTitle("Details")
      .navigationBarTitleDisplayMode(.inline)
  }
}

private struct Note: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = "Oat milk"
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Note", text: $text).focused($isFocused)
        Text(isFocused ? "Typing" : "Resting").accessibilityIdentifier("focus")
      }
      .navigationTitle("Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}

#Preview("Screens") {
  Screens()
}

private struct Choices: View {
  @State private var choice = "None"
  @State private var showsSheet = false

  var body: some View {
    HStack {
      Text(choice).accessibilityIdentifier("choice")
      Menu("Choose") { Button("Copy") { choice = "Copied" } }
      Button("Open") { showsSheet = true }
    }
    .sheet(isPresented: $showsSheet) { Text("Inside") }
  }
}

#Preview("Fitted", traits: .sizeThatFitsLayout) {
  Choices()
}
