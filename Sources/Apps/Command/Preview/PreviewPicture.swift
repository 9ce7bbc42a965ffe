import Foundation
import Galley
import GalleyScenes
import GalleySnapshots

/// One picture of a preview that a page shows, with the state that its views are in.
@MainActor
final class PreviewPicture {
  private let picture: ScenePicture
  private let renderer: ImageRenderer<AnyView>
  /// What was done with the view.
  private(set) var history: [Use] = []
  /// Seconds that the latest change takes; 0 where nothing moves.
  private(set) var duration = 0.0

  private var settings: PreviewRequest.Settings?

  init(_ picture: ScenePicture, _ settings: PreviewRequest.Settings?) throws {
    self.picture = picture
    self.settings = settings
    renderer = try picture.renderer(SceneOptions(settings))
    if let off = settings?.off { try renderer.switchOff(off) }
  }

  /// Shows the view with other settings, in the same state, or another moment of the latest change.
  func show(_ settings: PreviewRequest.Settings?, at time: Double?) throws {
    if settings != self.settings {
      try picture.configure(renderer, SceneOptions(settings))
      if settings?.off != self.settings?.off { try renderer.switchOff(settings?.off ?? []) }
      self.settings = settings
    }
    renderer.advance(to: time ?? .infinity)
  }

  /// Does again what was done with the view in another program. What can no longer be done, as the
  /// view has changed, is left out.
  func follow(_ uses: [Use]) throws {
    guard history.isEmpty else { return }
    for use in uses { _ = try self.use(use) }
    duration = 0
    renderer.advance(to: .infinity)
  }

  /// Uses the view.
  func use(_ use: Use) throws -> PressOutcome {
    var outcome = PressOutcome.nothing
    duration = try renderer.animate(to: 0) { outcome = try perform(use) }
    if case .done = outcome { remember(use) }
    return outcome
  }

  /// Wheels and sliders come in small steps, of which the sum or the last one counts.
  private func remember(_ use: Use) {
    guard let last = history.last, last.kind == use.kind else { return history.append(use) }
    switch use.kind {
    case .scroll where (last.x, last.y) == (use.x, use.y):
      history[history.count - 1].dx = (last.dx ?? 0) + (use.dx ?? 0)
      history[history.count - 1].dy = (last.dy ?? 0) + (use.dy ?? 0)
    case .text where last.path == use.path, .color where last.path == use.path,
      .press where use.isDrag == true && last.isDrag == true:
      history[history.count - 1] = use
    default: history.append(use)
    }
  }

  private func perform(_ use: Use) throws -> PressOutcome {
    let point = CGPoint(x: use.x ?? -1, y: use.y ?? -1)
    let path = use.path ?? ""
    func done(_ isDone: Bool) -> PressOutcome { isDone ? .done : .nothing }
    switch use.kind {
    case .press: return try renderer.press(at: point, path: use.path)
    case .menu: return done(try renderer.openContextMenu(at: point, path: use.path))
    case .scroll:
      let distance = CGSize(width: use.dx ?? 0, height: use.dy ?? 0)
      return done(try renderer.scroll(at: point, by: distance))
    case .text: return done(try renderer.set(path: path, to: use.text ?? ""))
    case .choice: return done(try renderer.choose(path: path, use.index ?? -1))
    case .focus: return done(try renderer.focus(path: use.path))
    case .date:
      let style = Date.ISO8601FormatStyle()
      guard let text = use.text, let date = try? style.parse(text) else { return .nothing }
      return done(try renderer.set(path: path, to: date))
    case .color:
      guard let color = use.text.flatMap(Color.init(hexadecimal:)) else { return .nothing }
      return done(try renderer.set(path: path, to: color))
    }
  }

  /// The picture, and where its views are.
  func rendering() throws -> Rendering { try renderer.rendering() }

  /// The latest picture that was painted.
  private var painting: (any BackendPicture)?

  /// The bytes of a PNG file of a picture, of which only that is painted that differs from the latest.
  func png(of list: DisplayList) throws -> [UInt8] {
    let painted = try Rasterizer.painting(of: list, after: painting)
    painting = painted
    return try painted.png(.default)
  }

  /// The modifiers that have no effect, by their paths.
  func switchedOff(in tree: LayoutTree) -> [String] {
    tree.placed.nodes.indices.filter { renderer.isSwitchedOff(tree.placed.nodes[$0].id) }
      .map(tree.placed.path)
  }

  /// How the views were laid out.
  func tracedTree() throws -> LayoutTree { try renderer.layoutTree(tracing: true) }

  /// The widths at which the layout changes, in the state that the view starts with.
  func sweep(_ range: ClosedRange<Double>) throws -> LayoutSweep {
    var options = try SceneOptions(settings)
    let height = options.size?.height ?? picture.scene.canvas.height
    return try LayoutSweep(range) { width in
      (options.size, options.device) = (CGSize(width: width, height: height), nil)
      return try picture.layoutTree(options)
    }
  }

  /// The latest change as an animated PNG, or the picture as it is.
  func file(_ format: String) throws -> [UInt8] {
    switch format {
    case "svg": [UInt8](try renderer.svgData())
    case "pdf": [UInt8](try renderer.pdfData())
    case "apng": [UInt8](try renderer.animatedPNGData())
    default: [UInt8](try renderer.pngData(compression: .small))
    }
  }

  var warnings: [String] {
    renderer.diagnostics.map(\.description) + renderer.fontWarnings.map(\.description)
  }
}

extension Color {
  /// `#RRGGBB`.
  fileprivate init?(hexadecimal text: String) {
    guard text.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
