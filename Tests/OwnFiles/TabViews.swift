import SwiftUI

enum MainTab: String, CaseIterable { case home, search, profile }

struct OldTabs: View {
  @State private var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      Text("Home")
        .tabItem {
          Image(systemName: "house.fill")
          Text("Home")
        }
        .tag(0)
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1).badge(3)
      NavigationView { Text("Profile") }.tabItem { VStack { Image(systemName: "person") } }
        .tag(2).badge("new")
    }
    .accentColor(.purple)
    .tabViewStyle(DefaultTabViewStyle())
  }
}

struct Pages: View {
  @State private var page = 0
  let colors: [Color] = [.red, .green, .blue]
  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(0..<colors.count, id: \.self) { index in colors[index].tag(index) }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
      TabView {
        Text("One"); Text("Two")
      }.tabViewStyle(PageTabViewStyle())
      TabView {
        Text("One"); Text("Two")
      }.tabViewStyle(.page)
      TabView {
        Text("One"); Text("Two")
      }.tabViewStyle(.page(indexDisplayMode: .never))
        .indexViewStyle(.page(backgroundDisplayMode: .interactive))
    }
  }
}

struct NewTabs: View {
  @State private var selection = MainTab.home
  @State private var customization = TabViewCustomization()
  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: .home) { Text("Home") }
      Tab("Profile", systemImage: "person", value: MainTab.profile) { Text("Profile") }.badge(2)
      Tab(value: MainTab.search, role: .search) { Text("Search") }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabViewCustomization($customization)
    .tabBarMinimizeBehavior(.onScrollDown)
    TabView {
      Tab("One", systemImage: "1.circle") { Text("One") }
      TabSection("More") { Tab("Two", systemImage: "2.circle") { Text("Two") } }
    }
    .tabViewStyle(.tabBarOnly)
    .toolbar(.hidden, for: .tabBar)
  }
}

#Preview { NewTabs() }
