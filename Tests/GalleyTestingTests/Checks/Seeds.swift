import Galley
import GalleyChecks

extension Seed {
  private static let long = "A sentence that needs more space than it gets here"

  /// Defects that must be found.
  static var defects: [Seed] {
    fit + contrast + targets + labels + reading + sizes + languages + colors
  }

  private static var fit: [Seed] {
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
      Seed("rotated text over another", .overlap) {
        ZStack {
          Text("A long horizontal text"); Text("Rotated").rotationEffect(.degrees(20))
        }
      },
    ]
  }

  private static var contrast: [Seed] {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    return [
      Seed("pale gray on white", .contrast) { Text("Pale").foregroundStyle(Color(white: 0.7)) },
      Seed("yellow on white", .contrast) { Text("Yellow").foregroundStyle(.yellow) },
      Seed("white on a bright button", .contrast) {
        Text("Buy").foregroundStyle(.white).padding().background(.yellow)
      },
      Seed("opacity", .contrast) { Text("Faint").opacity(0.4) },
      Seed("opacity of the container", .contrast) { VStack { Text("Faint") }.opacity(0.4) },
      Seed("text over a gradient", .contrast) {
        Text("From dark to light").foregroundStyle(.white).frame(width: 300, height: 60)
          .background(gradient)
      },
      Seed("text in a gradient", .contrast) { Text("A gradient text").foregroundStyle(gradient) },
      Seed("same color", .contrast) { Text("Invisible").foregroundStyle(.white) },
      Seed("large pale title", .contrast) {
        Text("Large").font(.system(size: 40)).foregroundStyle(Color(white: 0.75))
      },
      Seed("dark on dark", .contrast) {
        Text("Dark").foregroundStyle(Color(white: 0.3)).padding().background(.black)
      },
      Seed("pale symbol", .contrast) {
        Image(systemName: "star.fill").font(.title).foregroundStyle(Color(white: 0.8))
      },
      Seed("pale symbol button", .contrast) {
        Button {
        } label: {
          Image(systemName: "trash").foregroundStyle(Color(white: 0.8))
        }
      },
      Seed("text over a checkered picture", .contrast) {
        Text("Over stripes").foregroundStyle(.black).background {
          HStack(spacing: 0) {
            Color.white; Color.black; Color.white; Color.black
          }
        }
      },
      Seed("blended text", .contrast) {
        Text("Blended").foregroundStyle(.gray).blendMode(.screen)
      },
      Seed("custom placeholder color", .contrast) {
        TextField("Name", text: .constant("Ada")).foregroundStyle(Color(white: 0.75))
      },
    ]
  }

  private static var targets: [Seed] {
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

  private static var labels: [Seed] {
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

  private static var reading: [Seed] {
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
      Seed("image in its label", .reading) {
        Image(systemName: "star").accessibilityLabel("Star image")
      },
      Seed("element without a size", .reading) {
        Color.clear.frame(width: 0, height: 0).accessibilityLabel("Ghost")
      },
    ]
  }

  private static var sizes: [Seed] {
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

  private static var languages: [Seed] {
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

  private static var colors: [Seed] {
    func dots(_ a: Color, _ b: Color) -> some View {
      HStack {
        Circle().fill(a).frame(width: 12, height: 12)
        Circle().fill(b).frame(width: 12, height: 12)
      }
    }
    return [
      Seed("red and green dots", .color) {
        dots(Color(red: 0.8, green: 0.3, blue: 0.2), Color(red: 0.45, green: 0.5, blue: 0.15))
      },
      Seed("orange and green", .color) {
        dots(Color(red: 0.85, green: 0.5, blue: 0.1), Color(red: 0.55, green: 0.65, blue: 0.1))
      },
      Seed("equally bright", .color) {
        dots(Color(red: 0.6, green: 0.4, blue: 0.9), Color(red: 0.3, green: 0.55, blue: 0.4))
      },
      Seed("colored symbols", .color) {
        HStack {
          Image(systemName: "circle.fill").foregroundStyle(Color(red: 0.8, green: 0.3, blue: 0.2))
          Image(systemName: "circle.fill")
            .foregroundStyle(Color(red: 0.45, green: 0.5, blue: 0.15))
        }
      },
    ]
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
      Seed("black on white", .contrast) { Text("Black") },
      Seed("large gray title", .contrast) {
        Text("Large").font(.system(size: 40)).foregroundStyle(Color(white: 0.5))
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
