import SwiftUI

struct AccessibleRow: View {
  @State private var rating = 3
  @AccessibilityFocusState private var isFocused: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
  @Environment(\.legibilityWeight) var weight
  @ScaledMetric(relativeTo: .title) private var size = 20.0
  @ScaledMetric private var padding: CGFloat = 4

  var body: some View {
    VStack {
      Image(systemName: "star").accessibility(label: Text("Star")).accessibility(hidden: false)
        .accessibility(hint: Text("Hint")).accessibility(value: Text("1")).accessibility(
          addTraits: .isButton
        )
        .accessibility(identifier: "star").accessibility(removeTraits: .isImage).accessibility(
          sortPriority: 1)
      HStack {
        ForEach(0..<5) { Image(systemName: $0 < rating ? "star.fill" : "star") }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityLabel(Text("Rating"))
      .accessibilityLabel { label in
        Text("More"); label
      }
      .accessibilityValue("\(rating) of 5")
      .accessibilityHint("Swipe up")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: rating += 1
        case .decrement: rating -= 1
        @unknown default: break
        }
      }
      .accessibilityAction(named: "Reset") { rating = 0 }
      .accessibilityZoomAction { action in
        if action.direction == .zoomIn, action.location != .leading { rating += 1 }
      }
      .accessibilityAction(.magicTap) {}
      .accessibilityAction { rating = 1 }
      .accessibilityActions {
        Button("One") {}; Button("Two") {}
      }
      .accessibilityAddTraits([.isHeader, .updatesFrequently])
      .accessibilityHeading(.h1)
      .accessibilityFocused($isFocused)
      .accessibilityInputLabels(["Stars", "Rating"])
      .accessibilityCustomContent("Color", "Gold", importance: .high)
      .accessibilityRepresentation { Slider(value: .constant(0.5)) }
      .accessibilityRotor(Text("Stars")) {
        ForEach(0..<3, id: \.self) { AccessibilityRotorEntry("\($0)", id: $0) }
      }
      .accessibilityShowsLargeContentViewer()
      .accessibilityIgnoresInvertColors()
      .accessibilitySortPriority(2)
      .accessibilityIdentifier("rating")
      .speechAdjustedPitch(1)
      .dynamicTypeSize(.small ... .accessibility2)
      .dynamicTypeSize(.large)
      .frame(height: reduceMotion ? size : size + padding)
      .help("Help")
    }
  }
}
