import SwiftUI

struct IsUndoing: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  var isUndoing: Bool {
    get { self[IsUndoing.self] }
    set { self[IsUndoing.self] = newValue }
  }
  @Entry var gardener: String? = nil
}

struct ReadsEverything: View {
  @Environment(\.symbolRenderingMode) private var symbolRenderingMode
  @Environment(\.symbolVariants) private var symbolVariants
  @Environment(\.contentTransition) private var contentTransition
  @Environment(\.menuOrder) private var menuOrder
  @Environment(\.menuIndicatorVisibility) private var menuIndicator
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.buttonRepeatBehavior) private var repeats
  @Environment(\.springLoadingBehavior) private var springs
  @Environment(\.autocorrectionDisabled) private var autocorrectionDisabled
  @Environment(\.scrollDismissesKeyboardMode) private var dismisses
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
  @Environment(\.verticalScrollIndicatorVisibility) private var vertical
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.allowedDynamicRange) private var range
  @Environment(\.badgeProminence) private var badges
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.backgroundMaterial) private var material
  @Environment(\.tabBarPlacement) private var tabs
  @Environment(\.appearsActive) private var isActive
  @Environment(\.navigationLinkIndicatorVisibility) private var chevrons

  var body: some View {
    Text(prominence == .increased ? "Selected" : "Plain")
      .foregroundStyle(isActive && material == nil ? .primary : .secondary)
      .environment(\.menuOrder, .fixed)
      .environment(\.symbolVariants, .fill)
      .environment(\.symbolRenderingMode, .palette)
  }
}

struct Pot: View, Equatable {
  let plant: String
  let water: Double

  nonisolated static func == (a: Pot, b: Pot) -> Bool {
    a.plant == b.plant && abs(a.water - b.water) < 0.1
  }

  var body: some View {
    Label(plant, systemImage: "leaf")
      .foregroundStyle(Color.green.mix(with: .brown, by: 1 - water, in: .device))
  }
}

struct Windowsill: View {
  @State private var water = 0.5
  @State private var isMoving = false
  @State private var place = CGSize.zero

  private var move: some Gesture {
    DragGesture().onChanged { place = $0.translation }
  }

  var body: some View {
    VStack {
      Pot(plant: "Basil", water: water).equatable()
      EquatableView(content: Pot(plant: "Mint", water: 1))
      Image(systemName: "drop").symbolRenderingMode(.hierarchical).resizable().scaledToFit()
    }
    .offset(place)
    .gesture(isMoving ? move : nil)
    .gesture(move, name: "move", isEnabled: isMoving)
    .simultaneousGesture(TapGesture(), name: "tap")
    .scenePadding(.horizontal)
    .transaction { if $0.isUndoing { $0.animation = nil } }
    .onTapGesture(perform: undo)
  }

  private func undo() {
    var transaction = Transaction(animation: .snappy)
    transaction.isUndoing = true
    transaction.gardener = "Ada"
    transaction.tracksVelocity = true
    transaction.addAnimationCompletion { isMoving = false }
    transaction.addAnimationCompletion(criteria: .removed) { water = 1 }
    withTransaction(transaction) { place = .zero }
    withTransaction(\.isUndoing, true) { water = 0 }
  }
}
