import Galley

extension Ingredients {
  /// Adds control styles that no other ingredient uses, and custom styles.
  mutating func addControlStyles() {
    add("{view}.buttonStyle(.borderless).buttonBorderShape(.circle)") {
      $0.view.buttonStyle(.borderless).buttonBorderShape(.circle)
    }
    add("{view}.toggleStyle(.switch).pickerStyle(.menu)") {
      $0.view.toggleStyle(.switch).pickerStyle(.menu)
    }
    add("{view}.listStyle(.insetGrouped)") { $0.view.listStyle(.insetGrouped) }
    add("{view}.listStyle(.sidebar).menuStyle(.button)") {
      $0.view.listStyle(.sidebar).menuStyle(.button)
    }
    add("{view}.labelStyle(.titleAndIcon).textFieldStyle(.plain)") {
      $0.view.labelStyle(.titleAndIcon).textFieldStyle(.plain)
    }
    add("{view}.progressViewStyle(.linear).gaugeStyle(.accessoryLinearCapacity)") {
      $0.view.progressViewStyle(.linear).gaugeStyle(.accessoryLinearCapacity)
    }
    add("{view}.gaugeStyle(.linearCapacity)") { $0.view.gaugeStyle(.linearCapacity) }
    add("{view}.buttonStyle(OwnButton()).toggleStyle(OwnToggle()).labelStyle(OwnLabel())") {
      $0.view.buttonStyle(OwnButton()).toggleStyle(OwnToggle()).labelStyle(OwnLabel())
    }
    add(
      "{view}.groupBoxStyle(OwnGroupBox()).labeledContentStyle(OwnLabeledContent()).progressViewStyle(OwnProgressView())"
    ) {
      $0.view.groupBoxStyle(OwnGroupBox()).labeledContentStyle(OwnLabeledContent())
        .progressViewStyle(OwnProgressView())
    }
    add(
      "{view}.gaugeStyle(OwnGauge()).disclosureGroupStyle(OwnDisclosureGroup()).datePickerStyle(OwnDatePicker())"
    ) {
      $0.view.gaugeStyle(OwnGauge()).disclosureGroupStyle(OwnDisclosureGroup()).datePickerStyle(
        OwnDatePicker())
    }
    add("{view}.menuStyle(OwnMenu()).buttonStyle(OwnPrimitiveButton())") {
      $0.view.menuStyle(OwnMenu()).buttonStyle(OwnPrimitiveButton())
    }
  }

  /// Adds further control initializers.
  mutating func addControlForms() {
    add("Toggle(isOn: .constant({bool})) {views}") { inputs in
      Toggle(isOn: .constant(inputs.pick(Choices.bool, 0))) { inputs.members }
    }
    add("Slider(value: .constant({number}), in: 0...{number}) {views}") { inputs in
      Slider(value: .constant(inputs.number(0)), in: 0...upper(inputs.number(1))) {
        inputs.members
      }
    }
    add("Stepper(value: .constant({number}), in: 0...{number}, step: {number}) {views}") {
      inputs in
      Stepper(
        value: .constant(inputs.number(0)), in: 0...upper(inputs.number(1)),
        step: inputs.number(2)
      ) { inputs.members }
    }
    add("Gauge(value: {number}, in: 0...{number}) {views} currentValueLabel: { Text({string}) }") {
      inputs in
      Gauge(value: inputs.number(0), in: 0...upper(inputs.number(1))) {
        inputs.members
      } currentValueLabel: {
        Text(inputs.string(2))
      } minimumValueLabel: {
        Text(verbatim: "0")
      } maximumValueLabel: {
        Text(verbatim: "1")
      }
    }
    add(
      "ProgressView(value: {length?}, total: {number}) {views} currentValueLabel: { Text({string}) }"
    ) { inputs in
      ProgressView(value: inputs.length(0), total: inputs.number(1)) {
        inputs.members
      } currentValueLabel: {
        Text(inputs.string(2))
      }
    }
    add("TextField({string}, text: .constant({string}), axis: .vertical)") {
      TextField($0.string(0), text: .constant($0.string(1)), axis: .vertical)
    }
    add("DatePicker(selection: .constant(.distantPast), displayedComponents: .date) {views}") {
      inputs in
      DatePicker(selection: .constant(.distantPast), displayedComponents: .date) { inputs.members }
    }
    add("LabeledContent {views} label: { Text({string}) }") { inputs in
      LabeledContent {
        inputs.members
      } label: {
        Text(inputs.string(0))
      }
    }
    add("Label { Text({string}) } icon: {views}") { inputs in
      Label {
        Text(inputs.string(0))
      } icon: {
        inputs.members
      }
    }
    add("DisclosureGroup(isExpanded: .constant({bool})) { Text({string}) } label: {views}") {
      inputs in
      DisclosureGroup(isExpanded: .constant(inputs.pick(Choices.bool, 0))) {
        Text(inputs.string(1))
      } label: {
        inputs.members
      }
    }
    add("Section { Text({string}) } header: {views} footer: { Text({string}) }") { inputs in
      Section {
        Text(inputs.string(0))
      } header: {
        inputs.members
      } footer: {
        Text(inputs.string(1))
      }
    }
  }
}

/// Returns a valid upper bound for a range that starts at 0.
private func upper(_ number: CGFloat) -> CGFloat { number >= 0 ? number : 0 }

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
