import SwiftUI

struct Errand: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
  var area = Area.home

  enum Area: String, CaseIterable, Identifiable {
    case home, town, garden
    var id: Self { self }
  }
}

extension ImageResource {
  fileprivate static let basket = ImageResource(name: "Basket", bundle: .main)
}

struct ErrandList: View {
  @State private var errands = [Errand(title: "Bread"), Errand(title: "Stamps", area: .town)]
  @State private var search = ""
  @State private var areas: [Errand.Area] = []
  @State private var suggestions = Errand.Area.allCases
  @State private var selection: UUID?
  @State private var several: Set<UUID> = []
  @State private var isSending = false
  @State private var days: Set<DateComponents> = []

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach($errands, editActions: [.delete, .move]) { $errand in
            Toggle(errand.title, isOn: $errand.isDone)
          }
          ForEach($errands, id: \.title, editActions: .all) { $errand in
            NavigationLink(errand.title, value: errand)
          }
        }
        .collapsible(false)
        .sectionActions { Button("Clear") { errands.removeAll() } }
        .listSectionMargins(.horizontal, 8)
        Toggle(sources: $errands, isOn: \.isDone) { Text("All of them") }
        Toggle("All", sources: $errands, isOn: \.isDone)
        Toggle("Send", image: .basket, isOn: $isSending)
        MultiDatePicker("Days", selection: $days, in: Date.now...)
      }
      .navigationLinkIndicatorVisibility(.hidden)
      .searchable(text: $search, tokens: $areas, suggestedTokens: $suggestions) { area in
        Text(area.rawValue)
      }
      .searchable(text: $search, tokens: $areas, prompt: "Where") { Text($0.rawValue) }
      .searchSuggestions(.hidden, for: .content)
      .alternatingRowBackgrounds()
      .invalidatableContent()
    }
    .widgetURL(URL(string: "errands:today"))
  }

  private func clear() { errands.removeAll() }

  var oneSelected: some View {
    List($errands, editActions: .delete, selection: $selection) { $errand in
      Label(errand.title, image: .basket)
    }
  }

  var severalSelected: some View {
    List($errands, editActions: .all, selection: $several) { $errand in
      Label(errand.title, image: "Basket").labelsVisibility(.hidden)
    }
  }

  var actions: some View {
    VStack {
      Button("Shop", image: .basket) {}.badgeProminence(.increased)
      Button("Throw away", image: .basket, role: .destructive, action: clear)
      Menu("More", image: .basket) { Button("Less") {} }
      Menu("Sort", systemImage: "arrow.up") {
        Button("By name") {}
      } primaryAction: {
      }
      ContentUnavailableView("Nothing to do", image: .basket)
      ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false)
      ProgressView(timerInterval: .now ... .now.addingTimeInterval(9)) { Text("Oven") }
      ProgressView(Progress(totalUnitCount: 3))
    }
  }
}

struct ErrandNotes: View {
  @State private var notes = AttributedString("Bring a bag")
  @State private var plain = ""
  @State private var selected: TextSelection?
  @State private var position = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView {
      TextEditor(text: $notes)
      TextEditor(text: $plain, selection: $selected)
      Text("A").speechSpellsOutCharacters() + Text("B").speechAdjustedPitch(0.5)
    }
    .scrollPosition($position)
    .scrollIndicatorsFlash(trigger: plain)
    .opacity(position.isPositionedByUser || position.edge == .bottom ? 0.5 : 1)
    .sheet(isPresented: .constant(false)) {
      Text("Half of it").presentationDetents([.custom(ThirdOfScreen.self), .large])
    }
  }
}

struct ThirdOfScreen: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 3
  }
}
