import Galley

extension Ingredients {
  mutating func addControls() {
    addButtons()
    addFields()
    addValues()
    addLabels()
    add("{view}.controlSize({controlSize})") {
      $0.view.controlSize($0.pick(Choices.controlSize, 0))
    }
    add("{view}.labelsHidden()") { $0.view.labelsHidden() }
  }

  private mutating func addButtons() {
    add("Button({string}) {}") { Button($0.string(0)) {} }
    add("Button(action: {}, label: {views})") { inputs in
      Button {
      } label: {
        inputs.members
      }
    }
    add("Button({string}, systemImage: {symbol}, role: .destructive) {}") {
      Button($0.string(0), systemImage: $0.pick(Choices.symbol, 1), role: .destructive) {}
    }
    add("Link({string}, destination: URL(filePath: \"/\"))") {
      Link($0.string(0), destination: URL(filePath: "/"))
    }
    add("HelpLink(destination: URL(filePath: \"/\"))") { _ in
      HelpLink(destination: URL(filePath: "/"))
    }
    add("{view}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: {number}))") {
      $0.view.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: $0.number(0)))
    }
    add("{view}.buttonStyle(.borderedProminent)") { $0.view.buttonStyle(.borderedProminent) }
    add("{view}.buttonStyle(.plain)") { $0.view.buttonStyle(.plain) }
  }

  private mutating func addFields() {
    add("TextField({string}, text: .constant({string}))") {
      TextField($0.string(0), text: .constant($0.string(1)))
    }
    add("SecureField({string}, text: .constant({string}))") {
      SecureField($0.string(0), text: .constant($0.string(1)))
    }
    add("{view}.textFieldStyle(.roundedBorder)") { $0.view.textFieldStyle(.roundedBorder) }
    add("Toggle({string}, isOn: .constant({bool}))") {
      Toggle($0.string(0), isOn: .constant($0.pick(Choices.bool, 1)))
    }
    add("{view}.toggleStyle(.button)") { $0.view.toggleStyle(.button) }
    add("Stepper({string}, value: .constant({number}))") {
      Stepper($0.string(0), value: .constant($0.number(1)))
    }
    add("DatePicker({string}, selection: .constant(Date(timeIntervalSince1970: {number})))") {
      DatePicker($0.string(0), selection: .constant(Date(timeIntervalSince1970: $0.number(1))))
    }
    add("Picker({string}, selection: .constant({count})) {views}") { inputs in
      Picker(inputs.string(0), selection: .constant(inputs.count(1))) { inputs.members }
    }
    add("{view}.tag({count})") { $0.view.tag($0.count(0)) }
    add("{view}.pickerStyle(.segmented)") { $0.view.pickerStyle(.segmented) }
    add("{view}.pickerStyle(.inline)") { $0.view.pickerStyle(.inline) }
  }

  private mutating func addValues() {
    add("Slider(value: .constant({number}))") { Slider(value: .constant($0.number(0))) }
    add("Slider(value: .constant({number}), in: 0...10, step: {number})") {
      Slider(value: .constant($0.number(0)), in: 0...10, step: $0.number(1))
    }
    add("ProgressView({string}, value: {length?}, total: {number})") {
      ProgressView($0.string(0), value: $0.length(1), total: $0.number(2))
    }
    add("ProgressView()") { _ in ProgressView() }
    add("{view}.progressViewStyle(.circular)") { $0.view.progressViewStyle(.circular) }
    add("Gauge(value: {number}) {views}") { inputs in
      Gauge(value: inputs.number(0)) { inputs.members }
    }
    add("{view}.gaugeStyle(.accessoryCircular)") { $0.view.gaugeStyle(.accessoryCircular) }
    add("{view}.gaugeStyle(.accessoryCircularCapacity)") {
      $0.view.gaugeStyle(.accessoryCircularCapacity)
    }
    add("{view}.gaugeStyle(.accessoryLinear)") { $0.view.gaugeStyle(.accessoryLinear) }
  }

  private mutating func addLabels() {
    add("Label({string}, systemImage: {symbol})") {
      Label($0.string(0), systemImage: $0.pick(Choices.symbol, 1))
    }
    add("{view}.labelStyle(.titleOnly)") { $0.view.labelStyle(.titleOnly) }
    add("{view}.labelStyle(.iconOnly)") { $0.view.labelStyle(.iconOnly) }
    add("LabeledContent({string}) {views}") { inputs in
      LabeledContent(inputs.string(0)) { inputs.members }
    }
    add("{view}.labeledContentStyle(.automatic)") { $0.view.labeledContentStyle(.automatic) }
    add("GroupBox({string}) {views}") { inputs in GroupBox(inputs.string(0)) { inputs.members } }
    add("{view}.groupBoxStyle(.automatic)") { $0.view.groupBoxStyle(.automatic) }
    add("{view}.datePickerStyle(.compact)") { $0.view.datePickerStyle(.compact) }
    add("{view}.disclosureGroupStyle(.automatic)") { $0.view.disclosureGroupStyle(.automatic) }
    add("{view}.menuStyle(.borderlessButton)") { $0.view.menuStyle(.borderlessButton) }
  }
}
