import SwiftUI

@main
struct ShoppingApp: App {
  @State private var store = ShopStore()
  @StateObject private var settings = ShopSettings()
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("onboarded") private var isOnboarded = false

  init() { print("start") }

  var body: some Scene {
    WindowGroup {
      ShopRoot().environment(store).environmentObject(settings)
        .onOpenURL { print($0) }.preferredColorScheme(.dark).defaultAppStorage(.standard)
        .onContinueUserActivity("activity") { _ in }
    }
    .onChange(of: scenePhase) { _, phase in
      switch phase {
      case .active: print("active")
      case .inactive, .background: break
      @unknown default: break
      }
    }
    .commands {
      CommandMenu("Shop") {
        Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift])
        Divider()
      }
      CommandGroup(replacing: .newItem) {}
      CommandGroup(after: .sidebar) { Button("More") {} }
      ShopCommands()
    }
    .defaultSize(width: 600, height: 400)
    .windowResizability(.contentSize)
    .windowStyle(.hiddenTitleBar)
    .backgroundTask(.appRefresh("refresh")) { await ShopStore.refresh() }

    WindowGroup("Detail", id: "detail", for: Int.self) { $number in Text("\(number ?? 0)") }
    Window("About", id: "about") { Text("About") }.defaultPosition(.center)
    #if os(macOS)
      Settings { Text("Settings") }
    #endif
    Settings { Text("Settings") }
    MenuBarExtra("Menu", systemImage: "star") { Button("Quit") {} }.menuBarExtraStyle(.window)
  }
}

struct ShopCommands: Commands {
  @FocusedValue(\.selectedItem) var item
  @FocusedBinding(\.selectedName) var name
  @Environment(\.openWindow) private var openWindow
  var body: some Commands {
    SidebarCommands()
    CommandMenu("Items") {
      Button("Open \(item ?? "")") { openWindow(id: "detail") }.disabled(item == nil)
    }
  }
}

struct SelectedItemKey: FocusedValueKey { typealias Value = String }
extension FocusedValues {
  var selectedItem: String? {
    get { self[SelectedItemKey.self] }
    set { self[SelectedItemKey.self] = newValue }
  }
  var selectedName: Binding<String>? {
    get { self[SelectedNameKey.self] }
    set { self[SelectedNameKey.self] = newValue }
  }
}
struct SelectedNameKey: FocusedValueKey { typealias Value = Binding<String> }

@Observable final class ShopStore {
  var items = ["Milk"]
  static func refresh() async {}
}
final class ShopSettings: ObservableObject {
  @AppStorage("currency") var currency = "EUR"
  @Published var isDark = false
}

struct ShopRoot: View {
  @Environment(ShopStore.self) private var store
  @EnvironmentObject var settings: ShopSettings
  @SceneStorage("tab") private var tab = "home"
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.locale) private var locale
  @Environment(\.undoManager) private var undoManager
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    VStack {
      ForEach(store.items, id: \.self) { Text($0).focusedSceneValue(\.selectedItem, $0) }
      Link("Web", destination: URL(string: "https://example.com")!)
      Button("Open") { openURL(URL(string: "https://example.com")!) { print($0) } }
      Button("Window") {
        openWindow(id: "detail", value: 3); dismissWindow(id: "about"); undoManager?.undo()
      }
      Toggle("Dark", isOn: $settings.isDark)
    }
    .environment(\.openURL, OpenURLAction { url in .handled })
    .focusedValue(\.selectedItem, "x")
    .onReceive(settings.objectWillChange) { _ in }
  }
}
