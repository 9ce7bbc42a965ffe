import Galley
import GalleyChecks

/// Texts without enough space: at their own size, at larger type sizes, and in other languages.
extension Seed {
  static var fit: [Seed] {
    [
      Seed("text in a short frame", .truncation) { Text(long).frame(width: 90, height: 21) },
      Seed("text in a row", .truncation) {
        HStack {
          Text(long); Color.red.frame(width: 250)
        }.frame(height: 24)
      },
      Seed("text in a fixed card", .truncation) {
        VStack { Text(long + long + long) }.frame(width: 120, height: 60)
      },
      Seed("label of a button", .truncation) { Button(long) {}.frame(width: 80, height: 22) },
      Seed("title in a navigation bar", .truncation, width: 393, height: 852) {
        DeviceScreen(.iPhone16) {
          NavigationStack {
            Text("Content").navigationTitle(long + long).navigationBarTitleDisplayMode(.inline)
          }
        }
      },
      Seed("head truncated", .truncation) {
        Text(long).truncationMode(.head).frame(width: 90, height: 21)
      },
      Seed("text clipped by its container", .clipping) {
        Text("Clipped").fixedSize().frame(width: 30, height: 20).clipped()
      },
      Seed("text over the edge of the canvas", .clipping) {
        Text("Over the edge").fixedSize().position(x: 310, y: 100)
      },
      Seed("text moved out of the canvas", .clipping) { Text("Gone").offset(x: 500) },
      Seed("text cut by a rounded clip", .clipping) {
        Text("Rounded").font(.title).fixedSize().frame(width: 44, height: 44).clipShape(Circle())
      },
      Seed("button over the bottom edge", .clipping) {
        Button("Buy") {}.offset(y: 118)
      },
      Seed("text scaled over the edge", .clipping) {
        Text("Large words").scaleEffect(6)
      },
      Seed("text under the status bar", .clipping, width: 393, height: 852) {
        DeviceScreen(.iPhone16) {
          Text("Top").frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
        }
      },
      Seed("rows below the screen", .clipping, width: 200, height: 100) {
        VStack { ForEach(0..<8) { Text("Row \($0)") } }.fixedSize().frame(
          height: 100, alignment: .top)
      },
      Seed("two texts in one place", .overlap) {
        ZStack {
          Text("First words"); Text("Other text")
        }
      },
      Seed("text moved over another", .overlap) {
        VStack {
          Text("Upper line"); Text("Lower line").offset(y: -18)
        }
      },
      Seed("negative spacing", .overlap) {
        VStack(spacing: -14) {
          Text("Upper line"); Text("Lower line")
        }
      },
      Seed("text over a symbol", .overlap) {
        HStack(spacing: -16) {
          Image(systemName: "star.fill").font(.title); Text("Rating")
        }
      },
      Seed("overlay over a text", .overlap) {
        Text("Headline of the day").overlay(alignment: .trailing) { Text("NEW") }
      },
      Seed("text over a switch", .overlap) {
        HStack(spacing: -20) {
          Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden(); Text("Connected")
        }
      },
      Seed("slider over a text", .overlap) {
        VStack(spacing: -24) {
          Text("Volume of the sound"); Slider(value: .constant(0.5)).frame(width: 200)
        }
      },
      Seed("rotated text over another", .overlap) {
        ZStack {
          Text("A long horizontal text"); Text("Rotated").rotationEffect(.degrees(20))
        }
      },
    ]
  }

  static var sizes: [Seed] {
    [
      Seed("fixed font size", .scaling) { Text("Fixed").font(.system(size: 17)) },
      Seed("fixed font in a button", .scaling) { Button("Fixed") {}.font(.system(size: 15)) },
      Seed("limited type size", .scaling) { Text("Limited").dynamicTypeSize(.large) },
      Seed("fixed height", .scaling) { Text("Two words here").frame(width: 200, height: 24) },
      Seed("row that does not wrap", .scaling) {
        HStack {
          Text("Departure"); Text("Arrival"); Text("Platform")
        }.frame(height: 40)
      },
      Seed("fixed badge", .scaling) { Text("42").frame(width: 24, height: 24).clipShape(Circle()) },
    ]
  }

  static var languages: [Seed] {
    [
      Seed("no room for a longer word", .translation) {
        Text("Settings").frame(width: 70, height: 22)
      },
      Seed("two buttons side by side", .translation, width: 180) {
        HStack {
          Button("Continue") {}; Button("Cancel") {}
        }.frame(height: 24)
      },
      Seed("fixed title", .translation) {
        Text("Departures").fixedSize().frame(width: 90, height: 24).clipped()
      },
      Seed("label and value", .translation, width: 170) {
        HStack {
          Text("Temperature"); Spacer(); Text("Outside")
        }.frame(height: 22)
      },
      Seed("offset from the left", .translation, width: 200) {
        Text("Offset").offset(x: 20).frame(maxWidth: .infinity, alignment: .leading)
          .environment(\.layoutDirection, .leftToRight).fixedSize().offset(x: 60)
          .frame(width: 70, alignment: .leading).clipped()
      },
    ]
  }
}
