import SwiftUI

struct RotorMessage: Identifiable { let id: UUID; let subject: String; let isVIP: Bool }
struct RotorMessageList: View {
  let messages: [RotorMessage]
  @Namespace var namespace
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) var which: RotorMessage.ID?
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
  @Environment(\.accessibilityReduceTransparency) var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) var noColor
  @Environment(\.accessibilityInvertColors) var invert
  @Environment(\.accessibilityShowButtonShapes) var shapes
  @Environment(\.legibilityWeight) var legibility
  var body: some View {
    ScrollViewReader { scroller in
      List(messages) { message in
        Text(message.subject)
          .accessibilityRotorEntry(id: message.id, in: namespace)
          .accessibilityFocused($which, equals: message.id)
      }
      .accessibilityElement(children: .contain)
      .accessibilityRotor("VIPs") {
        ForEach(messages) { message in
          if message.isVIP {
            AccessibilityRotorEntry(message.subject, id: message.id) {
              scroller.scrollTo(message.id)
            }
          }
        }
      }
      .accessibilityRotor("Subjects", entries: messages, entryLabel: \.subject)
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("x", messages[0].id, in: namespace) }
    }
    .accessibilityFocused($isFocused)
    Slider(value: .constant(1)).accessibilityValue(Text("x")).accessibilityAdjustableAction {
      direction in
      switch direction {
      case .increment: break
      case .decrement: break
      @unknown default: break
      }
    }
    Image(decorative: "x").accessibilityHidden(true)
    Text("x").accessibilityLabel("a \(3)").accessibilityHint("h").accessibilityAddTraits([
      .isButton, .isSelected,
    ])
    .accessibilityAction(named: "Do") {}.accessibilityAction {}.accessibilityIdentifier("id")
    .accessibilityInputLabels(["a", "b"]).accessibilitySortPriority(2).accessibilityHeading(.h1)
    .accessibilityCustomContent("k", "v").accessibilityCustomContent(
      .age, Text("x"), importance: .high
    )
    .accessibilityTextContentType(.narrative).accessibilityChartDescriptor(Rep())
    .accessibilityElement(children: .combine).accessibilityRepresentation {
      Toggle("x", isOn: .constant(true))
    }
    .accessibilityChildren { ForEach(messages) { Text($0.subject) } }
    .accessibilityIgnoresInvertColors().accessibilityShowsLargeContentViewer { Text("Large") }
    .accessibilityLabel { label in
      Text("x"); label
    }
    .accessibilityLabeledPair(role: .label, id: 1, in: namespace)
    .accessibilityActions { Button("x") {} }
    .accessibilityRespondsToUserInteraction(false)
    if #available(iOS 18.0, *) {
      Text("x").accessibilityLabel("x", isEnabled: true).accessibilityHint("y", isEnabled: false)
    }
  }
  func announce() {
    AccessibilityNotification.Announcement("Loaded").post()
    UIAccessibility.post(notification: .announcement, argument: "x")
  }
}
extension AccessibilityCustomContentKey {
  static var age: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Age") }
}
struct Rep: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "x", summary: nil,
      xAxis: AXNumericDataAxisDescriptor(title: "", range: 0...1, gridlinePositions: []) {
        "\($0)"
      }, yAxis: nil, additionalAxes: [], series: [])
  }
}
