import SwiftUI
import UIKit

/// Modifiers and forms of controls that were once missing. Tests check that they show their texts.
struct NewerModifiers: View {
  struct Item: Identifiable {
    var id = 0
    var name = "Row"
    var isOn = false
  }
  @State private var items = [Item()]
  @State private var selection: Int?
  @State private var number = 3.0
  @State private var text = ""
  @State private var url: URL?
  @State private var range: TextSelection?
  @State private var isShown = false

  var body: some View {
    VStack {
      List($items, id: \.id, selection: $selection) { $item in Text(item.name) }
      Stepper(value: $number, format: .number) { Text("Stepper") }
      Toggle("Toggle", systemImage: "star", sources: $items, isOn: \.isOn)
      Slider(value: $number, in: 0...10) {
        Text("Slider")
      } ticks: {
        SliderTick(2)
        SliderTickContentForEach([4.0, 6], id: \.self) { SliderTick($0) }
        if isShown { SliderTick(8) { Text("8") } }
      }
      Slider(value: $number, in: 0...10, step: 2) {
        Text("Slider")
      } tick: {
        SliderTick($0)
      }
      accepted
      accessible
      Color.red
        .animation(.timingCurve(.easeIn, duration: 1), value: number)
        .transaction {
          $0.animation = nil
        } body: {
          $0.opacity(0.5)
        }
        .scenePadding(.minimum, edges: .top)
      Circle().size(width: 4, height: 4, anchor: .center)
    }
  }

  private var accepted: some View {
    Text("Accepted")
      .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer)))
      .dropDestination(for: String.self) { texts, session in _ = session.location }
      .dropConfiguration { _ in DropConfiguration(operation: .copy) }
      .dragConfiguration(DragConfiguration(allowMove: true))
      .dragPreviewsFormation(.stack)
      .onDragSessionUpdated { if case .ended(.move) = $0.phase {} }
      .fileDialogBrowserOptions([.includeHiddenFiles, .displayFileExtensions])
      .fileDialogMessage("Message")
      .fileMover(isPresented: $isShown, file: url, onCompletion: { _ in }, onCancellation: {})
      .quickLookPreview($url, in: [])
      .textContentType(.creditCardExpiration)
      .textInputFormattingControlVisibility(.hidden, for: .all)
      .searchSelection($range)
      .tabViewSearchActivation(.searchTabSelection)
      .onPencilSqueeze { if case .ended(let value) = $0 { _ = value.hoverPose?.location } }
      .materialActiveAppearance(.active)
      .toolbar {
        ToolbarItem(id: "item", placement: .largeSubtitle) { Text("Item") }
          .defaultCustomization(.hidden, options: .alwaysAvailable)
      }
  }

  private var accessible: some View {
    Text("Accessible")
      .accessibilityActions(category: .edit) { Button("Delete") {} }
      .accessibilityDirectTouch(options: .silentOnTouch)
  }
}

/// A delegate with methods that use option keys.
final class NewerDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    options[.sourceApplication] is String
  }

  let names = [
    UIResponder.keyboardAnimationCurveUserInfoKey, UIApplication.openNotificationSettingsURLString,
  ]
  let notifications = [
    UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification,
    UIScreen.capturedDidChangeNotification, UIPasteboard.changedNotification,
    UIAccessibility.voiceOverStatusDidChangeNotification, UITextView.textDidEndEditingNotification,
  ]
  let rates = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
}
