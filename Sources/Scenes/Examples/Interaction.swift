import GalleyCatalog

extension CatalogScene {
  /// Views that wait for interaction.
  static let interaction = CatalogScene(
    "examples/08-interaction", "Menus, disclosure, redaction, materials and missing content",
    canvas: CGSize(width: 640, height: 384),
    variants: [
      Variant("light") { InteractionSheet() },
      Variant("dark") {
        InteractionSheet().background(.background).environment(\.colorScheme, .dark)
      },
      Variant("ios26", environment: { $0.systemTheme = .ios26 }) { InteractionSheet() },
    ])
}

private struct InteractionSheet: View {
  var body: some View {
    HStack(alignment: .top, spacing: 32) {
      VStack(alignment: .leading, spacing: 20) {
        Disclosure()
        Menus()
        Materials()
      }
      .frame(width: 280)
      VStack(alignment: .leading, spacing: 20) {
        Redaction()
        ContentUnavailableView(
          "No Mail", systemImage: "envelope", description: Text("New messages appear here.")
        )
        .background(.gray.opacity(0.12), in: .rect(cornerRadius: 12))
      }
      .frame(width: 280)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Disclosure: View {
  var body: some View {
    VStack(spacing: 12) {
      DisclosureGroup("Closed") { Text("Not seen") }
      DisclosureGroup("Open", isExpanded: .constant(true)) {
        VStack(alignment: .leading, spacing: 4) {
          Text("First line")
          Text("Second line")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}

private struct Menus: View {
  var body: some View {
    HStack(spacing: 16) {
      Menu("Plain") { Button("One") {} }
      Menu("Bordered") { Button("One") {} }.buttonStyle(.bordered)
      Menu {
        Button("One") {}
      } label: {
        Image(systemName: "ellipsis.circle")
      }
    }
  }
}

private struct Materials: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach([Color.red, .orange, .yellow, .green, .blue], id: \.self) { $0 }
    }
    .frame(minHeight: 112)
    .overlay {
      VStack(spacing: 0) {
        row("ultra thin", .ultraThin)
        row("thin", .thin)
        row("regular", .regular)
        row("thick", .thick)
      }
      .padding(.horizontal, 24)
    }
    .clipShape(.rect(topLeadingRadius: 24, bottomTrailingRadius: 24))
  }

  private func row(_ name: String, _ material: Material) -> some View {
    Text(name).font(.footnote).frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(material)
  }
}

private struct Redaction: View {
  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "person.circle.fill").font(.system(size: 40)).foregroundStyle(.tint)
      VStack(alignment: .leading, spacing: 2) {
        Text("Name of somebody").font(.headline)
        Text("Two lines of text that are not known yet").font(.subheadline)
      }
      .redacted(reason: .placeholder)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
