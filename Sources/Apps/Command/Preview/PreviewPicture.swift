import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots

/// A picture of a preview on a page, with the state of its views.
@MainActor
final class PreviewPicture {
  private let picture: ScenePicture
  private let renderer: ImageRenderer<AnyView>
  /// The uses of the view so far.
  private(set) var history: [Use] = []
  /// The duration of the latest change in seconds; 0 without animation.
  private(set) var duration = 0.0

  private var settings: PreviewRequest.Settings?

  init(_ picture: ScenePicture, _ settings: PreviewRequest.Settings?) throws {
    self.picture = picture
    self.settings = settings
    renderer = try picture.renderer(SceneOptions(settings))
    if let off = settings?.off { try renderer.session.switchOff(off) }
  }

  /// Shows the view in the same state with other settings, or at another moment of the latest
  /// change.
  func show(_ settings: PreviewRequest.Settings?, at time: Double?) throws {
    if settings != self.settings {
      try picture.configure(renderer, SceneOptions(settings))
      if settings?.off != self.settings?.off { try renderer.session.switchOff(settings?.off ?? []) }
      self.settings = settings
    }
    renderer.advance(to: time ?? .infinity)
  }

  /// Repeats uses that another program performed. Skips uses that no longer apply because the view
  /// has changed.
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

  /// Merges small steps: the sum of scroll distances, or the last value of a control.
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
    case .press: return try renderer.session.press(at: point, path: use.path)
    case .menu: return done(try renderer.session.openContextMenu(at: point, path: use.path))
    case .scroll:
      let distance = CGSize(width: use.dx ?? 0, height: use.dy ?? 0)
      return done(try renderer.session.scroll(at: point, by: distance))
    case .text: return done(try renderer.session.set(path: path, to: use.text ?? ""))
    case .choice: return done(try renderer.session.choose(path: path, use.index ?? -1))
    case .focus: return done(try renderer.session.focus(path: use.path))
    case .date:
      let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon)
      guard let text = use.text, let date = try? style.parse(text) else { return .nothing }
      return done(try renderer.session.set(path: path, to: date))
    case .color:
      guard let color = use.text.flatMap(Color.init(hexadecimal:)) else { return .nothing }
      return done(try renderer.session.set(path: path, to: color))
    }
  }

  /// Returns the picture and the frames of its views.
  func rendering() throws -> Rendering { try renderer.rendering() }

  /// The picture painted last.
  private var painting: (any BackendPicture)?

  /// Returns a PNG file of the display list. Repaints only the parts that differ from the last
  /// picture.
  func png(of list: DisplayList) throws -> [UInt8] {
    let painted = try Rasterizer.painting(of: list, after: painting)
    painting = painted
    return try painted.png(.default)
  }

  /// Returns the paths of the modifiers that are switched off.
  func switchedOff(in tree: LayoutTree) -> [String] {
    tree.placed.nodes.indices.filter { renderer.session.isSwitchedOff(tree.placed.nodes[$0].id) }
      .map(tree.placed.path)
  }

  /// Returns the layout tree with the trace of its layout.
  func tracedTree() throws -> LayoutTree { try renderer.layoutTree(tracing: true) }

  /// Returns the widths at which the layout changes, in the initial state of the view.
  func sweep(_ range: ClosedRange<Double>) throws -> LayoutSweep {
    var options = try SceneOptions(settings)
    let height = options.size?.height ?? picture.scene.canvas.height
    return try LayoutSweep(range) { width in
      (options.size, options.device) = (CGSize(width: width, height: height), nil)
      return try picture.layoutTree(options)
    }
  }

  /// Returns the current picture in a format, or the latest change as an animated file. An unknown
  /// name gives a PNG file.
  func file(_ name: String) throws -> [UInt8] {
    var file = OutputFormat()
    try? file.select(name)
    let format = file.format ?? .png
    return file.isAnimated
      ? try renderer.animation(as: format)
      : try renderer.file(as: format, options: ImageOptions(compression: .small))
  }

  var warnings: [String] { renderer.warnings }
}

extension Color {
  /// Creates a color from `#RRGGBB`.
  fileprivate init?(hexadecimal text: String) {
    guard text.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
