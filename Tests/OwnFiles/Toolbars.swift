import SwiftUI

struct ToolbarScreen: View {
  @State private var text = ""
  @State private var isSearching = false
  @State private var isOn = false
  @Environment(\.isSearching) private var searching

  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("Title")
        .navigationTitle($text)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarTitleDisplayMode(.inlineLarge)
        .toolbarTitleMenu { Button("Rename") {} }
        .toolbar {
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Title").bold(); Text("Subtitle").font(.caption)
            }
          }
          ToolbarItem(placement: .navigationBarLeading) { Button("Leading") {} }
          ToolbarItem(placement: .navigationBarTrailing) {
            Menu {
              Button("A") {}
            } label: {
              Image(systemName: "ellipsis.circle")
            }
          }
          ToolbarItem(placement: .primaryAction) { ShareLink(item: "Text") }
          ToolbarItem(placement: .secondaryAction) { Button("Second") {} }
          ToolbarItem(placement: .destructiveAction) { Button("Delete", role: .destructive) {} }
          ToolbarItem(placement: .status) { Text("3 items").font(.footnote) }
          ToolbarItem(id: "custom", placement: .automatic) { Button("Custom") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button {
            } label: {
              Image(systemName: "square.and.arrow.up")
            }
            Spacer()
            Toggle("Filter", systemImage: "line.3.horizontal.decrease", isOn: $isOn)
          }
          ToolbarItemGroup {
            Button("One") {}; Button("Two") {}
          } label: {
            Label("More", systemImage: "ellipsis")
          }
          if isOn { ToolbarItem { Text("On") } } else { ToolbarItem { Text("Off") } }
          ToolbarSpacer(.fixed)
          ToolbarSpacer(.flexible, placement: .bottomBar)
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          CustomToolbar(isOn: $isOn)
        }
        .toolbar(id: "main") {
          ToolbarItem(id: "a", placement: .primaryAction) { Button("A") {} }
        }
        .toolbar(.visible, for: .bottomBar, .tabBar)
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        .toolbarVisibility(.hidden, for: .tabBar)
        .searchable(text: $text, isPresented: $isSearching, prompt: Text("Search"))
        .statusBar(hidden: true).statusBarHidden().persistentSystemOverlays(.hidden)
    }
    .searchable(text: $text, placement: .toolbar) { Text("Suggestion").searchCompletion("s") }
    .safeAreaInset(edge: .bottom) { Button("Inset") {}.padding() }
    .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("Top") }
    .safeAreaBar(edge: .bottom) { Text("Bar") }
    .safeAreaPadding(.horizontal, 20).safeAreaPadding(
      EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    .ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all)
    .toolbarRole(.browser)
  }
}

struct CustomToolbar: ToolbarContent {
  @Binding var isOn: Bool
  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isOn = false } }
    ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(!isOn) }
  }
}
