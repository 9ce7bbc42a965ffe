import Galley

extension Ingredients {
  mutating func addInteraction() {
    add("{view}.onTapGesture(count: {count}) {}") {
      $0.view.onTapGesture(count: $0.count(0)) {}
    }
    add("{view}.gesture(TapGesture().onEnded {}).simultaneousGesture(TapGesture())") {
      $0.view.gesture(TapGesture().onEnded {}).simultaneousGesture(TapGesture())
    }
    add("{view}.highPriorityGesture(DragGesture()).allowsHitTesting({bool})") {
      $0.view.highPriorityGesture(DragGesture()).allowsHitTesting($0.pick(Choices.bool, 0))
    }
    add("{view}.contextMenu { Button({string}) {} }") { recipe in
      let title = recipe.string(0)
      return recipe.view.contextMenu { Button(title) {} }
    }
    add("{view}.accessibilityLabel({string})") { $0.view.accessibilityLabel($0.string(0)) }
    // Semantic information for documents.
    add("{view}.accessibilityAddTraits(.isHeader)") { $0.view.accessibilityAddTraits(.isHeader) }
    add("{view}.accessibilityHeading(.h2)") { $0.view.accessibilityHeading(.h2) }
    add("{view}.redacted(reason: .placeholder)") { $0.view.redacted(reason: .placeholder) }
    add("{view}.privacySensitive().redacted(reason: .privacy)") {
      $0.view.privacySensitive().redacted(reason: .privacy)
    }
    add("{view}.unredacted()") { $0.view.unredacted() }
    add("{view}.flipsForRightToLeftLayoutDirection({bool})") {
      $0.view.flipsForRightToLeftLayoutDirection($0.pick(Choices.bool, 0))
    }
    add(
      "{view}.transformEffect(CGAffineTransform(a: {number}, b: {number}, c: {number}, d: {number}, tx: {number}, ty: {number}))"
    ) {
      $0.view.transformEffect(
        CGAffineTransform(
          a: $0.number(0), b: $0.number(1), c: $0.number(2), d: $0.number(3), tx: $0.number(4),
          ty: $0.number(5)))
    }
    addPresentation()
    addSettings()
    addInteractiveViews()
  }

  private mutating func addSettings() {
    add("{view}.labelsVisibility({visibility}).badgeProminence(.increased)") {
      $0.view.labelsVisibility($0.pick(Choices.visibility, 0)).badgeProminence(.increased)
    }
    add("{view}.listSectionMargins(.all, {number})") {
      $0.view.listSectionMargins(.all, $0.number(0))
    }
    add("{view}.navigationBarBackButtonHidden({bool})") {
      $0.view.navigationBarBackButtonHidden($0.pick(Choices.bool, 0))
    }
    add("{view}.navigationLinkIndicatorVisibility({visibility})") {
      $0.view.navigationLinkIndicatorVisibility($0.pick(Choices.visibility, 0))
    }
    add("{view}.scenePadding()") { $0.view.scenePadding() }
    add("{view}.scrollPosition(.constant(ScrollPosition(x: {number}, y: {number})))") {
      $0.view.scrollPosition(.constant(ScrollPosition(x: $0.number(0), y: $0.number(1))))
    }
    add("EquatableView(content: Text({string}))") {
      EquatableView(content: Text(verbatim: $0.string(0)))
    }
  }

  private mutating func addPresentation() {
    add("{view}.sheet(isPresented: .constant({bool})) {other}") { inputs in
      inputs.view.sheet(isPresented: .constant(inputs.pick(Choices.bool, 0))) { inputs.other }
    }
    add(
      "{view}.fullScreenCover(isPresented: .constant(true)) {other}.popover(isPresented: .constant(true)) {}"
    ) { inputs in
      inputs.view.fullScreenCover(isPresented: .constant(true)) { inputs.other }
        .popover(isPresented: .constant(true)) {}
    }
    add("{view}.inspector(isPresented: .constant(true)) {other}") { inputs in
      inputs.view.inspector(isPresented: .constant(true)) { inputs.other }
    }
    add("{view}.alert({string}, isPresented: .constant({bool})) {}") {
      $0.view.alert($0.string(0), isPresented: .constant($0.pick(Choices.bool, 1))) {}
    }
    add("{view}.confirmationDialog({string}, isPresented: .constant(true)) {}") {
      $0.view.confirmationDialog($0.string(0), isPresented: .constant(true)) {}
    }
    add("{view}.searchable(text: .constant({string}))") {
      $0.view.searchable(text: .constant($0.string(0)))
    }
    add("{view}.toolbarVisibility({visibility}, for: .navigationBar)") {
      $0.view.toolbarVisibility($0.pick(Choices.visibility, 0), for: .navigationBar)
    }
    add("{view}.toolbarBackground({color}).toolbarBackgroundVisibility({visibility}, for: .tabBar)")
    {
      $0.view.toolbarBackground($0.pick(Choices.color, 0))
        .toolbarBackgroundVisibility($0.pick(Choices.visibility, 1), for: .tabBar)
    }
    add("{view}.toolbarBackground(.visible, for: .bottomBar).toolbarColorScheme(.dark)") {
      $0.view.toolbarBackground(.visible, for: .bottomBar).toolbarColorScheme(.dark)
    }
    add("{view}.statusBarHidden({bool}).persistentSystemOverlays({visibility})") {
      $0.view.statusBarHidden($0.pick(Choices.bool, 0))
        .persistentSystemOverlays($0.pick(Choices.visibility, 1))
    }
    add("{view}.toolbarTitleDisplayMode(.inline)") { $0.view.toolbarTitleDisplayMode(.inline) }
    add("{view}.scrollContentBackground({visibility})") {
      $0.view.scrollContentBackground($0.pick(Choices.visibility, 0))
    }
  }

  private mutating func addInteractiveViews() {
    add("ScrollViewReader { _ in {views} }") { inputs in
      ScrollViewReader { _ in inputs.members }
    }
    add("TimelineView(.everyMinute) { _ in {views} }") { inputs in
      TimelineView(.everyMinute) { _ in inputs.members }
    }
    add("AsyncImage(url: nil)") { _ in AsyncImage(url: nil) }
    add("ContentUnavailableView({string}, systemImage: {symbol}, description: Text({string}))") {
      ContentUnavailableView(
        $0.string(0), systemImage: $0.pick(Choices.symbol, 1), description: Text($0.string(2)))
    }
    add("DisclosureGroup({string}, isExpanded: .constant({bool})) {views}") { inputs in
      DisclosureGroup(inputs.string(0), isExpanded: .constant(inputs.pick(Choices.bool, 1))) {
        inputs.members
      }
    }
    add("Menu({string}) {views}") { inputs in Menu(inputs.string(0)) { inputs.members } }
    add("TextEditor(text: .constant({string}))") { TextEditor(text: .constant($0.string(0))) }
    add(
      "UnevenRoundedRectangle(topLeadingRadius: {number}, bottomLeadingRadius: {number}, bottomTrailingRadius: {number}, topTrailingRadius: {number})"
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: $0.number(0), bottomLeadingRadius: $0.number(1),
        bottomTrailingRadius: $0.number(2), topTrailingRadius: $0.number(3))
    }
    add("ContainerRelativeShape().inset(by: {number})") {
      ContainerRelativeShape().inset(by: $0.number(0))
    }
    add(
      "EllipticalGradient(colors: [{color}, {color}], center: {point}, startRadiusFraction: {number}, endRadiusFraction: {number})"
    ) {
      EllipticalGradient(
        colors: [$0.pick(Choices.color, 0), $0.pick(Choices.color, 1)],
        center: $0.pick(Choices.point, 2), startRadiusFraction: $0.number(3),
        endRadiusFraction: $0.number(4))
    }
    add("{view}.background(.thinMaterial)") { $0.view.background(.thinMaterial) }
  }
}
