import Galley

extension Ingredients {
  mutating func addContainers() {
    add("ScrollView({axes}) {views}") { inputs in
      ScrollView(inputs.pick(Choices.axes, 0)) { inputs.members }
    }
    add("{view}.contentMargins({edges}, {length?}, for: {margins})") {
      $0.view.contentMargins(
        $0.pick(Choices.edges, 0), $0.length(1), for: $0.pick(Choices.margins, 2))
    }
    add("{view}.defaultScrollAnchor({point})") {
      $0.view.defaultScrollAnchor($0.pick(Choices.point, 0))
    }
    add("{view}.scrollClipDisabled({bool})") {
      $0.view.scrollClipDisabled($0.pick(Choices.bool, 0))
    }
    add("List {views}") { inputs in List { inputs.members } }
    add("Form {views}") { inputs in Form { inputs.members } }
    add("Section({string}) {views}") { inputs in Section(inputs.string(0)) { inputs.members } }
    add("{view}.listStyle(.plain)") { $0.view.listStyle(.plain) }
    add("{view}.listStyle(.grouped)") { $0.view.listStyle(.grouped) }
    add(
      "{view}.listRowInsets(EdgeInsets(top: {number}, leading: {number}, bottom: {number}, trailing: {number}))"
    ) {
      $0.view.listRowInsets(
        EdgeInsets(
          top: $0.number(0), leading: $0.number(1), bottom: $0.number(2), trailing: $0.number(3)))
    }
    add("{view}.listRowBackground {other}") { $0.view.listRowBackground($0.other) }
    add("{view}.listRowSeparator({visibility})") {
      $0.view.listRowSeparator($0.pick(Choices.visibility, 0))
    }
    addRelativeFrames()
    addSafeAreas()
  }

  private mutating func addRelativeFrames() {
    add("{view}.containerRelativeFrame({axes}, alignment: {alignment})") {
      $0.view.containerRelativeFrame(
        $0.pick(Choices.axes, 0), alignment: $0.pick(Choices.alignment, 1))
    }
    add("{view}.containerRelativeFrame({axes}, count: {count}, span: {count}, spacing: {number})") {
      $0.view.containerRelativeFrame(
        $0.pick(Choices.axes, 0), count: $0.count(1), span: $0.count(2), spacing: $0.number(3))
    }
    add("{view}.containerRelativeFrame({axes}) { length, _ in length * {number} }") { inputs in
      let factor = inputs.number(1)
      return inputs.view.containerRelativeFrame(inputs.pick(Choices.axes, 0)) { length, _ in
        length * factor
      }
    }
  }

  private mutating func addSafeAreas() {
    add("{view}.ignoresSafeArea({safeArea}, edges: {edges})") {
      $0.view.ignoresSafeArea($0.pick(Choices.safeArea, 0), edges: $0.pick(Choices.edges, 1))
    }
    add("{view}.edgesIgnoringSafeArea({edges})") {
      $0.view.edgesIgnoringSafeArea($0.pick(Choices.edges, 0))
    }
    add("{view}.safeAreaPadding({edges}, {length?})") {
      $0.view.safeAreaPadding($0.pick(Choices.edges, 0), $0.length(1))
    }
    add("{view}.safeAreaInset(edge: .top, alignment: {horizontal}, spacing: {length?}) {other}") {
      inputs in
      inputs.view.safeAreaInset(
        edge: .top, alignment: inputs.pick(Choices.horizontal, 0), spacing: inputs.length(1)
      ) { inputs.other }
    }
    add("{view}.safeAreaInset(edge: .trailing, alignment: {vertical}) {other}") { inputs in
      inputs.view.safeAreaInset(edge: .trailing, alignment: inputs.pick(Choices.vertical, 0)) {
        inputs.other
      }
    }
    add("DeviceScreen({device}, showsSystemBars: {bool}) {views}") { inputs in
      DeviceScreen(
        inputs.pick(Choices.device, 0), showsSystemBars: inputs.pick(Choices.bool, 1)
      ) { inputs.members }
    }
  }
}
