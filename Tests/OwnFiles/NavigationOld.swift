import SwiftUI

struct Landmark: Identifiable, Hashable {
  var id: Int
  var name: String
  var isFavorite = false
}

struct OldNavigationHome: View {
  @State private var isActive = false
  @State private var tag: Int? = nil
  @State private var landmarks = [Landmark(id: 1, name: "Lake"), Landmark(id: 2, name: "Hill")]
  @State private var showsProfile = false
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      List {
        NavigationLink(destination: OldNavigationDetail(landmark: landmarks[0])) {
          Text("Lake")
        }
        NavigationLink("Hill", destination: OldNavigationDetail(landmark: landmarks[1]))
        NavigationLink(destination: Text("Third"), isActive: $isActive) { Text("Third") }
        NavigationLink(destination: Text("Fourth"), tag: 4, selection: $tag) { Text("Fourth") }
        NavigationLink("Fifth", isActive: $isActive) { Text("Fifth") }
        NavigationLink("Sixth", tag: 6, selection: $tag) { Text("Sixth") }
        NavigationLink(tag: 7, selection: $tag) {
          Text("Seventh")
        } label: {
          Label("Seventh", systemImage: "7.circle")
        }
        NavigationLink(isActive: $isActive) {
          EmptyView()
        } label: {
          EmptyView()
        }
        .isDetailLink(false)
        ForEach(landmarks) { landmark in
          NavigationLink(landmark.name, destination: OldNavigationDetail(landmark: landmark))
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Landmarks")
      .navigationBarItems(
        leading: Button("Back") { presentationMode.wrappedValue.dismiss() },
        trailing: Button(action: { showsProfile.toggle() }) {
          Image(systemName: "person.crop.circle").imageScale(.large).padding()
        })
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .sheet(isPresented: $showsProfile) { Text("Profile") }
  }
}

struct OldNavigationDetail: View {
  let landmark: Landmark
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

  var body: some View {
    VStack { Text(landmark.name) }
      .navigationBarTitle(Text(landmark.name), displayMode: .inline)
      .navigationBarBackButtonHidden(true)
      .navigationBarItems(leading: Button("Cancel") { mode.wrappedValue.dismiss() })
  }
}

struct OldNavigationSidebar: View {
  var body: some View {
    NavigationView {
      List { Text("Sidebar") }.navigationBarTitle("Menu", displayMode: .large)
      Text("Detail").navigationBarHidden(true).navigationBarItems(trailing: EditButton())
    }
    .navigationViewStyle(DoubleColumnNavigationViewStyle())
  }
}

struct OldNavigation_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      OldNavigationHome()
      OldNavigationHome().environment(\.colorScheme, .dark).previewDisplayName("Dark")
      OldNavigationDetail(landmark: Landmark(id: 3, name: "Pass"))
        .previewLayout(.fixed(width: 300, height: 70))
      OldNavigationSidebar().previewDevice("iPhone SE (2nd generation)")
    }
    .previewLayout(.sizeThatFits)
  }
}
