import SwiftUI

enum Route: Hashable {
  case recipe(Int)
  case settings
}

struct Recipe: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var category: String?
}

@Observable
final class Navigator {
  var path = NavigationPath()
  var columnVisibility: NavigationSplitViewVisibility = .all
  var compactColumn = NavigationSplitViewColumn.sidebar
  var selected: Set<Recipe.ID> = []

  func open(_ recipe: Recipe) { path.append(recipe) }
  func popToRoot() { path.removeLast(path.count) }
  func restore(from data: Data) throws {
    let representation = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: data)
    path = NavigationPath(representation)
  }
}

struct StackScreen: View {
  @State private var navigator = Navigator()
  @State private var routes: [Route] = []
  @State private var presented: Recipe?
  @State private var showsDetail = false

  var body: some View {
    @Bindable var navigator = navigator
    NavigationStack(path: $navigator.path) {
      List {
        NavigationLink("Soup", value: Recipe(name: "Soup"))
        NavigationLink(value: Recipe(name: "Salad")) {
          Label("Salad", systemImage: "leaf")
        }
        NavigationLink("Settings", value: Route.settings)
        Button("Detail") { showsDetail = true }
      }
      .navigationTitle("Recipes")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Recipe.self) { recipe in
        Text(recipe.name).navigationTitle(recipe.name).toolbarRole(.editor)
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let number): Text("Recipe \(number)")
        case .settings: Text("Settings")
        }
      }
      .navigationDestination(isPresented: $showsDetail) { Text("Detail") }
      .navigationDestination(item: $presented) { Text($0.name) }
      .toolbarBackground(.visible, for: .navigationBar)
      .toolbarBackground(Color.teal.gradient, for: .navigationBar, .tabBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") {}
          Button(action: { navigator.popToRoot() }) { Image(systemName: "house") }
        }
      }
    }
    NavigationStack(path: $routes) { Text("Root") }
  }
}

struct SplitScreen: View {
  @State private var navigator = Navigator()
  @State private var category: String? = "Soups"
  @State private var recipe: Recipe.ID?
  let categories = ["Soups", "Salads"]
  let recipes = [Recipe(name: "Goulash")]

  var body: some View {
    NavigationSplitView(columnVisibility: $navigator.columnVisibility) {
      List(categories, id: \.self, selection: $category) { category in
        NavigationLink(category, value: category)
      }
      .navigationSplitViewColumnWidth(min: 180, ideal: 200, max: 300)
      .navigationTitle("Categories")
    } content: {
      List(recipes, selection: $recipe) { Text($0.name) }
        .navigationSplitViewColumnWidth(250)
    } detail: {
      if let recipe { Text(recipe.uuidString) } else { Text("Pick a recipe") }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct CompactSplitScreen: View {
  @State private var visibility = NavigationSplitViewVisibility.doubleColumn
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("Sidebar").toolbar(removing: .sidebarToggle)
    } detail: {
      Text("Detail").navigationSubtitle("Subtitle").navigationDocument(URL(fileURLWithPath: "/"))
    }
    .navigationSplitViewStyle(.prominentDetail)
  }
}

#Preview("Stack") { StackScreen() }
#Preview("Split", traits: .landscapeLeft) { SplitScreen() }
