import SwiftUI

struct FieldsScreen: View {
  enum Field: Hashable { case name, email, amount }
  @State private var name = ""
  @State private var email = ""
  @State private var amount = 12.5
  @State private var count: Int? = 3
  @State private var notes = "Notes"
  @State private var url: URL?
  @State private var person = PersonNameComponents()
  @State private var selection: TextSelection?
  @FocusState private var field: Field?
  @FocusState private var isNotesFocused: Bool
  @Environment(\.isFocused) private var isFocused

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: { print("commit") })
        TextField("Name", text: $name, onCommit: {})
        TextField("Name", text: $name, prompt: Text("Required").foregroundColor(.red))
        TextField("Long", text: $notes, axis: .vertical).lineLimit(3...6)
        TextField("Long", text: $notes, prompt: Text("Write"), axis: .vertical).lineLimit(
          5, reservesSpace: true)
        TextField("Amount", value: $amount, formatter: formatter)
        TextField("Amount", value: $amount, formatter: NumberFormatter(), onCommit: {})
        TextField("Amount", value: $amount, format: .number)
        TextField("Count", value: $count, format: .number).keyboardType(.numberPad)
        TextField("Price", value: $amount, format: .currency(code: "USD")).keyboardType(.decimalPad)
        TextField("Person", value: $person, format: .name(style: .medium))
        TextField("Address", value: $url, format: .url).keyboardType(.URL)
        TextField(text: $email, prompt: Text("you@example.com")) {
          Label("Mail", systemImage: "envelope")
        }
        .focused($field, equals: .email)
        .textInputAutocapitalization(.never).autocorrectionDisabled()
        .keyboardType(.emailAddress).textContentType(.emailAddress)
        .submitLabel(.next)
        .onSubmit { field = .amount }
        TextField(value: $amount, format: .percent) { Text("Percent") }
        SecureField("Password", text: $name, onCommit: {}).textContentType(.newPassword)
        SecureField(text: $name) { Text("Password") }
        TextEditor(text: $notes).focused($isNotesFocused).frame(height: 100)
          .scrollContentBackground(.hidden).textEditorStyle(.plain)
          .findNavigator(isPresented: .constant(false))
        TextField("Selected", text: $name, selection: $selection)
      }
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .padding()
      .onKeyPress(.return) { .handled }
      .onKeyPress { press in press.characters == "a" ? .handled : .ignored }
      .onKeyPress(keys: [.upArrow, .downArrow]) { _ in .ignored }
      .onKeyPress(.space, phases: .down) { _ in .handled }
    }
    .scrollDismissesKeyboard(.interactively)
    .textFieldStyle(.roundedBorder)
    .defaultFocus($field, .name)
    .focusable(true, interactions: .edit)
    .focusSection()
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { field = nil }
      }
    }
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { field = .name } }
    .onChange(of: field) { _, new in print(new as Any) }
    .onChange(of: email) { value in print(value) }
    .onChange(of: isFocused, initial: true) { print("focus") }
  }
}

struct UnderlinedField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(.vertical, 4).overlay(Rectangle().frame(height: 1), alignment: .bottom)
  }
}

struct LimitedField: View {
  @Binding var text: String
  @FocusState.Binding var isFocused: Bool
  var limit = 10
  var body: some View {
    TextField("Limited", text: Binding(get: { text }, set: { text = String($0.prefix(limit)) }))
      .focused($isFocused).textFieldStyle(UnderlinedField()).textSelection(.enabled)
      .onReceive(NotificationCenter.default.publisher(for: .init("limit"))) { _ in text = "" }
  }
}
