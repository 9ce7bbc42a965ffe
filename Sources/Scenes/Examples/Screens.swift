import GalleyCatalog

extension CatalogScene {
  /// A list, a form and tabs on an iPhone screen.
  static let screens = CatalogScene(
    "examples/05-screens", "A list, a form and tabs on a phone",
    canvas: CGSize(width: 393, height: 852),
    variants: [
      Variant("list") { phone { HarbourList() } },
      Variant("form") { phone { BookingForm() } },
      Variant("tabs-dark") { phone { HarbourTabs() }.environment(\.colorScheme, .dark) },
      Variant("rtl") { phone { HarbourList() }.environment(\.layoutDirection, .rightToLeft) },
      Variant("ios26-list", environment: { $0.systemTheme = .ios26 }) { phone { HarbourList() } },
      Variant("ios26-form", environment: { $0.systemTheme = .ios26 }) { phone { BookingForm() } },
    ])

  private static func phone<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    DeviceScreen(.iPhone16, showsSystemBars: true, content: content)
  }
}

private struct Boat: Identifiable {
  let name: String
  let length: Int
  let symbol: String
  var id: String { name }

  static let all = [
    Boat(name: "Amelia", length: 9, symbol: "leaf.fill"),
    Boat(name: "Petrel", length: 12, symbol: "bird.fill"),
    Boat(name: "Northern Star", length: 22, symbol: "star.fill"),
  ]
}

private struct HarbourList: View {
  var body: some View {
    NavigationStack {
      List {
        Section("In the harbour") {
          ForEach(Boat.all) { boat in
            NavigationLink(value: boat.name) {
              Label(boat.name, systemImage: boat.symbol)
              Spacer()
              Text("\(boat.length) m").foregroundStyle(.secondary)
            }
          }
        }
        Section {
          LabeledContent("Water", value: "14 °C")
          LabeledContent("Wind", value: "south-west 4")
          Toggle("Storm warnings", isOn: .constant(true))
        } header: {
          Text("Weather")
        } footer: {
          Text("Measured at the lighthouse every ten minutes.")
        }
      }
      .navigationTitle("Harbour")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
      }
    }
  }
}

private struct BookingForm: View {
  var body: some View {
    NavigationStack {
      Form {
        Section("Guest") {
          TextField("Name", text: .constant(""))
          TextField("Boat", text: .constant("Petrel"))
        }
        Section {
          DatePicker(
            "Arrival", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)),
            displayedComponents: .date)
          Stepper("Nights: 3", value: .constant(3), in: 1...14)
          Picker("Berth", selection: .constant("B 12")) { Text("B 12").tag("B 12") }
        }
        Section {
          Toggle("Electricity", isOn: .constant(true))
          Toggle("Fresh water", isOn: .constant(false))
        }
        Button("Book the berth") {}
          .frame(maxWidth: .infinity)
      }
      .navigationTitle("New booking")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
  }
}

private struct HarbourTabs: View {
  var body: some View {
    TabView {
      HarbourList().tabItem { Label("Harbour", systemImage: "house") }
      Text("").tabItem { Label("Weather", systemImage: "cloud") }
      Text("").tabItem { Label("Alerts", systemImage: "bell") }
      Text("").tabItem { Label("Settings", systemImage: "gearshape") }
    }
  }
}
