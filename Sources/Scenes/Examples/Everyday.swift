import GalleyCatalog

extension CatalogScene {
  /// Common elements of real-world apps, in their usual forms.
  static let everyday = CatalogScene(
    "examples/13-everyday", "A dark app, tabs with badges, pages and pickers, a list in edit mode",
    canvas: CGSize(width: 393, height: 852),
    variants: [
      Variant("dark") { phone { Runs() } },
      Variant("tabs") { phone { Library() } },
      Variant("pages") { phone { Welcome() } },
      Variant("edit") { phone { Crew() } },
      Variant("ios26-tabs", environment: { $0.systemTheme = .ios26 }) {
        phone { Library() }.environment(\.colorScheme, .dark)
      },
    ])

  private static func phone<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    DeviceScreen(.iPhone16, showsSystemBars: true, content: content)
  }
}

// Dark because an inner view prefers it; numbers in texts are formatted for the locale.
private struct Runs: View {
  private enum Span: String, CaseIterable { case week = "Week", month = "Month", year = "Year" }
  @State private var span = Span.week
  @State private var chosen = "Distance"
  @Namespace private var space

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Picker("Span", selection: $span) {
            ForEach(Span.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          tabs
          bars
          VStack(spacing: 12) {
            HStack(spacing: 12) {
              fact("figure.run", "\(44_500)", "meters", .orange)
              fact("flame.fill", "\(423.9, specifier: "%.1f")", "kilocalories a run", .red)
            }
            HStack(spacing: 12) {
              fact("heart.fill", "\(128)", "beats a minute", .pink)
              fact("trophy", "\(0.0, specifier: "%.0f")", "records", .yellow)
            }
          }
        }
        .padding(.horizontal)
      }
      .navigationBarTitle("Runs")
      .navigationBarItems(trailing: Image(systemName: "person.crop.circle"))
    }
    .preferredColorScheme(.dark)
  }

  private var tabs: some View {
    HStack(spacing: 4) {
      ForEach(["Distance", "Pace", "Climb"], id: \.self) { name in
        Text(name)
          .font(.headline)
          .foregroundStyle(name == chosen ? .primary : .secondary)
          .padding(.horizontal, 14)
          .padding(.vertical, 6)
          .matchedGeometryEffect(id: name, in: space)
      }
    }
    .background {
      Capsule().fill(.quaternary)
        .matchedGeometryEffect(id: chosen, in: space, isSource: false)
    }
  }

  private var bars: some View {
    HStack(alignment: .bottom, spacing: 10) {
      ForEach(Array([4.2, 6.8, 3.1, 8.4, 5.5, 9.2, 7.3].enumerated()), id: \.offset) {
        day, length in
        VStack(spacing: 6) {
          RoundedRectangle(cornerRadius: 6)
            .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
            .frame(height: length * 16)
          Text(["M", "T", "W", "T", "F", "S", "S"][day]).font(.caption).foregroundColor(.secondary)
        }
      }
    }
    .frame(height: 180, alignment: .bottom)
  }

  private func fact(_ symbol: String, _ value: LocalizedStringKey, _ unit: String, _ color: Color)
    -> some View
  {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: symbol).frame(height: 22).foregroundColor(color)
      Text(value).font(.title2.bold())
      Text(unit).font(.footnote).foregroundColor(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(.gray.opacity(0.22), in: RoundedRectangle(cornerRadius: 14))
  }
}

// Tabs over colored content, badges, and the older form of tab items.
private struct Library: View {
  var body: some View {
    TabView {
      NavigationView {
        List {
          ForEach(0..<3) { index in
            HStack {
              Image(systemName: ["music.note", "mic.fill", "book.fill"][index])
                .frame(width: 40, height: 40)
                .background(Color.gray.opacity(0.2))
                .cornerRadius(8)
              VStack(alignment: .leading) {
                Text(["Night Boats", "Harbour Talks", "The Pilot’s Log"][index])
                Text(["11 songs", "Podcast", "Audiobook"][index]).font(.caption).foregroundColor(
                  .secondary)
              }
            }
            .badge(index == 1 ? 3 : 0)
          }
          OutlineGroup(Folder.all, children: \.children) { Text($0.name) }
        }
        .listStyle(.plain)
        .navigationTitle("Library")
        .toolbar { EditButton() }
      }
      .tabItem {
        Image(systemName: "book")
        Text("Library")
      }
      .badge(100)
      Text("").tabItem {
        Image(systemName: "magnifyingglass"); Text("Search")
      }
      Text("").tabItem { Label("Friends", systemImage: "person.3") }.badge("new")
    }
    .accentColor(.pink)
  }
}

private struct Folder: Identifiable {
  let name: String
  var children: [Folder]?
  var id: String { name }
  static let all = [
    Folder(name: "Playlists", children: [Folder(name: "Rowing", children: nil)]),
    Folder(name: "Radio", children: nil),
  ]
}

// Pages with dots, and all kinds of pickers.
private struct Welcome: View {
  @State private var size = 1
  @State private var color = Color.teal
  var body: some View {
    VStack(spacing: 0) {
      TabView {
        ForEach(0..<4) { page in
          ZStack {
            LinearGradient(
              colors: [.teal, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
            VStack(spacing: 12) {
              Image(systemName: "sparkles").font(.system(size: 56))
              Text("Welcome on board").font(.title.bold())
              Text("Page \(page + 1)").font(.subheadline).opacity(0.8)
            }
            .foregroundColor(.white)
          }
        }
      }
      .tabViewStyle(PageTabViewStyle())
      .frame(height: 360)
      Picker(selection: $size, label: Text("Size")) {
        ForEach(["Small", "Medium", "Large"].indices, id: \.self) {
          Text(["Small", "Medium", "Large"][$0]).tag($0)
        }
      }
      .pickerStyle(WheelPickerStyle())
      ColorPicker("Colour of the sail", selection: $color).padding(.horizontal)
      Spacer()
      Button(action: {}) {
        Text("Continue").bold().frame(maxWidth: .infinity).padding().background(color)
          .foregroundColor(.white).cornerRadius(14)
      }
      .padding()
    }
    .edgesIgnoringSafeArea(.top)
  }
}

private struct Crew: View {
  @State private var chosen: Set<String> = ["Ada", "Grace"]
  @State private var all = ["Ada", "Barbara", "Grace", "Katherine"]
  @State private var isOpen = true
  var body: some View {
    NavigationStack {
      List(selection: $chosen) {
        Section("On board") {
          ForEach(all, id: \.self) { Text($0) }
            .onDelete { all.remove(atOffsets: $0) }
            .onMove { all.move(fromOffsets: $0, toOffset: $1) }
        }
        Section(isExpanded: $isOpen) {
          Text("Compass").listRowSeparatorTint(.red)
          Text("Chart")
        } header: {
          Text("Gear")
        }
      }
      .environment(\.editMode, .constant(.active))
      .navigationTitle("Crew")
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("Delete", role: .destructive) {} } }
    }
  }
}
