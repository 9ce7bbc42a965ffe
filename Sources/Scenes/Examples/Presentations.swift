import GalleyCatalog

extension CatalogScene {
  /// Presentations of a screen: a sheet, an alert, a confirmation dialog, and a pushed screen.
  static let presentations = CatalogScene(
    "examples/12-presentations", "What a screen presents",
    canvas: CGSize(width: 393, height: 852),
    variants: [
      Variant("sheet") { phone { Trip(shows: .sheet) } },
      Variant("alert-dark") { phone { Trip(shows: .alert) }.environment(\.colorScheme, .dark) },
      Variant("dialog") { phone { Trip(shows: .dialog) } },
      Variant("pushed") { phone { Trip(shows: .harbour) } },
      Variant("ios26-sheet", environment: { $0.systemTheme = .ios26 }) {
        phone { Trip(shows: .sheet) }
      },
      Variant("ios26-sheet-dark", environment: { $0.systemTheme = .ios26 }) {
        phone { Trip(shows: .sheet) }.environment(\.colorScheme, .dark)
      },
      Variant("ios26-pushed", environment: { $0.systemTheme = .ios26 }) {
        phone { Trip(shows: .harbour) }
      },
      Variant("ios26-menu", environment: { $0.systemTheme = .ios26 }) { phone { Berths() } }
        .after { try $0.tap("Sort") },
    ])

  private static func phone<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    DeviceScreen(.iPhone16, showsSystemBars: true, content: content)
  }
}

private struct Trip: View {
  enum Presentation { case sheet, alert, dialog, harbour }
  let shows: Presentation

  private static let stops = ["Gull Island", "Lighthouse", "Seal Bank"]

  var body: some View {
    NavigationStack(path: .constant(shows == .harbour ? [Self.stops[0]] : [])) {
      List {
        Section("Saturday") {
          ForEach(Self.stops, id: \.self) { stop in
            NavigationLink(value: stop) { Label(stop, systemImage: "mappin.and.ellipse") }
          }
        }
        Section {
          LabeledContent("High water", value: "11:40")
          LabeledContent("Wind", value: "west 3")
        }
        Button("Cancel the trip", role: .destructive) {}
      }
      .navigationTitle("Trip")
      .toolbar { Button("Add", systemImage: "plus") {} }
      .navigationDestination(for: String.self) { Harbour(name: $0) }
    }
    .sheet(isPresented: .constant(shows == .sheet)) {
      NewStop().presentationDetents([.medium, .large])
    }
    .alert("Cancel the trip?", isPresented: .constant(shows == .alert)) {
      Button("Cancel trip", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("The other guests will be told.")
    }
    .confirmationDialog(
      "Share the trip", isPresented: .constant(shows == .dialog), titleVisibility: .visible
    ) {
      Button("Send as a message") {}
      Button("Copy the link") {}
      Button("Stop sharing", role: .destructive) {}
    }
  }
}

private struct Berths: View {
  var body: some View {
    NavigationStack {
      List(1..<5) { Text("Berth \($0)") }
        .navigationTitle("Berths")
        .toolbar {
          Menu("Sort") {
            ControlGroup {
              Button("Reserve", systemImage: "calendar") {}
              Button("Share", systemImage: "square.and.arrow.up") {}
              Button("Print", systemImage: "printer") {}
            }
            Button("By name", systemImage: "textformat") {}
            Button("By length", systemImage: "ruler") {}
            Divider()
            Toggle("Free first", isOn: .constant(true))
            Button("Forget", systemImage: "trash", role: .destructive) {}
          }
        }
    }
  }
}

private struct Harbour: View {
  let name: String

  var body: some View {
    List {
      Section {
        LabeledContent("Berths", value: "6")
        LabeledContent("Depth", value: "2.4 m")
      }
      Section("Remarks") {
        Text("Keep clear of the reef to the north. The pier is lit until midnight.")
      }
    }
    .navigationTitle(name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct NewStop: View {
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: .constant("Heron Bay"))
        Toggle("Stay overnight", isOn: .constant(true))
        Stepper("2 berths", value: .constant(2))
      }
      .navigationTitle("New stop")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
      }
    }
  }
}
