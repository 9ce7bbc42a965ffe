import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// PDF and SVG files, read back with common viewers.
@MainActor
@Suite("PDF and SVG files", .enabled(if: hasPainter))
struct DocumentTests {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Flat white & Söhne").font(.title.bold())
        Text("مرحبا بالعالم")
        Text("日本語と English").italic()
        Text("struck").strikethrough().foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        HStack {
          Circle().fill(
            RadialGradient(
              colors: [.yellow, .orange], center: .center, startRadius: 2, endRadius: 20))
          RoundedRectangle(cornerRadius: 8).stroke(.green, lineWidth: 3).opacity(0.5)
        }
        .frame(height: 40)
      }
      .padding()
      .background(.white)
    }
  }

  private func renderer<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    renderer.isOpaque = true
    return renderer
  }

  private func write(_ data: Data, _ suffix: String) throws -> String {
    let path =
      NSTemporaryDirectory()
      + "galley-document-\(getpid())-\(UInt32.random(in: 0 ... .max)).\(suffix)"
    try data.write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test("equal views give equal bytes")
  func equalBytes() throws {
    let pdf = try renderer(Card()).pdfData()
    expect(pdf.starts(with: Data("%PDF-1.".utf8)))
    try expectEqual(renderer(Card()).pdfData(), pdf)
    let svg = try renderer(Card()).svgData()
    try expectEqual(renderer(Card()).svgData(), svg)
  }

  @Test(
    "a PDF file contains real text",
    .enabled(if: SystemTool("pdftotext") != nil, "needs poppler-utils"))
  func pdfText() throws {
    let path = try write(renderer(Card()).pdfData(), "pdf")
    defer { unlink(path) }
    let text = String(
      decoding: try require(SystemTool("pdftotext")).run(["-layout", path, "-"]), as: UTF8.self)
    expect(text, contains: "Flat white & Söhne")
    expect(text, contains: "日本語と English")
    expect(text, contains: "struck")
    let arabic = text.unicodeScalars.filter { (0x600...0x6FF).contains($0.value) }
    expectAtLeast(String(String.UnicodeScalarView(arabic)).count, 11, "\(text)")
    let fonts = String(
      decoding: try require(SystemTool("pdffonts")).run([path]), as: UTF8.self)
    expect(fonts, contains: "Inter")
    // Every font is embedded as a subset, with a mapping to Unicode.
    for line in fonts.split(separator: "\n").dropFirst(2) {
      expect(line, contains: "yes yes yes")
    }
  }

  @Test("an SVG file contains real text")
  func svgText() throws {
    let svg = String(decoding: try renderer(Card()).svgData(), as: UTF8.self)
    expect(svg, contains: ">Flat white &amp; Söhne</text>")
    expect(svg, contains: ">مرحبا بالعالم</text>")
    expect(svg, contains: ">日本語と English</text>")
    expect(svg, contains: "direction=\"rtl\">مرحبا بالعالم</text>")
  }

  /// Views including effects that the formats don't support.
  private static let views: [(name: String, view: AnyView)] = [
    ("card", AnyView(Card())),
    (
      "shadow",
      AnyView(
        Text("Shadow").padding().background(.white).cornerRadius(12).shadow(radius: 6, y: 3)
          .padding(24).background(Color(white: 0.9)))
    ),
    (
      "blur",
      AnyView(
        HStack {
          Text("Sharp")
          Text("Soft").blur(radius: 3)
        }.padding(20))
    ),
    (
      "angular gradient",
      AnyView(
        HStack {
          Circle().fill(AngularGradient(colors: [.red, .yellow, .red], center: .center))
          Circle().stroke(AngularGradient(colors: [.blue, .green], center: .center), lineWidth: 8)
            .padding(4)
        }.frame(width: 120, height: 60))
    ),
    (
      "material",
      AnyView(
        ZStack {
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          Text("Frosted").padding().background(.ultraThinMaterial)
        }.frame(width: 160, height: 90))
    ),
    (
      "blend",
      AnyView(
        ZStack {
          Color.yellow
          Circle().fill(.cyan).blendMode(.multiply).padding(10)
          Circle().fill(.gray).blendMode(.plusLighter).padding(24)
        }.frame(width: 80, height: 80))
    ),
    (
      "symbols",
      AnyView(
        HStack {
          Image(systemName: "checkmark.circle.fill")
          Image(systemName: "xmark.circle.fill")
          Image(systemName: "heart")
        }.font(.largeTitle).foregroundStyle(.tint).padding())
    ),
    (
      "colors",
      AnyView(
        VStack {
          Text("Gray").foregroundStyle(.red)
          Color.orange.frame(width: 50, height: 20)
        }.grayscale(1).padding())
    ),
    (
      "mask",
      AnyView(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .frame(width: 120, height: 60).mask { Text("MASK").font(.largeTitle.bold()) })
    ),
    (
      "rotated",
      AnyView(
        Text("Turned").font(.title).padding().background(.mint).clipShape(Capsule())
          .rotationEffect(.degrees(20)).padding(30))
    ),
    (
      "colors in colors",
      AnyView(
        Color.white.colorMultiply(.red).colorInvert().frame(width: 40, height: 20))
    ),
    (
      "material on colors",
      AnyView(
        ZStack {
          Color.red.colorInvert()
          Text("x").padding().background(.ultraThinMaterial)
        }.frame(width: 80, height: 60))
    ),
    (
      "blend in colors",
      AnyView(
        ZStack {
          Color.yellow
          Circle().fill(.cyan).blendMode(.multiply).padding(10)
        }.colorInvert().frame(width: 80, height: 80))
    ),
  ]

  private nonisolated static let names = [
    "card", "shadow", "blur", "angular gradient", "material", "blend", "symbols", "colors", "mask",
    "rotated", "colors in colors", "material on colors", "blend in colors",
  ]

  @Test("PDF and SVG files match the picture", arguments: names)
  func agreement(_ name: String) throws {
    let view = try require(Self.views.first { $0.name == name }).view
    let renderer = renderer(view)
    let picture = try renderer.bitmap()
    let present = Set(ImageFile.libraries.filter(\.isPresent).map(\.name))
    for (library, data) in [
      ("poppler-glib", try renderer.pdfData()), ("librsvg", try renderer.svgData()),
    ] where present.contains(library) {
      let agreement = PictureAgreement(picture, try ImageFile.decode([UInt8](data), scale: 2))
      expectAtMost(agreement.mean, 2, "\(library) \(name): \(agreement)")
      expectAtMost(agreement.wrong, 0.002, "\(library) \(name): \(agreement)")
    }
  }

  @Test("only unsupported effects become images")
  func images() throws {
    for (name, view) in Self.views {
      let svg = String(decoding: try renderer(view).svgData(), as: UTF8.self)
      let hasImages = [
        "shadow", "blur", "angular gradient", "material", "blend", "material on colors",
        "blend in colors",
      ].contains(name)
      expectEqual(svg.contains("<image"), hasImages, "\(name)")
    }
    // Text on a view with a shadow remains text.
    let shadow = try require(Self.views.first { $0.name == "shadow" }).view
    let svg = String(decoding: try renderer(shadow).svgData(), as: UTF8.self)
    expect(svg, contains: ">Shadow</text>")
  }

  @Test("an image can be interpolated in one place and pixelated in another")
  func interpolation() throws {
    let bitmap = Bitmap(
      width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    let view = HStack {
      Image(bitmap).interpolation(.none).resizable().frame(width: 20, height: 20)
      Image(bitmap).resizable().frame(width: 20, height: 20)
    }
    let svg = String(decoding: try renderer(view).svgData(), as: UTF8.self)
    let uses = svg.components(separatedBy: "<use ").dropFirst().map {
      $0.prefix { $0 != ">" }.contains("image-rendering:pixelated")
    }
    expectEqual(uses, [true, false])
    expectEqual(svg.components(separatedBy: "pixelated").count, 2)
  }

  @Test("an invalid resolution is clamped, however it is set")
  func resolution() throws {
    var options = DocumentOptions()
    for (value, clamped) in [(CGFloat.nan, 3.0), (0, 0.1), (-1, 0.1), (.infinity, 3), (1e9, 20)] {
      options.resolution = value
      expectEqual(options.resolution, CGFloat(clamped))
      expectEqual(DocumentOptions(resolution: value), options)
    }
    options.resolution = 0
    let view = Color.red.frame(width: 20, height: 20).shadow(radius: 3).padding()
    let svg = String(decoding: try renderer(view).svgData(options: options), as: UTF8.self)
    expect(svg, contains: "<image")
    // Thinner than any pixel, so nothing is visible.
    let thin = Color.red.frame(width: 1e-7, height: 20).blur(radius: 0).shadow(radius: 0)
    _ = try renderer(thin.frame(width: 20)).pdfData()
  }

  @Test("a blended group becomes one image, in time linear in its parts")
  func blending() throws {
    func seconds(_ count: Int) throws -> Double {
      let view = ZStack {
        ForEach(0..<count, id: \.self) { _ in Circle().fill(.gray).blendMode(.plusLighter) }
      }
      let list = try renderer(view.frame(width: 60, height: 60)).displayList()
      return try cpuSeconds { _ = try Rasterizer.pdf(of: [list]) }
    }
    _ = try seconds(5)
    let (few, many) = (try seconds(40), try seconds(160))
    expectLess(many, few * 9, "\(few) and \(many) seconds")
  }

  @Test("a JPEG file is white where the picture is transparent")
  func jpeg() throws {
    guard ImageFile.libraries.contains(where: { $0.name == "libturbojpeg" && $0.isPresent }) else {
      return
    }
    let view = ZStack {
      Color.red
      Circle().blendMode(.destinationOut)
    }.frame(width: 32, height: 32)
    let data = try ImageRenderer(content: view).jpegData(quality: 1)
    let middle = try ImageFile.decode([UInt8](data))[16, 16]
    expect([middle.red, middle.green, middle.blue].allSatisfy { $0 > 245 }, "\(middle)")
  }

  /// A web card with 260 letters, like the one in `Scripts/bench`.
  private struct LargeCard: View {
    private let text =
      "Every parent proposes a size, every child answers with its own, and the parent puts it "
      + "somewhere. Text is shaped once, measured and painted from the same result, so that what "
      + "was measured is what is seen."

    var body: some View {
      VStack(alignment: .leading, spacing: 32) {
        HStack(spacing: 24) {
          Circle().fill(.white).frame(width: 112, height: 112)
            .overlay { Text("G").font(.system(size: 64, weight: .bold)).foregroundStyle(.indigo) }
          VStack(alignment: .leading, spacing: 4) {
            Text("Galley").font(.system(size: 60, weight: .bold))
            Text("Layout, proofed to PNG").font(.system(size: 28))
          }
        }
        Text(text).font(.system(size: 27))
        HStack(spacing: 12) {
          ForEach(["Swift", "Linux", "Pango", "Cairo"], id: \.self) { name in
            Text(name).font(.system(size: 22, weight: .medium)).padding(12)
              .background(.white.opacity(0.2), in: Capsule())
          }
        }
      }
      .padding(48)
      .frame(width: 1040, height: 500, alignment: .leading)
      .background(.black.opacity(0.25), in: RoundedRectangle(cornerRadius: 40))
      .frame(width: 1200, height: 630)
      .background(
        LinearGradient(
          colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .foregroundStyle(.white)
    }
  }

  @Test("a card's file size is small apart from its glyph outlines")
  func size() throws {
    let lines = String(decoding: try renderer(LargeCard()).svgData(), as: UTF8.self)
      .split(separator: "\n")
    let outlines = lines.filter { $0.hasPrefix("<path id=\"g") }
    let size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    let letters = outlines.reduce(0) { $0 + $1.utf8.count + 1 }
    expectAtMost(size - letters, 30_000, "\(size - letters) bytes and \(letters) of letters")
    expectLess(outlines.count, 80)
    let pdf = try renderer(LargeCard()).pdfData().count
    expectAtMost(pdf, 60_000, "\(pdf) bytes")
  }

  @Test("the file name determines the format")
  func suffixes() throws {
    let present = Set(ImageFile.libraries.filter(\.isPresent).map(\.name))
    let needs: [ImageFormat: String] = [.jpeg: "libturbojpeg", .webp: "libwebp"]
    for format in ImageFormat.allCases {
      let path = NSTemporaryDirectory() + "galley-\(getpid()).\(format.suffixes[0])"
      defer { unlink(path) }
      let url = URL(fileURLWithPath: path)
      if format == .gif {
        #expect(throws: ImageFileError.self) { try renderer(Card()).write(to: url) }
      } else if needs[format].map(present.contains) ?? true {
        try renderer(Card()).write(to: url)
        expectEqual(ImageFormat([UInt8](try Data(contentsOf: url))), format)
      } else {
        #expect(throws: ImageFileError.self) { try renderer(Card()).write(to: url) }
      }
    }
  }

  @Test("a canvas larger than the maximum page is an error")
  func sizes() {
    let wide = ImageRenderer(content: Color.red.frame(width: 20_000, height: 10))
    #expect(throws: PaintError.self) { try wide.pdfData() }
  }
}
