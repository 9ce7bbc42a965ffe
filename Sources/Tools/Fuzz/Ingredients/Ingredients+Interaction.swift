import Galley

extension Ingredients {
  mutating func addInteraction() {
    #add("{view}.onTapGesture(count: {count}) {}")
    #add("{view}.gesture(TapGesture().onEnded {}).simultaneousGesture(TapGesture())")
    #add("{view}.highPriorityGesture(DragGesture()).allowsHitTesting({bool})")
    #add("{view}.contextMenu { Button({string}) {} }")
    #add("{view}.accessibilityLabel({string})")
    // Semantic information for documents.
    #add("{view}.accessibilityAddTraits(.isHeader)")
    #add("{view}.accessibilityHeading(.h2)")
    addAccessibility()
    #add("{view}.redacted(reason: .placeholder)")
    #add("{view}.privacySensitive().redacted(reason: .privacy)")
    #add("{view}.unredacted()")
    #add("{view}.flipsForRightToLeftLayoutDirection({bool})")
    #add("{view}.layoutDirectionBehavior(.mirrors)")
    #add(
      "{view}.transformEffect(CGAffineTransform(a: {number}, b: {number}, c: {number}, d: {number}, tx: {number}, ty: {number}))"
    )
    addPresentation()
    addSettings()
    addInteractiveViews()
  }

  private mutating func addAccessibility() {
    #add("{view}.accessibilityValue({string}).accessibilityHint({string})")
    #add("{view}.accessibilityHidden({bool}).help({string})")
    #add("{view}.accessibilityElement(children: .combine)")
    #add("{view}.accessibilityElement(children: .contain).accessibilityInputLabels([{string}])")
    #add("{view}.accessibilityRemoveTraits(.isImage).accessibilitySortPriority({number})")
    #add("{view}.accessibilityAction(named: {string}) {}")
    #add("{view}.accessibilityActions { Button({string}) {} }")
    #add("{view}.accessibilityAdjustableAction { _ in }")
    #add("{view}.accessibilityCustomContent(Text({string}), Text({string}), importance: .high)")
    #add("{view}.accessibilityActivationPoint({point})")
    add("{view}.accessibilityRepresentation {other}") { inputs in
      inputs.view.accessibilityRepresentation { inputs.other }
    }
    add("{view}.accessibilityChildren {other}") { inputs in
      inputs.view.accessibilityChildren { inputs.other }
    }
  }

  private mutating func addSettings() {
    #add("{view}.labelsVisibility({visibility}).badgeProminence(.increased)")
    #add("{view}.listSectionMargins(.all, {number})")
    #add("{view}.navigationBarBackButtonHidden({bool})")
    #add("{view}.navigationLinkIndicatorVisibility({visibility})")
    #add("{view}.scenePadding()")
    #add("{view}.scrollPosition(.constant(ScrollPosition(x: {number}, y: {number})))")
    #add("EquatableView(content: Text(verbatim: {string}))")
  }

  private mutating func addPresentation() {
    #add("{view}.sheet(isPresented: .constant({bool})) {other}")
    #add(
      "{view}.fullScreenCover(isPresented: .constant(true)) {other}.popover(isPresented: .constant(true)) {}"
    )
    #add("{view}.inspector(isPresented: .constant(true)) {other}")
    #add("{view}.alert({string}, isPresented: .constant({bool})) {}")
    #add("{view}.confirmationDialog({string}, isPresented: .constant(true)) {}")
    #add("{view}.searchable(text: .constant({string}))")
    #add("{view}.toolbarVisibility({visibility}, for: .navigationBar)")
    #add(
      "{view}.toolbarBackground({color}).toolbarBackgroundVisibility({visibility}, for: .tabBar)")
    #add("{view}.toolbarBackground(.visible, for: .bottomBar).toolbarColorScheme(.dark)")
    #add("{view}.statusBarHidden({bool}).persistentSystemOverlays({visibility})")
    #add("{view}.toolbarTitleDisplayMode(.inline)")
    #add("{view}.scrollContentBackground({visibility})")
  }

  private mutating func addInteractiveViews() {
    #add("ScrollViewReader { _ in Group {views} }")
    #add("TimelineView(.everyMinute) { _ in Group {views} }")
    #add("AsyncImage(url: nil)")
    #add("ContentUnavailableView({string}, systemImage: {symbol}, description: Text({string}))")
    #add("DisclosureGroup({string}, isExpanded: .constant({bool})) {views}")
    #add("Menu({string}) {views}")
    #add("TextEditor(text: .constant({string}))")
    #add(
      "TextEditor(text: .constant(AttributedString({string}))).attributedTextFormattingDefinition(\\.swiftUI)"
    )
    #add(
      "UnevenRoundedRectangle(topLeadingRadius: {number}, bottomLeadingRadius: {number}, bottomTrailingRadius: {number}, topTrailingRadius: {number})"
    )
    #add("ContainerRelativeShape().inset(by: {number})")
    #add(
      "EllipticalGradient(colors: [{color}, {color}], center: {point}, startRadiusFraction: {number}, endRadiusFraction: {number})"
    )
    #add("{view}.background(.thinMaterial)")
  }
}
