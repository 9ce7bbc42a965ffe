import Galley
import GalleyChecks

extension Seed {
  /// A text that wraps or is truncated in most frames of the seeds.
  static let long = "A sentence that needs more space than it gets here"

  /// Defects that must be found.
  static var defects: [Seed] {
    fit + contrast + targets + labels + reading + sizes + languages + colors
  }

  /// Views that are similar to defects, but fine.
  static var fine: [Seed] {
    [
      Seed("text that wraps", .truncation) { Text(long).frame(width: 120) },
      Seed("intended line limit", .truncation) { Text(long).lineLimit(1).frame(width: 90) },
      Seed("text in a scroll view", .clipping) { ScrollView { Text(long).padding(.top, 400) } },
      Seed("hidden text outside", .clipping) { Text("Gone").offset(x: 500).opacity(0) },
      Seed("picture that is cropped", .clipping) {
        Color.red.frame(width: 400, height: 400).frame(width: 50, height: 50).clipped()
      },
      Seed("badge with a background", .overlap) {
        Text("Headline of the day").overlay(alignment: .trailing) {
          Text("NEW").padding(4).background(.yellow)
        }
      },
      Seed("text on a filled symbol", .overlap) {
        Image(systemName: "circle.fill").font(.system(size: 80)).overlay { Text("42") }
      },
      Seed("outlined text", .overlap) {
        ZStack {
          Text("Outline").offset(x: 1).foregroundStyle(.gray); Text("Outline")
        }
      },
      Seed("text of a sheet", .overlap, width: 393, height: 852) {
        DeviceScreen(.iPhone16) {
          Text("Behind").sheet(isPresented: .constant(true)) { Text("In front") }
        }
      },
      Seed("text on a card that can be tapped", .overlap) {
        ZStack {
          RoundedRectangle(cornerRadius: 8).fill(.yellow).frame(width: 120, height: 60)
            .onTapGesture {}.accessibilityLabel("Card")
          Text("Title")
        }
      },
      Seed("value over a slider", .overlap) {
        VStack {
          Text("50%"); Slider(value: .constant(0.5))
        }
      },
      Seed("black on white", .contrast) { Text("Black") },
      Seed("large gray title", .contrast) {
        Text("Large").font(.system(size: 40)).foregroundStyle(Color(white: 0.5))
      },
      Seed("emoji", .contrast) {
        Text(verbatim: "🎉").foregroundStyle(Color(white: 0.9))
      },
      Seed("text scrolled under a bar", .contrast) {
        Text("Under the bar").overlay { Color.clear.background(.bar) }
      },
      Seed("disabled button", .contrast) { Button("Later") {}.disabled(true) },
      Seed("placeholder", .contrast) { TextField("Name", text: .constant("")) },
      Seed("decorative symbol", .contrast) {
        Image(systemName: "star").foregroundStyle(Color(white: 0.8)).accessibilityHidden(true)
      },
      Seed("lonely text button", .target) { Button("Continue") {} },
      Seed("large symbol button", .target) {
        Button {
        } label: {
          Image(systemName: "plus").frame(width: 44, height: 44)
        }
      },
      Seed("toggle", .target) { Toggle("Wi-Fi", isOn: .constant(true)) },
      Seed("label with a hidden title", .label) {
        Button {
        } label: {
          Label("Delete", systemImage: "circle.grid.3x3").labelStyle(.iconOnly)
        }
      },
      Seed("known symbol", .label) {
        Button {
        } label: {
          Image(systemName: "trash")
        }
      },
      Seed("decorative picture", .label) { Image(decorative: "IMG_1234") },
      Seed("segments", .duplicate) {
        Picker("A", selection: .constant(1)) {
          Text("One").tag(1); Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
      },
      Seed("different labels", .duplicate) {
        HStack {
          Button("Edit") {}.accessibilityLabel("Edit name")
          Button("Edit") {}.accessibilityLabel("Edit address")
        }
      },
      Seed("priority within a line", .reading) {
        HStack {
          Text("A"); Text("B").accessibilitySortPriority(1)
        }
      },
      Seed("text styles", .scaling) { Text("Grows").padding() },
      Seed("emoji of a fixed size", .scaling) { Text("🐠 🐱").font(.system(size: 40)) },
      Seed("wheel", .scaling) {
        Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
      },
      Seed("date field", .target) {
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
      },
      Seed("tab bar of iOS 26", .clipping, width: 393, height: 852) {
        DeviceScreen(.iPhone16) {
          TabView {
            Tab("Home", systemImage: "house") { Text("A") }
            Tab("More", systemImage: "star") { Text("B") }
          }
        }
        .environment(\.systemTheme, .ios26)
      },
      Seed("room to grow", .translation) { Text("Settings").padding() },
      Seed("blue and orange dots", .color) {
        HStack {
          Circle().fill(.blue).frame(width: 12, height: 12)
          Circle().fill(.orange).frame(width: 12, height: 12)
        }
      },
    ]
  }
}
