import Galley

extension Ingredients {
  mutating func addScreens() {
    add("NavigationStack {views}") { inputs in NavigationStack { inputs.members } }
    add("NavigationView {views}") { inputs in NavigationView { inputs.members } }
    add("NavigationSplitView {views} detail: { Text(verbatim: {string}) }") { inputs in
      NavigationSplitView {
        inputs.members
      } detail: {
        Text(verbatim: inputs.string(0))
      }
    }
    add("NavigationLink({string}) {views}") { inputs in
      NavigationLink(inputs.string(0)) { inputs.members }
    }
    add("{view}.navigationDestination(for: Int.self) { Text(\"\\($0)\") }") {
      $0.view.navigationDestination(for: Int.self) { Text("\($0)") }
    }
    add("{view}.navigationTitle({string})") { $0.view.navigationTitle($0.string(0)) }
    add("{view}.navigationTitle({string}).navigationBarTitleDisplayMode(.inline)") {
      $0.view.navigationTitle($0.string(0)).navigationBarTitleDisplayMode(.inline)
    }
    add("{view}.navigationBarHidden({bool})") {
      $0.view.navigationBarHidden($0.pick(Choices.bool, 0))
    }
    add("{view}.toolbar {other}") { inputs in inputs.view.toolbar { inputs.other } }
    add("{view}.toolbar { ToolbarItem(placement: .bottomBar) {other} }") { inputs in
      inputs.view.toolbar { ToolbarItem(placement: .bottomBar) { inputs.other } }
    }
    add("{view}.toolbar({visibility}, for: .navigationBar, .tabBar)") {
      $0.view.toolbar($0.pick(Choices.visibility, 0), for: .navigationBar, .tabBar)
    }
    add("TabView {views}") { inputs in TabView { inputs.members } }
    add("{view}.tabItem {other}") { inputs in inputs.view.tabItem { inputs.other } }
    add("TabView { Tab(LocalizedStringKey({string}), systemImage: {symbol}) {views} }") { inputs in
      TabView {
        Tab(LocalizedStringKey(inputs.string(0)), systemImage: inputs.pick(Choices.symbol, 1)) {
          inputs.members
        }
      }
    }
    add("{view}.badge({count})") { $0.view.badge($0.count(0)) }
  }
}
