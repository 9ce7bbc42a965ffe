import Expectations
import Foundation
import Galley
import GalleyCore
import TestSupport
import Testing

@MainActor
@Suite("Asset catalogs")
struct AssetTests {
  let folder: AssetCatalogFolder

  init() throws { folder = try AssetCatalogFolder() }

  private func color(
    _ name: String, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    var environment = EnvironmentValues()
    change(&environment)
    return Color(name, bundle: folder.bundle).resolve(in: environment).description
  }

  private func set(_ color: String) -> String { #"{"colors": [{"color": \#(color)}]}"# }

  @Test(
    "color components are read in all forms and color spaces",
    arguments: [
      (
        #"{"color-space": "srgb", "components": {"red": "0x33", "green": "102", "blue": "0.8"}}"#,
        "#3366CC"
      ),
      (
        #"{"color-space": "srgb", "components": {"red": "255", "green": "0", "blue": "0", "alpha": "0.500"}}"#,
        "#FF0000@50%"
      ),
      (#"{"components": {"red": 1, "green": 0, "blue": "0.0", "alpha": "1.000"}}"#, "#FF0000"),
      (#"{"components": {"red": 1.0, "green": 0.0, "blue": 0.0, "alpha": 1.0}}"#, "#FF0000"),
      (
        #"{"color-space": "gray-gamma-22", "components": {"white": "0.500", "alpha": "1.000"}}"#,
        "#808080"
      ),
      (
        #"{"color-space": "display-p3", "components": {"red": "0.6", "green": "0.6", "blue": "0.6", "alpha": "1.0"}}"#,
        "#999999"
      ),
      (
        #"{"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}"#,
        "#FF0000"
      ),
      (
        #"{"color-space": "extended-linear-srgb", "components": {"red": "0.2140", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}"#,
        "#7FFF00"
      ),
      (#"{"platform": "ios", "reference": "systemIndigoColor"}"#, "#5856D6"),
      (#"{"platform": "universal", "reference": "labelColor"}"#, "#000000"),
      (#"{"platform": "ios", "reference": "secondarySystemBackgroundColor"}"#, "#F2F2F7"),
      (#"{"platform": "ios", "reference": "systemGray4Color"}"#, "#D1D1D6"),
    ])
  func components(_ definition: String, _ expected: String) throws {
    try folder.write("Sea.colorset", set(definition))
    expectEqual(color("Sea"), expected)
  }

  @Test("colors follow the color scheme, and namespace folders are part of names")
  func variants() throws {
    let variants = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"white": "1.0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0.0"}}},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"components": {"white": "0.5"}}}
      ]}
      """
    try folder.write("Brand", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("Brand/Paper.colorset", variants)
    try folder.write("Plain", "{}")
    try folder.write("Plain/Ink.colorset", variants)
    expectEqual(color("Brand/Paper"), "#FFFFFF")
    expectEqual(color("Brand/Paper") { $0.colorScheme = .dark }, "#000000")
    expectEqual(color("Ink") { $0.colorScheme = .dark }, "#000000")
    // In a separate context, which keeps the diagnostics out of the pictures of other tests.
    RendererContext().run {
      for missing in ["Paper", "Plain/Ink", "../Ink", ""] {
        expectEqual(color(missing), "#000000@0%")
      }
    }
  }

  @Test("missing assets are reported as diagnostics")
  func missing() throws {
    try folder.write("Drawing.imageset", #"{"images": [{"filename": "a.pdf"}]}"#)
    try folder.write("Broken.imageset", "no JSON")
    let view = VStack {
      Color("Nowhere", bundle: folder.bundle)
      Image("Nothing", bundle: folder.bundle)
      Image("Drawing", bundle: folder.bundle)
      Image("Broken", bundle: folder.bundle)
    }
    let messages = LayoutTree(of: view).diagnostics.map(\.description)
    expect(messages.contains { $0.hasPrefix("Color: found no color “Nowhere” in ") })
    expect(messages.contains { $0.hasPrefix("Image: found no Nothing.png in ") })
    expect(messages.contains { $0.contains("Drawing.imageset/a.pdf can't be shown") })
    expect(messages.contains { $0.contains("Broken.imageset/Contents.json cannot be read: ") })
    expectEqual(messages.count, 4)
  }

  @Test("unreadable assets are reported with the reason")
  func broken() throws {
    try folder.write("Syntax.colorset", #"{"colors": [}"#)
    try folder.write("Word.colorset", set(#"{"components": {"red": "much"}}"#))
    try folder.write("Empty.colorset", #"{"colors": []}"#)
    try folder.write("Group", "no JSON")
    try folder.write("Group/Inner.colorset", set(#"{"components": {"red": "1.0"}}"#))
    func message(_ name: String) -> String? {
      LayoutTree(of: Color(name, bundle: folder.bundle)).diagnostics.map(\.message)
        .first { $0.contains(name) }
    }
    let syntax = try require(message("Syntax"))
    expect(syntax, contains: "Syntax.colorset/Contents.json cannot be read: ")
    expect(syntax, contains: "character 12")
    expectEqual(message("Word")?.hasSuffix("red: a color component is not a number"), true)
    expectEqual(message("Empty"), "the color “Empty” has no variant for this environment")
    // An unreadable folder may explain why a name isn't found.
    expectEqual(message("Group/Inner")?.contains("Group/Contents.json cannot be read: "), true)
    expectEqual(color("Inner"), "#FF0000")
  }

  @Test("nothing outside a catalog is read through it")
  func outside() throws {
    let files = FileManager.default
    let catalog = "\(folder.path)/Assets.xcassets"
    func contents(_ file: String) -> String { #"{"images": [{"filename": "\#(file)"}]}"# }
    try folder.picture("../secret.png", 3, 3, gray: 9)
    try folder.write("Own.imageset", contents("own.png"))
    try folder.picture("Own.imageset/own.png", 2, 2, gray: 9)
    try folder.write("Shared.imageset", contents("../Own.imageset/own.png"))
    try folder.write("Above.imageset", contents("../../secret.png"))
    try folder.write("Root.imageset", contents("\(folder.path)/secret.png"))
    try folder.write("Link.imageset", contents("link.png"))
    try files.createSymbolicLink(
      atPath: "\(catalog)/Link.imageset/link.png", withDestinationPath: "\(folder.path)/secret.png")
    let colors = "\(folder.path)/Sea.json"
    try Data(set(#"{"components": {"white": "1.0"}}"#).utf8).write(to: URL(filePath: colors))
    try files.createDirectory(
      atPath: "\(catalog)/Sea.colorset", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: "\(catalog)/Sea.colorset/Contents.json", withDestinationPath: colors)
    // A catalog with such links would have more folders than can be searched.
    for name in ["a", "b", "c", "d"] {
      try files.createSymbolicLink(atPath: "\(catalog)/\(name)", withDestinationPath: "/")
      try files.createSymbolicLink(atPath: "\(catalog)/\(name)\(name)", withDestinationPath: ".")
    }
    for (name, width) in [("Own", 2), ("Shared", 2), ("Above", 0), ("Root", 0), ("Link", 0)] {
      let tree = LayoutTree(of: Image(name, bundle: folder.bundle))
      expectEqual(tree.root.frame.width, CGFloat(width), "\(name)")
      expectEqual(tree.diagnostics.isEmpty, width > 0, "\(name)")
    }
    let link = LayoutTree(of: Image("Link", bundle: folder.bundle)).diagnostics.map(\.message)
    expectEqual(
      link.first?.hasSuffix("link.png cannot be read: it is outside the asset catalog"), true)
    let sea = LayoutTree(of: Color("Sea", bundle: folder.bundle)).diagnostics.map(\.message)
    expectEqual(
      sea.first?.hasSuffix("Contents.json cannot be read: it is outside the asset catalog"), true)
  }

  @Test("the most specific image for the locale's language and script is used")
  func languages() throws {
    let names = ["zh-Hans", "zh-Hant", "zh", "pt-BR", "pt"]
    let variants = names.map {
      #"{"idiom": "universal", "filename": "\#($0).png", "locale": "\#($0)"}"#
    }
    try folder.write(
      "Sign.imageset",
      #"{"images": [{"filename": "none.png"}, \#(variants.joined(separator: ", "))]}"#)
    for (index, name) in (["none"] + names).enumerated() {
      try folder.picture("Sign.imageset/\(name).png", 2, 2, gray: UInt8(10 * (index + 1)))
    }
    for (locale, gray) in [
      ("en", 10), ("zh_CN", 20), ("zh_TW", 30), ("zh_Hant_HK", 30), ("pt_BR", 50), ("pt_PT", 60),
    ] as [(String, UInt8)] {
      try expectEqual(picture("Sign") { $0.locale = Locale(identifier: locale) }.gray, gray)
    }
  }

  @Test("the accent color is the default tint, but doesn't replace a control's own color")
  func accent() throws {
    var environment = EnvironmentValues()
    environment.standard.accentColor = .purple
    func color(_ style: some ShapeStyle) -> String? {
      guard case .color(let color) = style._resolved(in: environment) else { return nil }
      return color.description
    }
    expectEqual(color(.tint), color(Color.purple))
    expectEqual(color(Color.accentColor), color(Color.purple))
    environment.standard.tint = AnyShapeStyle(Color.green)
    expectEqual(color(Color.accentColor), color(Color.green))
    // Without an accent color, the tint is blue.
    let tinted = ImageRenderer(content: Rectangle().fill(.tint).frame(width: 2, height: 2))
    let blue = ImageRenderer(content: Rectangle().fill(.blue).frame(width: 2, height: 2))
    try expectEqual(tinted.displayList(), blue.displayList())
  }

  private func picture(
    _ name: String, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> (size: CGSize, gray: UInt8) {
    let renderer = ImageRenderer(content: Image(name, bundle: folder.bundle))
    var scale: CGFloat = 1
    change(&renderer.environment)
    scale = renderer.environment.displayScale
    renderer.scale = scale
    let tree = try renderer.layoutTree()
    return (tree.root.frame.size, try renderer.bitmap()[0, 0].red)
  }

  @Test("images use the variant for scale, color scheme, locale and direction")
  func pictures() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try folder.write(
      "Icon.imageset",
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "1.png"},
        {"idiom": "universal", "scale": "2x", "filename": "2.png"},
        {"idiom": "universal", "scale": "3x", "filename": "3.png"},
        {"idiom": "universal", "scale": "1x", \(dark)},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png", \(dark)},
        {"idiom": "universal", "scale": "2x", "filename": "german.png", "locale": "de"},
        {"idiom": "universal", "scale": "2x", "filename": "right.png",
         "language-direction": "right-to-left"},
        {"idiom": "mac", "scale": "2x", "filename": "mac.png"}
      ]}
      """)
    for (name, factor, gray) in [
      ("1", 1, 10), ("2", 2, 20), ("3", 3, 30), ("dark", 2, 40), ("german", 2, 50),
      ("right", 2, 60), ("mac", 2, 70),
    ] as [(String, Int, UInt8)] {
      try folder.picture("Icon.imageset/\(name).png", 6 * factor, 4 * factor, gray: gray)
    }
    let size = CGSize(width: 6, height: 4)
    for (scale, gray) in [(1, 10), (2, 20), (3, 30), (4, 30), (1.5, 20)] as [(CGFloat, UInt8)] {
      try expect(picture("Icon") { $0.displayScale = scale } == (size, gray))
    }
    try expect(picture("Icon") { $0.colorScheme = .dark } == (size, 40))
    try expect(picture("Icon") { $0.locale = Locale(identifier: "de_AT") } == (size, 50))
    try expect(picture("Icon") { $0.layoutDirection = .rightToLeft } == (size, 60))
  }

  @Test("a template image is drawn in the foreground style")
  func template() throws {
    try folder.write(
      "Leaf.imageset",
      """
      {"images": [{"idiom": "universal", "filename": "leaf.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    try folder.picture("Leaf.imageset/leaf.png", 4, 4, gray: 128)
    func red(_ image: Image) throws -> UInt8 {
      let renderer = ImageRenderer(content: image.foregroundStyle(.white))
      return try renderer.bitmap()[1, 1].red
    }
    let image = Image("Leaf", bundle: folder.bundle)
    try expectEqual(red(image), 255)
    try expectEqual(red(image.resizable()), 255)
    try expectEqual(red(image.renderingMode(.original)), 128)
    try expectEqual(red(Image(ImageResource(name: "Leaf", bundle: folder.bundle))), 255)
  }
}
