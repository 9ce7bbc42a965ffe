import GalleyCatalog

extension CatalogScene {
  /// Custom bar appearances, a search field, and symbols in several styles.
  static let bars = CatalogScene(
    "examples/14-bars", "Colored bars, a search field, symbols in layers, a dark sheet",
    canvas: CGSize(width: 393, height: 852),
    variants: [
      Variant("search") { phone { Letters(query: "") } },
      Variant("query-dark") { phone { Letters(query: "Heron") }.environment(\.colorScheme, .dark) },
      Variant("coloured") { phone { Harbours() } },
      Variant("sheet-dark") { phone { Berth() }.environment(\.colorScheme, .dark) },
      Variant("ios26-search", environment: { $0.systemTheme = .ios26 }) {
        phone { Letters(query: "") }
      },
      Variant("ios26-searching-dark", environment: { $0.systemTheme = .ios26 }) {
        phone { Letters(query: "Heron", isSearching: true) }.environment(\.colorScheme, .dark)
      },
    ])

  private static func phone<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    DeviceScreen(.iPhone16, showsSystemBars: true, content: content)
  }
}

private struct Letters: View {
  @State var query: String
  @State var isSearching = false
  @State private var mode = EditMode.active
  private static let senders = ["Heron Bay", "Gull Island", "Seal Bank"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(Self.senders.filter { query.isEmpty || $0.contains(query) }, id: \.self) { sender in
          VStack(alignment: .leading) {
            Text(sender).font(.headline)
            Text("Your berth is ready.").foregroundStyle(.secondary)
          }
        }
        .onDelete { _ in }
        .onMove { _, _ in }
        Label("All letters", systemImage: "square.stack")
      }
      .listStyle(.plain)
      .environment(\.editMode, query.isEmpty ? $mode : nil)
      .navigationTitle("Letters")
      .searchable(text: $query, isPresented: $isSearching, prompt: "Senders and words")
    }
  }
}

private struct Harbours: View {
  private static let modes: [(String, SymbolRenderingMode)] = [
    ("Monochrome", .monochrome), ("Hierarchical", .hierarchical), ("Palette", .palette),
  ]

  /// Only a palette has a second color; the other modes derive theirs from the first.
  private static func secondary(_ mode: SymbolRenderingMode) -> AnyShapeStyle {
    mode == .palette ? AnyShapeStyle(.teal) : AnyShapeStyle(.red.secondary)
  }

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Symbols") {
            ForEach(Self.modes, id: \.0) { name, mode in
              HStack(spacing: 12) {
                Text(name).frame(width: 110, alignment: .leading)
                Group {
                  Image(systemName: "person.crop.circle.fill")
                  Image(systemName: "exclamationmark.triangle.fill")
                  Image(systemName: "star.circle.fill")
                  Image(systemName: "plus.circle")
                  Image(systemName: "folder.badge.plus")
                }
                .symbolRenderingMode(mode)
                .foregroundStyle(.red, Self.secondary(mode))
                .font(.title2)
              }
            }
          }
        }
        .navigationTitle("Harbours")
        .toolbar {
          ToolbarItem { Button("Add", systemImage: "plus") {}.tint(.white) }
        }
        .toolbarBackground(.indigo.gradient, for: .navigationBar)
        .toolbarBackground(Color.mint.opacity(0.3), for: .tabBar)
        .toolbarBackgroundVisibility(.visible, for: .navigationBar, .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
      }
      .tabItem { Label("Map", systemImage: "map") }
      Text("Log").tabItem { Label("Log", systemImage: "book") }
    }
  }
}

private struct Berth: View {
  var body: some View {
    NavigationStack { List { Text("Behind the sheet") }.navigationTitle("Berths") }
      .sheet(isPresented: .constant(true)) {
        NavigationStack {
          List {
            LabeledContent("Berth", value: "B 12")
            LabeledContent("Depth", value: "2.4 m")
          }
          .navigationTitle("Heron Bay")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
        }
        .presentationDetents([.medium])
      }
  }
}
