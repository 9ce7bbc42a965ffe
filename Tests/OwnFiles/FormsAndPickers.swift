import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}

struct SettingsForm: View {
  @State private var name = ""
  @State private var password = ""
  @State private var flavor = Flavor.vanilla
  @State private var flavors: Set<Flavor> = []
  @State private var color = Color.red
  @State private var cgColor = Color.blue
  @State private var date = Date()
  @State private var dates: Set<DateComponents> = []
  @State private var quantity = 1
  @State private var amount = 2.5
  @State private var isOn = false
  @AppStorage("notifications") private var notifications = true
  @Environment(\.calendar) private var calendar
  @Environment(\.sizeCategory) private var sizeCategory

  var range: ClosedRange<Date> {
    let start = calendar.startOfDay(for: date)
    return start...calendar.date(byAdding: .day, value: 7, to: start)!
  }

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .textContentType(.name).keyboardType(.default).autocapitalization(.words)
          .disableAutocorrection(true)
        SecureField("Password", text: $password).textContentType(.password)
        Toggle(isOn: $isOn.animation()) { Text("On") }
        Toggle("Labelled", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
        Toggle("Check", isOn: $notifications).toggleStyle(.button)
      } header: {
        Text("Account")
      } footer: {
        Text("We never share **your** name.")
      }
      Section(header: Text("Pickers")) {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
        }
        Picker(selection: $flavor, label: Text("Old form")) {
          Text("Chocolate").tag(Flavor.chocolate)
          Text("Vanilla").tag(Flavor.vanilla)
        }
        .pickerStyle(SegmentedPickerStyle())
        Picker(selection: $flavor) {
          ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        } label: {
          Label("Closure", systemImage: "circle")
        }
        .pickerStyle(.wheel)
        Picker("Wheel", selection: $quantity) { ForEach(1..<10) { Text("\($0)") } }
          .pickerStyle(WheelPickerStyle()).frame(width: 100).clipped()
        Picker("Menu", selection: $quantity) { ForEach(1..<10) { Text("\($0)").tag($0) } }
          .pickerStyle(MenuPickerStyle()).labelsHidden()
        Picker("Inline", selection: $quantity) { Text("1").tag(1) }.pickerStyle(.inline)
        Picker("Link", selection: $quantity) { Text("1").tag(1) }.pickerStyle(.navigationLink)
        Picker("Palette", selection: $quantity) { Text("1").tag(1) }
          .pickerStyle(.palette).paletteSelectionEffect(.automatic)
        Picker("Described", selection: $quantity) {
          Text("1").tag(1)
        } currentValueLabel: {
          Text("Current \(quantity)")
        }
      }
      Section {
        DatePicker("Date", selection: $date)
        DatePicker("Date", selection: $date, in: ...Date(), displayedComponents: .date)
        DatePicker("Date", selection: $date, in: Date()..., displayedComponents: [.date])
        DatePicker("Date", selection: $date, in: range, displayedComponents: .hourAndMinute)
        DatePicker(selection: $date, in: range) { Text("Closure") }
        DatePicker(selection: $date, label: { Text("Label") }).datePickerStyle(.compact)
        DatePicker(selection: $date, displayedComponents: .date) { Text("Graphical") }
          .datePickerStyle(GraphicalDatePickerStyle())
        DatePicker("Wheel", selection: $date).datePickerStyle(.wheel).labelsHidden()
        DatePicker("", selection: $date).datePickerStyle(WheelDatePickerStyle())
        MultiDatePicker("Dates", selection: $dates)
        ColorPicker("Color", selection: $color)
        ColorPicker("Opaque", selection: $color, supportsOpacity: false)
        ColorPicker(selection: $color) { Text("Label") }
      }
      Section {
        Stepper("Quantity: \(quantity)", value: $quantity, in: 1...10)
        Stepper("Amount", value: $amount, in: 0...10, step: 0.5, format: .number)
        Stepper(value: $quantity, in: 0...20, step: 2) { Text("By two") }
        Stepper("Buttons", onIncrement: { quantity += 1 }, onDecrement: { quantity -= 1 })
        Stepper(onIncrement: {}, onDecrement: {}) { Text("Closure") }
        Stepper("Edit", value: $quantity, in: 0...3, onEditingChanged: { _ in })
        Slider(value: $amount)
        Slider(value: $amount, in: 0...10, step: 1)
        Slider(value: $amount, in: 0...10) { Text("Amount") }
        Slider(value: $amount, in: 0...10) {
          Text("Amount")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        } onEditingChanged: { editing in
          print(editing)
        }
        Slider(
          value: $amount, in: 0...10, onEditingChanged: { _ in },
          minimumValueLabel: Image(systemName: "minus"),
          maximumValueLabel: Image(systemName: "plus")
        ) { Text("Old") }
      }
      LabeledContent("Version", value: "1.0")
      LabeledContent("Price", value: 4.99, format: .currency(code: "EUR"))
      LabeledContent {
        Text("Right")
      } label: {
        Text("Left")
      }
      Button("Delete account", role: .destructive) {}
    }
    .formStyle(.grouped)
    .labeledContentStyle(.automatic)
    .submitLabel(.done)
    .onSubmit(of: .text) {}
    .disabled(name.isEmpty && sizeCategory < .extraExtraLarge)
  }
}
