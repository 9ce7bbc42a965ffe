import Galley

extension Ingredients {
  mutating func addScreens() {
    #add("NavigationStack {views}")
    #add("NavigationView {views}")
    #add("NavigationSplitView {views} detail: { Text(verbatim: {string}) }")
    #add("NavigationLink({string}) {views}")
    #add("{view}.navigationDestination(for: Int.self) { Text(\"\\($0)\") }")
    #add("{view}.navigationTitle({string})")
    #add(
      "{view}.navigationTitle({string}).navigationBarTitleDisplayMode(.inline).navigationSubtitle(\"Below\").toolbar { Button(role: .close) {} }"
    )
    #add("{view}.navigationBarHidden({bool})")
    #add("{view}.toolbar {other}")
    #add("{view}.toolbar { ToolbarItem(placement: .bottomBar) {other} }")
    #add("{view}.toolbar({visibility}, for: .navigationBar, .tabBar)")
    #add("TabView {views}")
    #add("{view}.tabItem {other}")
    #add("TabView { Tab(LocalizedStringKey({string}), systemImage: {symbol}) {views} }")
    #add(
      "TabView { TabSection { Tab(LocalizedStringKey({string}), systemImage: {symbol}) {views} } }")
    #add("{view}.badge({count})")
  }
}
