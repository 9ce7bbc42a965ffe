import Galley

extension Ingredients {
  /// Adds control styles that no other ingredient uses, and custom styles.
  mutating func addControlStyles() {
    #add("{view}.buttonStyle(.borderless).buttonBorderShape(.circle)")
    #add("{view}.toggleStyle(.switch).pickerStyle(.menu)")
    #add("{view}.listStyle(.insetGrouped)")
    #add("{view}.listStyle(.sidebar).menuStyle(.button)")
    #add("{view}.labelStyle(.titleAndIcon).textFieldStyle(.plain)")
    #add("{view}.progressViewStyle(.linear).gaugeStyle(.accessoryLinearCapacity)")
    #add("{view}.gaugeStyle(.linearCapacity)")
    #add("{view}.buttonStyle(OwnButton()).toggleStyle(OwnToggle()).labelStyle(OwnLabel())")
    #add(
      "{view}.groupBoxStyle(OwnGroupBox()).labeledContentStyle(OwnLabeledContent()).progressViewStyle(OwnProgressView())"
    )
    #add(
      "{view}.gaugeStyle(OwnGauge()).disclosureGroupStyle(OwnDisclosureGroup()).datePickerStyle(OwnDatePicker())"
    )
    #add("{view}.menuStyle(OwnMenu()).buttonStyle(OwnPrimitiveButton())")
  }

  /// Adds further control initializers.
  mutating func addControlForms() {
    #add("Toggle(isOn: .constant({bool})) {views}")
    #add("Slider(value: .constant({number}), in: 0...max(0, {number})) {views}")
    #add("Stepper(value: .constant({number}), in: 0...max(0, {number}), step: {number}) {views}")
    #add(
      "Gauge(value: {number}, in: 0...max(0, {number})) {views} currentValueLabel: { Text({string}) } minimumValueLabel: { Text(verbatim: \"0\") } maximumValueLabel: { Text(verbatim: \"1\") }"
    )
    #add(
      "ProgressView(value: {length?}, total: {number}) {views} currentValueLabel: { Text({string}) }"
    )
    #add("TextField({string}, text: .constant({string}), axis: .vertical)")
    #add("DatePicker(selection: .constant(.distantPast), displayedComponents: .date) {views}")
    #add("LabeledContent {views} label: { Text({string}) }")
    #add("Label { Text({string}) } icon: {views}")
    #add("DisclosureGroup(isExpanded: .constant({bool})) { Text({string}) } label: {views}")
    #add("Section { Text({string}) } header: {views} footer: { Text({string}) }")
  }
}

// Custom styles for every kind of control.

private struct OwnButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(configuration.isPressed ? 1 : 2).opacity(isEnabled ? 1 : 0.5)
  }
}

private struct OwnToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Toggle(configuration)
      if configuration.isOn { configuration.label }
    }
  }
}

private struct OwnLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      configuration.icon
      configuration.title
    }
  }
}

private struct OwnGroupBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content.overlay(alignment: .top) { configuration.label }
  }
}

private struct OwnLabeledContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.content
      configuration.label
    }
  }
}

private struct OwnProgressView: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ProgressView(configuration)
      configuration.currentValueLabel
      Color.red.frame(width: (configuration.fractionCompleted ?? 0) * 50, height: 4)
    }
  }
}

private struct OwnGauge: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      Circle().trim(from: 0, to: configuration.value)
      configuration.maximumValueLabel
    }
  }
}

private struct OwnDisclosureGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct OwnDatePicker: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).labelsHidden()
  }
}

private struct OwnMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).border(.red)
  }
}

private struct OwnPrimitiveButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).rotationEffect(.degrees(10))
  }
}
