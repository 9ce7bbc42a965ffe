import Foundation
import Galley
import GalleySnapshots
import GalleyUIKit

/// The picture that an assertion compares.
@MainActor
struct SuitePicture {
  private let rendering: Rendering
  /// Whether the layout explains the picture, because it was rendered from views.
  private let isOfViews: Bool

  /// - Throws: `RenderError`, `PaintError`, `FontError`.
  init(_ image: UIImage) throws {
    if case .views(let rendering) = image.origin {
      (self.rendering, isOfViews) = (rendering, true)
    } else {
      let renderer = ImageRenderer(content: Image(uiImage: image))
      renderer.scale = image.scale
      (rendering, isOfViews) = (try renderer.rendering(), false)
    }
  }

  /// Returns the snapshot to compare, and remarks about effects that Galley doesn't show.
  ///
  /// - Throws: `PaintError`.
  func snapshot(
    _ reference: SuiteReference, _ precision: PicturePrecision
  ) throws -> (value: Snapshot, remarks: [String]) {
    var snapshot = Snapshot(
      id: reference.id, list: rendering.displayList, layout: LayoutSnapshot(rendering.layout),
      files: isOfViews ? [.layout, .picture] : [.picture], largeReason: "a suite's own size")
    snapshot.isOfSuite = true
    if precision.precision < 1 || precision.perceptualPrecision < 1,
      let known = try? reference.store.picture(reference.id).bitmap
    {
      let actual = try Rasterizer.bitmap(of: rendering.displayList)
      snapshot.tolerance = precision.tolerance(between: known, and: actual)
    }
    return (snapshot, isOfViews ? rendering.remarks : [])
  }

  /// Renders views as an image on an opaque background.
  ///
  /// - Parameters:
  ///   - config: The size, in points (`nil` for the views' ideal size, and 0 for the ideal size in
  ///     that direction), the safe area and the traits.
  ///   - traits: Traits that take precedence.
  static func image(
    of view: some View, on config: ViewImageConfig, traits: UITraitCollection
  ) -> UIImage {
    do {
      return try UIImage(rendering(of: view, on: config, traits: traits))
    } catch {
      return UIImage(failure: "\(error)")
    }
  }

  /// - Throws: `RenderError`, `FontError`, `PaintError`.
  static func rendering(
    of view: some View, on config: ViewImageConfig, traits: UITraitCollection
  ) throws -> Rendering {
    let traits = UITraitCollection(traitsFrom: [config.traits, traits])
    let scale = traits.displayScale > 0 ? traits.displayScale : 2
    let content = view.transformEnvironment(\.self) { traits.apply(to: &$0) }
    let renderer: ImageRenderer<AnyView>
    let size = config.size.map { size in
      CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
    if let size, size.width > 0, size.height > 0 {
      let insets = config.safeArea
      let device = Device(
        size: size,
        safeAreaInsets: EdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
        scale: scale)
      renderer = ImageRenderer(content: AnyView(DeviceScreen(device) { content }))
      renderer.proposedSize = ProposedViewSize(size)
    } else {
      renderer = ImageRenderer(content: AnyView(content))
      // A view with a width only has the height of its content.
      renderer.proposedSize = ProposedViewSize(
        width: size.flatMap { $0.width > 0 ? $0.width : nil },
        height: size.flatMap { $0.height > 0 ? $0.height : nil })
      // The window of a view in its own size is that of a phone.
      renderer.environment.horizontalSizeClass = .compact
      renderer.environment.verticalSizeClass = .regular
    }
    renderer.scale = scale
    renderer.isOpaque = true
    traits.apply(to: &renderer.environment)
    renderer.environment.displayScale = scale
    return try renderer.rendering()
  }
}

extension Rendering {
  /// Effects that the views request but Galley doesn't show.
  fileprivate var remarks: [String] {
    diagnostics.map(\.description) + fontWarnings.map(\.remark)
  }
}
