import Galley

extension ContainerValues {
  fileprivate var mark: Int {
    get { self[Mark.self] }
    set { self[Mark.self] = newValue }
  }

  private enum Mark: ContainerValueKey {
    static var defaultValue: Int { 0 }
  }
}

private struct Tree: Identifiable {
  let id: Int
  var children: [Tree]?
}

extension Ingredients {
  /// Adds settings of lists and rows.
  mutating func addListSettings() {
    add("{view}.listRowSpacing({number})") { $0.view.listRowSpacing($0.number(0)) }
    add("{view}.listSectionSpacing({number})") { $0.view.listSectionSpacing($0.number(0)) }
    add("{view}.sectionIndexLabel({string})") { $0.view.sectionIndexLabel($0.string(0)) }
    add("{view}.listSectionIndexVisibility(.visible)") {
      $0.view.listSectionIndexVisibility(.visible)
    }
    add("{view}.listRowSeparatorTint(.red)") { $0.view.listRowSeparatorTint(.red) }
    add("{view}.listItemTint(.orange)") { $0.view.listItemTint(.orange) }
    add("{view}.headerProminence(.increased)") { $0.view.headerProminence(.increased) }
    add("{view}.environment(\\.editMode, .constant(.active))") {
      $0.view.environment(\.editMode, .constant(.active))
    }
    add("ForEach(0..<2) { Text(\"\\($0)\") }.onDelete { _ in }.onMove { _, _ in }") { _ in
      ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in }
    }
    add("{view}.deleteDisabled(true).moveDisabled(true).selectionDisabled(true)") {
      $0.view.deleteDisabled(true).moveDisabled(true).selectionDisabled(true)
    }
    add("EditButton()") { _ in EditButton() }
    add("List({count}..<{count} as tree) OutlineGroup") { inputs in
      OutlineGroup(
        [Tree(id: inputs.count(0), children: [Tree(id: inputs.count(1))])], children: \.children
      ) { Text("\($0.id)") }
    }
    add("{view}.formStyle(.grouped)") { $0.view.formStyle(.grouped) }
    add("{view}.navigationSplitViewColumnWidth({number})") {
      $0.view.navigationSplitViewColumnWidth($0.number(0))
    }
    add("{view}.navigationBarItems(leading: EditButton(), trailing: EditButton())") {
      $0.view.navigationBarItems(leading: EditButton(), trailing: EditButton())
    }
    add("{view}.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))") {
      $0.view.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    }
  }

  /// Adds newer modifiers and controls.
  mutating func addLaterForms() {
    add("ColorPicker({string}, selection: .constant(.red))") {
      ColorPicker($0.string(0), selection: .constant(.red))
    }
    add("MultiDatePicker({string}, selection: .constant([]))") {
      MultiDatePicker($0.string(0), selection: .constant([]))
    }
    add("ShareLink(item: {string})") { ShareLink(item: $0.string(0)) }
    add("ControlGroup {views}.controlGroupStyle(.navigation)") { inputs in
      ControlGroup { inputs.members }.controlGroupStyle(.navigation)
    }
    add("MeshGradient") { _ in
      MeshGradient(width: 1, height: 1, points: [], colors: [.red, .blue])
    }
    add("Group(subviews: {view}) { $0.reversed() }") { inputs in
      Group(subviews: inputs.view) { subviews in ForEach(subviews.reversed()) { $0 } }
    }
    add("{view}.containerValue(\\.mark, {count})") {
      $0.view.containerValue(\.mark, $0.count(0))
    }
    add("{view}.rotation3DEffect(.degrees({number}), axis: (1, 1, 0))") {
      $0.view.rotation3DEffect(.degrees(Double($0.number(0))), axis: (1, 1, 0))
    }
    add("{view}.projectionEffect(ProjectionTransform())") {
      $0.view.projectionEffect(ProjectionTransform())
    }
    add("{view}.visualEffect { view, proxy in view.offset(x: proxy.size.width) }") {
      $0.view.visualEffect { view, proxy in view.offset(x: proxy.size.width) }
    }
    add("{view}.scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.5) }") {
      $0.view.scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.5) }
    }
    add("HSplitView {views}") { inputs in HSplitView { inputs.members } }
    add("VSplitView {views}") { inputs in VSplitView { inputs.members } }
    add("{view}.labelIconToTitleSpacing({number}).labelReservedIconWidth({number})") {
      $0.view.labelIconToTitleSpacing($0.number(0)).labelReservedIconWidth($0.number(1))
    }
    add("{view}.sliderThumbVisibility(.hidden)") { $0.view.sliderThumbVisibility(.hidden) }
    add("Image(size: {number} × {number}) { $0.fill(…) }.resizable()") { inputs in
      Image(size: CGSize(width: inputs.number(0), height: inputs.number(1)), opaque: true) {
        $0.fill(Path(ellipseIn: $0.clipBoundingRect), with: .color(.red))
      }
      .resizable()
    }
    add("{view}.contentShape(Circle())") { $0.view.contentShape(Circle()) }
    add("{view}.glassEffect()") { $0.view.glassEffect() }
    add("{view}.containerBackground(.red, for: .navigation)") {
      $0.view.containerBackground(.red, for: .navigation)
    }
    add("{view}.safeAreaBar(edge: .bottom) {other}") { inputs in
      inputs.view.safeAreaBar(edge: .bottom) { inputs.other }
    }
    add("{view}.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text(\"\")) }") {
      $0.view.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("")) }
    }
    add("{view}.fileImporter(…).fileExporter(…).fileMover(…)") {
      $0.view
        .fileImporter(isPresented: .constant(true), allowedContentTypes: []) { _ in }
        .fileExporter(
          isPresented: .constant(true), item: "", onCompletion: { _ in }, onCancellation: {}
        )
        .fileMover(isPresented: .constant(true), file: nil) { _ in }
    }
  }
}
