import Galley

extension Ingredients {
  mutating func addContainers() {
    #add("ScrollView({axes}) {views}")
    #add("{view}.contentMargins({edges}, {length?}, for: {margins})")
    #add("{view}.defaultScrollAnchor({point})")
    #add("{view}.scrollClipDisabled({bool})")
    #add("List {views}")
    #add("Form {views}")
    #add("Section({string}) {views}")
    #add("{view}.listStyle(.plain)")
    #add("{view}.listStyle(.grouped)")
    #add(
      "{view}.listRowInsets(EdgeInsets(top: {number}, leading: {number}, bottom: {number}, trailing: {number}))"
    )
    add("{view}.listRowBackground {other}") { $0.view.listRowBackground($0.other) }
    #add("{view}.listRowSeparator({visibility})")
    addRelativeFrames()
    addSafeAreas()
  }

  private mutating func addRelativeFrames() {
    #add("{view}.containerRelativeFrame({axes}, alignment: {alignment})")
    #add("{view}.containerRelativeFrame({axes}, count: {count}, span: {count}, spacing: {number})")
    #add("{view}.containerRelativeFrame({axes}) { length, _ in length * {number} }")
  }

  private mutating func addSafeAreas() {
    #add("{view}.ignoresSafeArea({safeArea}, edges: {edges})")
    #add("{view}.edgesIgnoringSafeArea({edges})")
    #add("{view}.safeAreaPadding({edges}, {length?})")
    #add("{view}.safeAreaInset(edge: .top, alignment: {horizontal}, spacing: {length?}) {other}")
    #add("{view}.safeAreaInset(edge: .trailing, alignment: {vertical}) {other}")
    #add("DeviceScreen({device}, showsSystemBars: {bool}) {views}")
  }
}
