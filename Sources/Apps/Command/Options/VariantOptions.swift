import Galley
import GalleyCatalog

/// The options that override how a scene is rendered.
@MainActor
enum VariantOptions {
  static let all: [Option<SceneOptions>] = [
    .value("scale", nil, "N", "Pixels per point (default 2)", OptionValues.scale, \.scale),
    .value(
      "size", nil, "WxH", "Canvas in points (default: the scene's)", OptionValues.size, \.size),
    .word(
      "appearance", nil, "NAME", "light or dark", ["light": .light, "dark": .dark], \.appearance),
    .word(
      "direction", nil, "NAME", "ltr or rtl: the layout direction",
      ["ltr": .leftToRight, "rtl": .rightToLeft], \.direction),
    .value("locale", nil, "ID", "Language, such as de or zh-Hant", OptionValues.locale, \.locale),
    .value(
      "type-size", nil, "NAME", "Text size, from xSmall to accessibility5",
      words: DynamicTypeSize.allCases.map { "\($0)" }, OptionValues.typeSize, \.typeSize),
    .word(
      "rules", nil, "NAME", "Circle sizing: article (fill the proposal) or current (square)",
      ["article": .greedy, "current": .square], \.shapeSizing),
    .word(
      "font-metrics", nil, "NAME", "Measures of the system font: ios (default) or native (Inter's)",
      ["ios": .ios, "native": .native], \.systemFontMetrics),
    .value(
      "theme", nil, "NAME", "Look of controls and colors: ios18 or ios26 (default: the scene's)",
      words: SystemTheme.all.map(\.name), OptionValues.theme, \.systemTheme),
    .value(
      "device", nil, "NAME", "Size and scale of a device's screen, such as iphone-16",
      words: Device.all.map(\.name)
    ) {
      let device = try OptionValues.device($1)
      ($0.device, $0.size, $0.scale) = (device, device.size, device.scale)
    },
  ]

  static let overlay: [Option<SceneOptions>] = [
    .value(
      "overlay", nil, "LIST",
      "Show frames, baselines, guides, spacing, proposals, safe-area, accessibility"
        + " (comma-separated) or none",
      words: [
        "frames", "baselines", "guides", "spacing", "proposals", "safe-area", "accessibility",
        "none",
      ],
      OptionValues.overlays, \.overlays),
    .value(
      "views", nil, "LIST", "Identifiers of the views that --overlay shows (comma-separated)",
      OptionValues.names, \.views),
    .flag("caption", nil, "Write the name and the options above the picture") {
      $0.showsCaption = true
    },
  ]

  static let pages = Option<SceneOptions>.value(
    "pages", nil, "NAME",
    "Break the view of a PDF file into pages: \(OptionValues.pageNames.listed("or"))",
    words: OptionValues.pageNames, OptionValues.page, \.page)

  /// - Throws: `UsageError` for a format without pages, and for options that do not apply to pages.
  static func checkPages(_ options: SceneOptions, as format: ImageFormat) throws {
    guard options.page != nil else { return }
    guard format.hasPages else {
      throw UsageError(
        "--pages applies to \(OutputFormat.documents) files, not to \(format.name)",
        hint: "omit it, or use --format pdf")
    }
    guard options.size == nil else {
      throw UsageError(
        "--pages cannot be combined with --size or --device",
        hint: "the view is as wide as the page between its margins; omit one of them")
    }
    guard options.overlays == nil, options.views.isEmpty, !options.showsCaption else {
      throw UsageError(
        "--pages cannot be combined with --overlay, --views or --caption", hint: "omit one of them")
    }
  }

  /// Rejects names of views that do not occur in the picture.
  ///
  /// - Throws: `UsageError`, or the errors of layout.
  static func check(_ views: [String], in renderer: ImageRenderer<AnyView>) throws {
    guard !views.isEmpty else { return }
    let known = try renderer.layoutTree(tracing: false).nodes.compactMap(\.identifier)
    guard let unknown = views.first(where: { !known.contains($0) }) else { return }
    let nearest = NearestName.find(unknown, in: known)
    throw UsageError(
      "no view named '\(unknown)'",
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? (known.isEmpty
          ? "give views names with .accessibilityIdentifier(_:)"
          : "choose one of: \(known.prefix(12).joined(separator: ", "))"))
  }

  /// Rejects options that would make pictures too large, before anything is written. A picture that
  /// is too large without options fails alone when it is painted.
  ///
  /// - Throws: `UsageError`.
  static func check(_ options: SceneOptions, for pictures: [ScenePicture]) throws {
    func excess(_ size: CGSize, _ scale: CGFloat) -> PaintError? {
      do throws(PaintError) {
        _ = try DisplayList(size: size, scale: Double(scale)).pixelSize()
        return nil
      } catch {
        return error
      }
    }
    for picture in pictures {
      let canvas = picture.scene.canvas
      if let error = excess(options.size ?? canvas, options.scale),
        excess(canvas, SceneOptions().scale) == nil
      {
        throw UsageError("\(picture.id): \(error.message)", hint: error.hint)
      }
    }
  }
}
