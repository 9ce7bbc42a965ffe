import GalleyCatalog

extension CatalogScene {
  /// Effects that change pixels, each applied to the same small picture.
  static let filters = CatalogScene(
    "examples/07-filters", "Filters, masks and blend modes, each on the same picture",
    canvas: CGSize(width: 696, height: 512)
  ) { FilterSheet() }
  .largeGolden(reason: "it shows every filter and blend mode on one sheet")
}

private struct FilterSheet: View {
  private static let columns = Array(repeating: GridItem(.fixed(84), spacing: 10), count: 7)

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Panel(title: "Colors") {
        Tile(name: "as it is") { Picture() }
        Tile(name: "brightness 0.3") { Picture().brightness(0.3) }
        Tile(name: "contrast 2") { Picture().contrast(2) }
        Tile(name: "saturation 0.3") { Picture().saturation(0.3) }
        Tile(name: "grayscale 1") { Picture().grayscale(1) }
        Tile(name: "hueRotation 120°") { Picture().hueRotation(.degrees(120)) }
        Tile(name: "colorInvert") { Picture().colorInvert() }
        Tile(name: "colorMultiply") { Picture().colorMultiply(.yellow) }
        Tile(name: "luminanceToAlpha") { Picture().luminanceToAlpha() }
        Tile(name: "blur 3") { Picture().blur(radius: 3) }
        Tile(name: "blur, opaque") { Picture().blur(radius: 3, opaque: true) }
        Tile(name: "mask, shape") { Picture().mask { Capsule() } }
        Tile(name: "mask, text") {
          Picture(letters: "").mask { Text("Mask").font(.system(size: 29, weight: .black)) }
        }
        Tile(name: "mask, gradient") {
          Picture().mask(
            LinearGradient(
              colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
        }
      }
      Panel(title: "Blend modes") {
        ForEach(BlendMode.allCases, id: \.self) { mode in
          Tile(name: mode.rawValue) { Discs(mode: mode) }
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private struct Panel<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 10) {
        Text(title).font(.headline)
        LazyVGrid(columns: FilterSheet.columns, spacing: 12) { content }
      }
    }
  }
}

private struct Tile<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 4) {
      content.frame(width: 84, height: 52)
      Text(name).font(.system(size: 10.5)).foregroundStyle(.primary.opacity(0.75)).fixedSize()
    }
  }
}

/// Colors, an edge and letters.
private struct Picture: View {
  var letters = "Ag"

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        ForEach([Color.red, .orange, .yellow, .green, .blue], id: \.self) { $0 }
      }
      Circle().fill(.white.opacity(0.6)).padding(6)
      Text(letters).font(.title2.bold()).foregroundStyle(.black)
    }
    .clipShape(.rect(cornerRadius: 8))
  }
}

/// Two blended discs on their own background.
private struct Discs: View {
  let mode: BlendMode

  var body: some View {
    ZStack {
      Color(white: 0.85)
      Circle().fill(.orange).frame(width: 36).offset(x: -10)
      Circle().fill(.blue).frame(width: 36).offset(x: 10).blendMode(mode)
    }
    .compositingGroup()
    .clipShape(.rect(cornerRadius: 8))
  }
}
