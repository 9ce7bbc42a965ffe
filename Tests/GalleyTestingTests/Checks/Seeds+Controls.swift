import Galley
import GalleyChecks

/// Controls that are hard to tap, and elements that a screen reader reads badly.
extension Seed {
  static var targets: [Seed] {
    [
      Seed("small symbol button", .target) {
        Button {
        } label: {
          Image(systemName: "xmark").font(.caption)
        }
      },
      Seed("symbol button of 30 points", .target) {
        Button {
        } label: {
          Image(systemName: "plus").frame(width: 30, height: 30)
        }
      },
      Seed("crowded text buttons", .target) {
        VStack(spacing: 2) {
          Button("One choice") {}; Button("Another choice") {}
        }
      },
      Seed("crowded dots", .target) {
        HStack(spacing: 4) {
          ForEach(0..<4) { index in
            Circle().frame(width: 12, height: 12).onTapGesture {}
              .accessibilityLabel("Page \(index)")
          }
        }
      },
      Seed("scaled button", .target) { Button("Small") {}.scaleEffect(0.5) },
      Seed("narrow tap area", .target) {
        Color.blue.frame(width: 10, height: 100).onTapGesture {}.accessibilityLabel("Edge")
      },
    ]
  }

  static var labels: [Seed] {
    [
      Seed("button with a shape", .label) {
        Button {
        } label: {
          Circle().frame(width: 44, height: 44)
        }
      },
      Seed("button with an unknown symbol", .label) {
        Button {
        } label: {
          Image(systemName: "circle.grid.3x3")
        }
      },
      Seed("named picture", .label) { Image("IMG_1234") },
      Seed("picture from memory", .label) {
        Image(Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])).resizable()
      },
      Seed("link with a picture only", .label) {
        NavigationLink {
          Text("Inner")
        } label: {
          Image("IMG_1234").resizable().frame(width: 60, height: 60)
        }
      },
      Seed("menu with an unknown symbol", .label) {
        Menu {
          Button("One") {}
        } label: {
          Image(systemName: "circle.grid.2x2")
        }
      },
      Seed("toggle without a title", .label) { Toggle("", isOn: .constant(true)) },
      Seed("slider without a label", .label) { Slider(value: .constant(0.5)) },
      Seed("stepper without a label", .label) { Stepper("", value: .constant(1)) },
      Seed("tapped shape", .label) {
        Rectangle().frame(width: 60, height: 60).onTapGesture {}
      },
      Seed("empty element", .label) {
        HStack { Text("A") }.accessibilityElement(children: .ignore)
      },
      Seed("button with a blank label", .label) { Button("Go") {}.accessibilityLabel(" ") },
      Seed("two equal buttons", .duplicate) {
        HStack {
          Button("Edit") {}; Button("Edit") {}
        }
      },
      Seed("equal buttons in rows", .duplicate) {
        VStack {
          HStack {
            Text("Milk"); Button("Delete") {}
          }
          HStack {
            Text("Bread"); Button("Delete") {}
          }
        }
      },
      Seed("equal symbols", .duplicate) {
        HStack {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
      },
      Seed("equal links", .duplicate) {
        VStack {
          Link("More", destination: URL(string: "https://a.example")!)
          Link("More", destination: URL(string: "https://b.example")!)
        }
      },
    ]
  }

  static var reading: [Seed] {
    [
      Seed("the last line first", .reading) {
        VStack {
          Text("Title"); Text("Price").accessibilitySortPriority(2)
        }
      },
      Seed("bottom button first", .reading) {
        VStack {
          Text("Terms"); Spacer(); Button("Accept") {}.accessibilitySortPriority(1)
        }
      },
      Seed("button in its label", .reading) { Button("Buy button") {} },
      Seed("heading in its label", .reading) {
        Text("Prices heading").accessibilityAddTraits(.isHeader)
      },
      Seed("link in its label", .reading) {
        Link("Terms link", destination: URL(string: "https://a.example")!)
      },
      Seed("image in its label", .reading) {
        Image(systemName: "star").accessibilityLabel("Star image")
      },
      Seed("element without a size", .reading) {
        Color.clear.frame(width: 0, height: 0).accessibilityLabel("Ghost")
      },
    ]
  }
}
