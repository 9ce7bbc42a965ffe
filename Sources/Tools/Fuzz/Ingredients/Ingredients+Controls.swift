import Galley

extension Ingredients {
  mutating func addControls() {
    addButtons()
    addFields()
    addValues()
    addLabels()
    #add("{view}.controlSize({controlSize})")
    #add("{view}.labelsHidden()")
  }

  private mutating func addButtons() {
    #add("Button({string}) {}")
    #add("Button(action: {}, label: {views})")
    #add("Button({string}, systemImage: {symbol}, role: .destructive) {}")
    #add("Link({string}, destination: URL(filePath: \"/\"))")
    #add("HelpLink(destination: URL(filePath: \"/\"))")
    #add("{view}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: {number}))")
    #add("{view}.buttonStyle(.borderedProminent)")
    #add("{view}.buttonStyle(.plain)")
  }

  private mutating func addFields() {
    #add("TextField({string}, text: .constant({string}))")
    #add("SecureField({string}, text: .constant({string}))")
    #add("{view}.textFieldStyle(.roundedBorder)")
    #add("Toggle({string}, isOn: .constant({bool}))")
    #add("{view}.toggleStyle(.button)")
    #add("Stepper({string}, value: .constant({number}))")
    #add("DatePicker({string}, selection: .constant(Date(timeIntervalSince1970: {number})))")
    #add("Picker({string}, selection: .constant({count})) {views}")
    #add("{view}.tag({count})")
    #add("{view}.pickerStyle(.segmented)")
    #add("{view}.pickerStyle(.inline)")
  }

  private mutating func addValues() {
    #add("Slider(value: .constant({number}))")
    #add("Slider(value: .constant({number}), in: 0...10, step: {number})")
    #add("ProgressView({string}, value: {length?}, total: {number})")
    #add("ProgressView()")
    #add("{view}.progressViewStyle(.circular)")
    #add("Gauge(value: {number}) {views}")
    #add("Slider(value: .constant({number}), neutralValue: {number}) {views}")
    #add("{view}.gaugeStyle(.accessoryCircular)")
    #add("{view}.gaugeStyle(.accessoryCircularCapacity)")
    #add("{view}.gaugeStyle(.accessoryLinear)")
  }

  private mutating func addLabels() {
    #add("Label({string}, systemImage: {symbol})")
    #add("{view}.labelStyle(.titleOnly)")
    #add("{view}.labelStyle(.iconOnly)")
    #add("LabeledContent({string}) {views}")
    #add("{view}.labeledContentStyle(.automatic)")
    #add("GroupBox({string}) {views}")
    #add("{view}.groupBoxStyle(.automatic)")
    #add("{view}.datePickerStyle(.compact)")
    #add("{view}.disclosureGroupStyle(.automatic)")
    #add("{view}.menuStyle(.borderlessButton)")
  }
}
