import GalleyCatalog

extension CatalogScene {
  /// The controls at rest, arranged for comparison as on a designer's sheet.
  static let controlSheet = CatalogScene(
    "examples/02-controls", "Controls at rest, light, dark and from right to left",
    canvas: CGSize(width: 780, height: 712),
    variants: [
      Variant("light") { ControlSheet() },
      Variant("dark") {
        ControlSheet().background(.background).environment(\.colorScheme, .dark)
      },
      Variant("rtl") { ControlSheet().environment(\.layoutDirection, .rightToLeft) },
      Variant("ios26", environment: { $0.systemTheme = .ios26 }) { ControlSheet() },
      Variant("ios26-dark", environment: { $0.systemTheme = .ios26 }) {
        ControlSheet().background(.background).environment(\.colorScheme, .dark)
      },
    ]
  )
  .largeGolden(reason: "it shows every control on one sheet")
}

private struct ControlSheet: View {
  var body: some View {
    HStack(spacing: 40) {
      // The columns fill the same height.
      VStack(alignment: .leading, spacing: 0) {
        ButtonPanel()
        Spacer(minLength: 24)
        LabelPanel()
        Spacer(minLength: 24)
        GaugePanel()
      }
      VStack(alignment: .leading, spacing: 0) {
        RowPanel()
        Spacer(minLength: 24)
        FieldPanel()
        Spacer(minLength: 24)
        ProgressPanel()
      }
    }
    .padding(30)
  }
}

/// A heading above a group of controls.
private struct Panel<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      content
    }
  }
}

private struct ButtonPanel: View {
  var body: some View {
    Panel(title: "Button") {
      Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 10) {
        GridRow {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Delete", role: .destructive) {}
        }
        GridRow {
          Button("Bordered") {}
          Button("Tinted") {}.tint(.green)
          Button("Disabled") {}.disabled(true)
        }
        .buttonStyle(.bordered)
        GridRow {
          Button("Prominent") {}
          Button("Tinted") {}.tint(.indigo)
          Button("Disabled") {}.disabled(true)
        }
        .buttonStyle(.borderedProminent)
      }
      HStack(alignment: .lastTextBaseline, spacing: 10) {
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.buttonBorderShape(.capsule)
        Button("Large", systemImage: "cart") {}.controlSize(.large)
      }
      .buttonStyle(.borderedProminent)
    }
  }
}

private struct LabelPanel: View {
  var body: some View {
    Panel(title: "Label, Link, LabeledContent, GroupBox") {
      HStack(spacing: 20) {
        Label("Favorites", systemImage: "heart.fill")
        Link("Read more", destination: URL(string: "https://example.org")!)
      }
      GroupBox("Delivery") {
        VStack(spacing: 10) {
          LabeledContent("Street", value: "12 Quay Street")
          LabeledContent("Weight") { Text("1.2 kg").monospacedDigit() }
        }
      }
    }
  }
}

private struct ProgressPanel: View {
  var body: some View {
    Panel(title: "ProgressView") {
      ProgressView("Copying", value: 3, total: 8)
      ProgressView(value: 0.7).tint(.orange)
      HStack(spacing: 30) {
        ProgressView()
        ProgressView().controlSize(.large)
        ProgressView("Loading")
        ProgressView(value: 0.6).progressViewStyle(.circular).tint(.orange)
      }
    }
  }
}

private struct RowPanel: View {
  var body: some View {
    Panel(title: "Toggle, Stepper, DatePicker, Picker, Slider") {
      Toggle("Notifications", isOn: .constant(true))
      Toggle("Sounds", isOn: .constant(false))
      Stepper("Guests: 1", value: .constant(1), in: 1...9)
      DatePicker(
        "Arrival", selection: .constant(Date(timeIntervalSince1970: 1_750_000_000)),
        displayedComponents: .date)
      Picker("Color", selection: .constant("Green")) {
        ForEach(["Red", "Green"], id: \.self) { Text($0).tag($0) }
      }
      Picker("Size", selection: .constant(2)) {
        ForEach(1..<5) { Text(["S", "M", "L", "XL"][$0 - 1]).tag($0) }
      }
      .pickerStyle(.segmented)
      Slider(value: .constant(0.4)) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.2.fill")
      }
      .foregroundStyle(.secondary)
    }
  }
}

private struct FieldPanel: View {
  var body: some View {
    Panel(title: "TextField, SecureField") {
      TextField("Name", text: .constant(""))
      TextField("Name", text: .constant("Ada Lovelace")).textFieldStyle(.roundedBorder)
      SecureField("Password", text: .constant("secret!")).textFieldStyle(.roundedBorder)
    }
  }
}

private struct GaugePanel: View {
  var body: some View {
    Panel(title: "Gauge") {
      Gauge(value: 62, in: 0...100) {
        Text("Humidity")
      } currentValueLabel: {
        Text("62%")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 24) {
        Gauge(value: 18, in: -10...40) {
          Text("°C")
        } currentValueLabel: {
          Text("18")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.blue, .green, .orange]))
        Gauge(value: 0.7) { Text("70") }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.green)
        Gauge(value: 0.3) { Text("Speed") }
          .gaugeStyle(.accessoryLinear)
      }
    }
  }
}
