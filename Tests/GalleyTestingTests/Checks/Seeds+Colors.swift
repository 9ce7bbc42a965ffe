import Galley
import GalleyChecks

/// Texts with low contrast, and states that differ only in color.
extension Seed {
  static var contrast: [Seed] {
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
      Seed("text on a tinted material", .contrast) {
        Text("Material").foregroundStyle(Color(white: 0.6)).padding().background(.regularMaterial)
      },
      Seed("custom placeholder color", .contrast) {
        TextField("Name", text: .constant("Ada")).foregroundStyle(Color(white: 0.75))
      },
    ]
  }

  static var colors: [Seed] {
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
      Seed("blue and green for a missing blue cone", .color) {
        dots(Color(red: 0.1, green: 0.55, blue: 0.55), Color(red: 0.1, green: 0.5, blue: 0.85))
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
}
