import Foundation
import Galley
import GalleySnapshots

/// What of a view is compared, and in which environment.
///
/// - `image(…)`: its picture and where its views are; failures name the views that moved.
/// - `layout`: only where its views are, as text.
/// - `png(…)`: only its picture.
public struct Snapshotting {
  /// The files of a reference.
  let files: Set<GoldenFile>
  var settings: SnapshotSettings
  /// By how much the picture may differ; `nil` for not at all.
  let tolerance: PixelTolerance?
  /// Why the picture may be large.
  let largeReason: String?
  /// Whether a view that asks for what is not there fails.
  var isStrict = false

  /// The picture on an opaque background, and the layout tree as text beside it.
  public static var image: Snapshotting { image() }

  /// The layout tree as text, at two pixels per point: frames, proposals, baselines.
  public static var layout: Snapshotting { layout(.sizeThatFits) }

  /// The picture on an opaque background, and the layout tree as text beside it.
  ///
  /// - Parameters:
  ///   - layout: The size that is proposed to the view. Default: none, so that it has its ideal size.
  ///   - scale: Pixels per point; `nil` is the device's, else 2.
  ///   - tolerance: By how much the picture may differ, and why. Default: not at all.
  ///   - blocks: Whether there is a third file: the picture with a box in place of each glyph.
  ///   - largeReason: Why the picture has more than 60 KB; without it, that is remarked on when it is
  ///     recorded.
  ///   - environment: Changes what the view inherits.
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

  /// The layout tree as text: frames, proposals, baselines.
  ///
  /// - Parameters:
  ///   - layout: The size that is proposed to the view.
  ///   - environment: Changes what the view inherits.
  public static func layout(
    _ layout: SnapshotLayout,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) -> Snapshotting {
    Snapshotting(
      files: [.layout],
      settings: SnapshotSettings(layout: layout, scale: nil, environment: environment),
      tolerance: nil, largeReason: nil)
  }

  /// The picture alone, on an opaque background.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - layout: The size that is proposed to the view. Default: none, so that it has its ideal size.
  ///   - tolerance: By how much the picture may differ, and why. Default: not at all.
  ///   - largeReason: Why the picture has more than 60 KB; without it, that is remarked on when it is
  ///     recorded.
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
  /// What `view` looks like now, and what it asks for and does not show.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  @MainActor
  func subject(_ view: some View, id: String) throws -> SnapshotSubject {
    let rendering = try settings.rendering(of: view)
    var snapshot = Snapshot(
      id: id, list: rendering.displayList, layout: LayoutSnapshot(rendering.layout), files: files,
      largeReason: largeReason)
    snapshot.tolerance = tolerance
    let remarks =
      rendering.diagnostics.map(\.description) + rendering.fontWarnings.map(\.description)
    return SnapshotSubject(snapshot: snapshot, remarks: remarks)
  }

  /// The same, and a view that asks for what is not there, such as a symbol or a font, fails its test
  /// before anything is compared or recorded; otherwise that is a warning.
  ///
  /// ```swift
  /// assertSnapshot(of: Card(), as: .image.strict)
  /// ```
  public var strict: Snapshotting {
    var copy = self
    copy.isStrict = true
    return copy
  }

  /// The same in another environment, such as `.image.with(.dark)`; the reference's name says nothing
  /// of it.
  public func with(_ variant: SnapshotVariant) -> Snapshotting {
    var copy = self
    variant.apply(to: &copy.settings)
    return copy
  }
}

/// What is compared.
struct SnapshotSubject {
  let snapshot: Snapshot
  /// What the view asks for and does not show.
  let remarks: [String]
}

/// The size that is proposed to a view.
public enum SnapshotLayout: Hashable, Sendable {
  /// Nothing is proposed, so that the view has its ideal size.
  case sizeThatFits
  /// A canvas, in points; `nil` leaves a dimension to the view.
  case fixed(width: CGFloat?, height: CGFloat?)
  /// A device's screen, whose covered edges the view keeps clear of.
  case device(Device)
}

/// How a view is laid out: its proposal and environment.
struct SnapshotSettings {
  var layout = SnapshotLayout.sizeThatFits
  /// Pixels per point; `nil` is the device's, else 2.
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

  /// Where a view is made: with the screen and the locale that it is shown with.
  var context: RendererContext {
    var values = EnvironmentValues()
    environment(&values)
    let context = RendererContext()
    context.prepare(device: device, locale: values.locale)
    return context
  }

  /// Lays `view` out, and lists what is painted.
  ///
  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  @MainActor
  func rendering(of view: some View) throws -> Rendering {
    let content = device.map { AnyView(DeviceScreen($0) { view }) } ?? AnyView(view)
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = proposal
    renderer.scale = scale ?? device?.scale ?? 2
    renderer.isOpaque = true
    renderer.environment.displayScale = renderer.scale
    environment(&renderer.environment)
    return try renderer.rendering()
  }
}
