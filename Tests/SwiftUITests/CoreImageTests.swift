import CoreImage
import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Core Image")
struct CoreImageTests {
  /// The rows of a picture from the top: `#` for dark pixels and `.` for others.
  private func rows(_ image: CIImage) throws -> [String] {
    let pixels = try require(CIContext().createCGImage(image, from: image.extent)).bitmap
    return (0..<pixels.height).map { y in
      (0..<pixels.width).map { pixels[$0, y].red < 128 ? "#" : "." }.joined()
    }
  }

  private func code(_ text: String, _ level: String) -> CIImage? {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data(text.utf8)
    filter.correctionLevel = level
    return filter.outputImage
  }

  @Test("a QR code has its border, its patterns and a module for each pixel")
  func codes() throws {
    let small = try require(code("Galley", "M"))
    expectEqual(small.extent, CGRect(x: 0, y: 0, width: 23, height: 23))
    try expectEqual(rows(small), expectedCode)
    // The version grows with the data and with the level.
    expectEqual(code(String(repeating: "a", count: 100), "L")?.extent.width, 39)
    expectEqual(code(String(repeating: "a", count: 100), "H")?.extent.width, 59)
    expectEqual(code(String(repeating: "a", count: 2953), "L")?.extent.width, 179)
    expectNil(code(String(repeating: "a", count: 2954), "L"))
    let large = small.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(large.extent, CGRect(x: 0, y: 0, width: 46, height: 46))
    let doubled = try rows(small).map { $0.map { "\($0)\($0)" }.joined() }
    try expectEqual(rows(large), doubled.flatMap { [$0, $0] })
  }

  @Test("a bar code has a start, a check sum and a stop")
  func bars() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A1".utf8)
    (filter.quietSpace, filter.barcodeHeight) = (2, 3)
    let image = try require(filter.outputImage)
    // Start B, A, 1, the check sum (104 + 33 + 2 · 17) mod 103 = 68, stop.
    let widths = ["211214", "111323", "123221", "141221", "2331112"]
    let bars = widths.joined().enumerated().map { index, width in
      String(repeating: index % 2 == 0 ? "#" : ".", count: width.wholeNumberValue ?? 0)
    }.joined()
    try expectEqual(rows(image), Array(repeating: "..\(bars)..", count: 3))
    filter.message = Data("ä".utf8)
    expectNil(filter.outputImage)
  }

  /// A picture of one row.
  private func row(_ colors: CIColor...) -> CIImage {
    colors.enumerated().reduce(.empty()) { image, next in
      CIImage(color: next.element)
        .cropped(to: CGRect(x: next.offset, y: 0, width: 1, height: 1)).composited(over: image)
    }
  }

  private func colors(_ image: CIImage?, _ rect: CGRect? = nil) throws -> [[Int]] {
    let image = try require(image)
    let pixels = try require(CIContext().createCGImage(image, from: rect ?? image.extent)).bitmap
    return (0..<pixels.width).map { x in
      let color = pixels[x, 0]
      return [color.red, color.green, color.blue, color.alpha].map(Int.init)
    }
  }

  @Test("filters change colors")
  func colorFilters() throws {
    let picture = row(.red, .white, .clear)
    func output(_ name: String, _ values: [String: Any] = [:]) throws -> [[Int]] {
      try colors(picture.applyingFilter(name, parameters: values))
    }
    try expectEqual(output("CIColorInvert")[0], [0, 255, 255, 255])
    try expectEqual(output("CIColorControls", [kCIInputSaturationKey: 0])[0], [54, 54, 54, 255])
    try expectEqual(output("CISepiaTone", [kCIInputIntensityKey: 0.0])[0], [255, 0, 0, 255])
    try expectEqual(
      output("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3])[0], [0, 255, 0, 255])
    try expectEqual(output("CIMaskToAlpha")[0][3], 54)
    try expectEqual(output("CIAreaAverage"), [[255, 128, 128, 170]])
    let tones: [String: Any] = ["inputColor0": CIColor.blue, "inputColor1": CIColor.green]
    try expectEqual(output("CIFalseColor", tones)[1], [0, 255, 0, 255])
    try expectEqual(output("CIColorInvert")[2], [0, 0, 0, 0])
    try expectEqual(output("CIMinimumComponent")[0], [0, 0, 0, 255])
    try expectEqual(output("CIMaximumComponent")[0], [255, 255, 255, 255])
  }

  @Test("filters know their keys and defaults")
  func defaults() {
    let blur = CIFilter.gaussianBlur()
    expectEqual(blur.inputKeys, [kCIInputImageKey, kCIInputRadiusKey])
    expectEqual(blur.radius, 10)
    blur.radius = 3
    expectEqual(blur.value(forKey: kCIInputRadiusKey) as? Float, 3)
    blur.setDefaults()
    expectEqual(blur.value(forKey: kCIInputRadiusKey) as? Double, 10)
    expectEqual(CIFilter.sepiaTone().intensity, 1)
    expectEqual(CIFilter.pixellate().scale, 8)
    expectEqual(CIFilter.code128BarcodeGenerator().inputKeys.first, "inputMessage")
    expectEqual(CIFilter.qrCodeGenerator().correctionLevel, "M")
  }

  @Test("filters with extreme values give a picture")
  func extremes() throws {
    let picture = row(.red, .white)
    let cases: [(String, String)] = [
      ("CIExposureAdjust", kCIInputEVKey), ("CIColorControls", kCIInputContrastKey),
      ("CIHueAdjust", kCIInputAngleKey), ("CIPixellate", kCIInputScaleKey),
    ]
    for (name, key) in cases {
      for value in [1e300, -1e300, .infinity, .nan] as [Double] {
        try expectEqual(colors(picture.applyingFilter(name, parameters: [key: value])).count, 2)
      }
    }
    let bars = CIFilter(name: "CICode128BarcodeGenerator")
    bars?.setValue(Data("A".utf8), forKey: "inputMessage")
    bars?.setValue(1e300, forKey: "inputQuietSpace")
    // 46 bars, and the largest space on either side.
    expectEqual(bars?.outputImage?.extent.width, 246)
    expectEqual(CIImage(color: .red).cropped(to: .infinite).extent, .infinite)
  }

  @Test("pictures that are too large or too far away are empty and reported")
  func large() {
    struct Shown: View {
      var body: some View {
        let far = CGRect(x: 1e300, y: 0, width: 10, height: 10)
        let picture = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
        let results = [
          CIImage(color: .red).cropped(to: far).extent.isEmpty,
          picture.transformed(by: CGAffineTransform(scaleX: 1e9, y: 1e9)).extent.isEmpty,
          CIContext().createCGImage(picture, from: CGRect(x: 0, y: 0, width: 1e5, height: 1e5))
            == nil,
        ]
        Text(results.map { "\($0)" }.joined(separator: " "))
      }
    }
    let tree = LayoutTree(of: Shown(), proposal: .unspecified)
    expectEqual(tree.texts, ["true true true"])
    expectEqual(tree.diagnostics.first?.description.contains("a picture cannot cover"), true)
  }

  @Test("a blur widens a picture unless its edges are extended, and keeps its sum")
  func blur() throws {
    let picture = row(.white, .white, .white)
    let blurred = picture.applyingGaussianBlur(sigma: 1)
    expectEqual(blurred.extent, CGRect(x: -3, y: -3, width: 9, height: 7))
    let sum = try (0..<7).reduce(0) { sum, y in
      try sum
        + colors(blurred, CGRect(x: -3, y: y - 3, width: 9, height: 1)).reduce(0) { $0 + $1[3] }
    }
    expectAtMost(abs(sum - 3 * 255), 9)
    let clamped = picture.clampedToExtent().applyingGaussianBlur(sigma: 1)
    expectEqual(clamped.extent, .infinite)
    try expectEqual(colors(clamped.cropped(to: picture.extent)), colors(picture))
  }

  @Test("pictures are masked and combined, and unknown filters are reported")
  func combining() throws {
    let filter = CIFilter.blendWithMask()
    filter.inputImage = row(.red, .red)
    filter.backgroundImage = row(.blue, .blue)
    filter.maskImage = row(.white, .black)
    try expectEqual(colors(filter.outputImage), [[255, 0, 0, 255], [0, 0, 255, 255]])
    expectNil(CIFilter(name: "none"))
    expectNil(CIFilter.gaussianBlur().outputImage)
    expectEqual(UIImage(ciImage: row(.red, .blue)).size, CGSize(width: 2, height: 1))

    struct Shown: View {
      var body: some View {
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
        Image(uiImage: UIImage(ciImage: image.applyingFilter("CIBloom")))
      }
    }
    // Takes the diagnostics of other tests, which belong to the next picture.
    _ = LayoutTree(of: EmptyView(), proposal: .unspecified)
    let tree = LayoutTree(of: Shown(), proposal: .unspecified)
    expectEqual(tree.diagnostics.map(\.description), ["CIFilter: CIBloom has no effect"])
    expectEqual(tree.root.frame.size, CGSize(width: 4, height: 4))
  }

  @Test("codes that cannot be made are reported")
  func missingCodes() {
    struct Codes: View {
      var body: some View {
        let long = String(repeating: "x", count: 3000)
        let names = ["CIAztecCodeGenerator", "CIQRCodeGenerator", "CICode128BarcodeGenerator"]
        let made = names.filter { name in
          CIFilter(name: name, parameters: ["inputMessage": Data(long.utf8)])?.outputImage != nil
        }
        Text("\(made.count)")
      }
    }
    // Takes the diagnostics of other tests, which belong to the next picture.
    _ = LayoutTree(of: EmptyView(), proposal: .unspecified)
    let tree = LayoutTree(of: Codes(), proposal: .unspecified)
    expectEqual(
      tree.diagnostics.map(\.description),
      [
        "CIFilter: CIAztecCodeGenerator is not supported, and gives no picture",
        "CIFilter: a QR code with correction level M cannot hold 3000 bytes",
        "CIFilter: a Code 128 of 3000 characters is 33049 pixels wide; at most 32767 are possible",
      ])
  }
}

/// The code of "Galley" at level M, made by another encoder.
private let expectedCode = [
  ".......................",
  ".#######..#.#..#######.",
  ".#.....#....#..#.....#.",
  ".#.###.#..##...#.###.#.",
  ".#.###.#...##..#.###.#.",
  ".#.###.#..#.##.#.###.#.",
  ".#.....#.##....#.....#.",
  ".#######.#.#.#.#######.",
  "...........#...........",
  ".#..#.##.#..###.#......",
  "...####....##.#.#.#.##.",
  ".#..##.####.#..#####.#.",
  ".##...#.####.######....",
  ".###..##....#.###...##.",
  ".........#....####.#...",
  ".#######....##.#.####..",
  ".#.....#.###...#....##.",
  ".#.###.#...#.###.#...#.",
  ".#.###.#.#....##.#####.",
  ".#.###.#..#.#.####.#.#.",
  ".#.....#..####...#.....",
  ".#######.#.#..#.###.#..",
  ".......................",
]
