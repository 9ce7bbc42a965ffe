import Foundation
import Galley
import GalleySnapshots

/// A strategy: what to compare of a view, and in which environment.
///
/// - `image(…)`: the picture and the views' frames. Failures name the views that moved.
/// - `layout`: only the views' frames, as text.
/// - `accessibility`: what a screen reader says, one line for each element, in reading order.
/// - `png(…)`: only the picture.
public struct Snapshotting {
  /// The files of a reference.
  let files: Set<GoldenFile>
  var settings: SnapshotSettings
  /// How much the picture may differ; `nil` requires an exact match.
  let tolerance: PixelTolerance?
  /// The reason why the picture may be large.
  let largeReason: String?
  /// Whether a view that requests something missing fails.
  var isStrict = false

  /// The picture on an opaque background, with the layout tree as text beside it.
  public static var image: Snapshotting { image() }

  /// The layout tree as text, at two pixels per point: frames, proposals, baselines.
  public static var layout: Snapshotting { layout(.sizeThatFits) }

  /// What a screen reader says, as text: one line for each element, in reading order.
  public static var accessibility: Snapshotting { accessibility(.sizeThatFits) }

  /// Compares what a screen reader says, as text: one line for each element, in reading order.
  ///
  /// - Parameters:
  ///   - layout: The size to propose to the view.
  ///   - environment: Changes the environment values.
  public static func accessibility(
    _ layout: SnapshotLayout,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting(
      files: [.accessibility],
      settings: SnapshotSettings(layout: layout, scale: nil, environment: environment),
      tolerance: nil, largeReason: nil)
  }

  /// Compares the picture on an opaque background, with the layout tree as text beside it.
  ///
  /// - Parameters:
  ///   - layout: The size to propose to the view. Default: no proposal, which gives the ideal size.
  ///   - scale: Pixels per point. `nil` uses the device's scale, or else 2.
  ///   - tolerance: How much the picture may differ, and why. Default: an exact match.
  ///   - blocks: Whether to record a third file: the picture with a box in place of each glyph.
  ///   - largeReason: The reason why the picture has more than 60 KB. Without it, recording such a
  ///     picture adds a remark.
  ///   - environment: Changes the environment values.
  public static func image(
    layout: SnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
    tolerance: PixelTolerance? = nil, blocks: Bool = false, largeReason: String? = nil,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting(
      files: blocks ? [.layout, .blocks, .picture] : [.layout, .picture],
      settings: SnapshotSettings(layout: layout, scale: scale, environment: environment),
      tolerance: tolerance, largeReason: largeReason)
  }

  /// Compares the layout tree as text: frames, proposals, baselines.
  ///
  /// - Parameters:
  ///   - layout: The size to propose to the view.
  ///   - environment: Changes the environment values.
  public static func layout(
    _ layout: SnapshotLayout,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting(
      files: [.layout],
      settings: SnapshotSettings(layout: layout, scale: nil, environment: environment),
      tolerance: nil, largeReason: nil)
  }

  /// Compares only the picture, on an opaque background.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - layout: The size to propose to the view. Default: no proposal, which gives the ideal size.
  ///   - tolerance: How much the picture may differ, and why. Default: an exact match.
  ///   - largeReason: The reason why the picture has more than 60 KB. Without it, recording such a
  ///     picture adds a remark.
  public static func png(
    scale: CGFloat, layout: SnapshotLayout = .sizeThatFits, tolerance: PixelTolerance? = nil,
    largeReason: String? = nil
  ) -> Snapshotting {
    Snapshotting(
      files: [.picture], settings: SnapshotSettings(layout: layout, scale: scale),
      tolerance: tolerance, largeReason: largeReason)
  }
}

extension Snapshotting {
  /// Returns the current snapshot of `view`, and the requested things that are missing from it.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  @MainActor
  func subject(_ view: some View, id: String) throws -> SnapshotSubject {
    let rendering = try settings.rendering(of: view)
    var snapshot = Snapshot(
      id: id, list: rendering.displayList, layout: LayoutSnapshot(rendering.layout), files: files,
      largeReason: largeReason)
    snapshot.tolerance = tolerance
    if files.contains(.accessibility) {
      let speech = rendering.layout.accessibility.speech
      // A file without text would look like one that was not written completely.
      snapshot.speech = speech.isEmpty ? "(nothing)\n" : speech
    }
    return SnapshotSubject(snapshot: snapshot, remarks: rendering.remarks)
  }

  /// The same strategy, but a view that requests something missing, such as a symbol or a font,
  /// fails its test before comparing or recording. Otherwise the test warns.
  ///
  /// ```swift
  /// assertSnapshot(of: Card(), as: .image.strict)
  /// ```
  public var strict: Snapshotting {
    var copy = self
    copy.isStrict = true
    return copy
  }

  /// Returns the strategy in another environment, such as `.image.with(.dark)`. The reference's
  /// name doesn't change.
  public func with(_ variant: SnapshotVariant) -> Snapshotting {
    var copy = self
    variant.apply(to: &copy.settings)
    return copy
  }
}

extension Rendering {
  /// What the view requests but doesn't show.
  var remarks: [String] { diagnostics.map(\.description) + fontWarnings.map(\.remark) }
}

/// A snapshot to compare.
struct SnapshotSubject {
  let snapshot: Snapshot
  /// What the view requests but doesn't show.
  let remarks: [String]
}

/// The size to propose to a view.
public enum SnapshotLayout: Hashable, Sendable {
  /// No proposal, which gives the view's ideal size.
  case sizeThatFits
  /// A canvas, in points. A `nil` dimension is up to the view.
  case fixed(width: CGFloat?, height: CGFloat?)
  /// A device's screen. The view stays inside the safe area.
  case device(Device)
}

/// The proposal and environment of a view.
struct SnapshotSettings {
  var layout = SnapshotLayout.sizeThatFits
  /// Pixels per point. `nil` uses the device's scale, or else 2.
  var scale: CGFloat?
  var environment: (inout EnvironmentValues) -> Void = { _ in }

  private var device: Device? {
    if case .device(let device) = layout { device } else { nil }
  }

  private var proposal: ProposedViewSize {
    switch layout {
    case .sizeThatFits: .unspecified
    case .fixed(let width, let height): ProposedViewSize(width: width, height: height)
    case .device(let device): ProposedViewSize(device.size)
    }
  }

  /// The screen and locale that are current while the view is created.
  var context: RendererContext {
    var values = EnvironmentValues()
    environment(&values)
    let context = RendererContext()
    context.prepare(device: device, locale: values.locale)
    return context
  }

  /// Lays out `view` and records its display list.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  @MainActor
  func rendering(of view: some View) throws -> Rendering {
    try renderer(of: view).rendering()
  }

  /// Returns a renderer for `view`.
  @MainActor
  func renderer(of view: some View) -> ImageRenderer<AnyView> {
    let content = device.map { AnyView(DeviceScreen($0) { view }) } ?? AnyView(view)
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = proposal
    renderer.scale = scale ?? device?.scale ?? 2
    renderer.isOpaque = true
    renderer.environment.displayScale = renderer.scale
    environment(&renderer.environment)
    return renderer
  }
}
