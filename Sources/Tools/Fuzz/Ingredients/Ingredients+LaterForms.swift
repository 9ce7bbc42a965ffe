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

private struct Reversed: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.reversed()) { $0 }
  }
}

private struct Tree: Identifiable {
  let id: Int
  var children: [Tree]?
}

extension Ingredients {
  /// Adds settings of lists and rows.
  mutating func addListSettings() {
    #add("{view}.listRowSpacing({number})")
    #add("{view}.listSectionSpacing({number})")
    #add("{view}.sectionIndexLabel({string})")
    #add("{view}.listSectionIndexVisibility(.visible)")
    #add("{view}.listRowSeparatorTint(.red)")
    #add("{view}.listSectionSeparator({visibility}, edges: .top)")
    #add("{view}.listSectionSeparatorTint(.blue, edges: .bottom)")
    #add("{view}.listItemTint(.orange)")
    #add("{view}.headerProminence(.increased)")
    #add("{view}.environment(\\.editMode, .constant(.active))")
    #add("ForEach(0..<2) { Text(\"\\($0)\") }.onDelete { _ in }.onMove { _, _ in }")
    #add("{view}.deleteDisabled(true).moveDisabled(true).selectionDisabled(true)")
    #add("EditButton()")
    add("List({count}..<{count} as tree) OutlineGroup") { inputs in
      OutlineGroup(
        [Tree(id: inputs.count(0), children: [Tree(id: inputs.count(1))])], children: \.children
      ) { Text("\($0.id)") }
    }
    #add("{view}.formStyle(.grouped)")
    #add("{view}.navigationSplitViewColumnWidth({number})")
    #add("{view}.inspectorColumnWidth({number})")
    #add("{view}.tabViewBottomAccessory {other}")
    #add("{view}.tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)")
    #add("{view}.navigationSplitViewStyle(.prominentDetail)")
    #add("{view}.navigationBarItems(leading: EditButton(), trailing: EditButton())")
    #add("{view}.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))")
  }

  /// Adds newer modifiers and controls.
  mutating func addLaterForms() {
    #add("ColorPicker({string}, selection: .constant(.red))")
    #add("MultiDatePicker({string}, selection: .constant([]))")
    #add("ShareLink(item: {string})")
    #add("ControlGroup {views}.controlGroupStyle(.navigation)")
    #add("MeshGradient(width: 1, height: 1, points: [], colors: [.red, .blue])")
    add("Group(subviews: {view}) { $0.reversed() }") { inputs in
      Group(subviews: inputs.view) { subviews in ForEach(subviews.reversed()) { $0 } }
    }
    add("_VariadicView.Tree(Reversed()) { {view} }") { inputs in
      _VariadicView.Tree(Reversed()) { inputs.view }
    }
    #add("{view}.containerValue(\\.mark, {count})")
    #add("{view}.rotation3DEffect(.degrees({number}), axis: (1, 1, 0))")
    #add("{view}.projectionEffect(ProjectionTransform())")
    #add("{view}.visualEffect { view, proxy in view.offset(x: proxy.size.width) }")
    #add("{view}.scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.5) }")
    #add("HSplitView {views}")
    #add("VSplitView {views}")
    #add("{view}.labelIconToTitleSpacing({number}).labelReservedIconWidth({number})")
    #add("{view}.sliderThumbVisibility(.hidden)")
    add("Image(size: {number} × {number}) { $0.fill(…) }.resizable()") { inputs in
      Image(size: CGSize(width: inputs.number(0), height: inputs.number(1)), opaque: true) {
        $0.fill(Path(ellipseIn: $0.clipBoundingRect), with: .color(.red))
      }
      .resizable()
    }
    #add("{view}.contentShape(Circle())")
    #add("{view}.glassEffect()")
    #add("{view}.containerBackground(.red, for: .navigation)")
    #add("{view}.safeAreaBar(edge: .bottom) {other}")
    #add("{view}.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text(\"\")) }")
    #add(
      "{view}.fileImporter(isPresented: .constant(true), allowedContentTypes: []) { _ in }.fileExporter(isPresented: .constant(true), item: \"\", onCompletion: { _ in }, onCancellation: {}).fileMover(isPresented: .constant(true), file: nil) { _ in }"
    )
  }
}
