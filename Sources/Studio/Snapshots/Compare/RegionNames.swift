import Foundation

/// Finds the views that contain regions of a picture.
package struct RegionNames {
  private let layouts: [LayoutModel]
  private let scale: Double

  /// - Parameters:
  ///   - layouts: Layout snapshots of the picture. The first one with a matching view names it.
  ///   - pixelWidth: The width of the picture, in pixels.
  package init(layouts: [LayoutSnapshot], pixelWidth: Int) {
    self.layouts = layouts.map(\.model).filter { $0.canvasSize.width > 0 }
    scale = self.layouts.first.map { Double(pixelWidth) / $0.pictureSize.width } ?? 1
  }

  /// Returns the smallest view that contains the region; `nil` if no layout is known.
  package func name(of region: PixelRect) -> String? {
    let (width, height) = (Double(region.width) / scale, Double(region.height) / scale)
    // Edges are rounded to pixels, and strokes extend beyond their views.
    let rect = CGRect(
      x: Double(region.x) / scale, y: Double(region.y) / scale, width: width, height: height
    ).insetBy(dx: min(1, width / 2), dy: min(1, height / 2))
    for layout in layouts {
      if let index = layout.smallestView(
        around: rect.offsetBy(dx: -layout.origin.x, dy: -layout.origin.y))
      {
        return layout.name(of: index)
      }
    }
    return nil
  }

  /// Returns a sentence such as `2 regions: 12×14 at (3, 5) in Text "AK"; …`, or `nil` for no
  /// regions.
  package func sentence(_ regions: [PixelRect]) -> String? {
    guard !regions.isEmpty else { return nil }
    let places = regions.map { region in
      region.description + (name(of: region).map { " in \($0)" } ?? "")
    }
    return "\(regions.count) region\(regions.count == 1 ? "" : "s"): "
      + places.joined(separator: "; ")
  }
}

extension LayoutModel {
  /// Prefers views to modifiers, small views to large ones, and inner views to outer ones.
  func smallestView(around rect: CGRect) -> Int? {
    let around = nodes.indices.filter { nodes[$0].frame?.surrounds(rect) == true }
    let views = around.filter { nodes[$0].isView }
    return (views.isEmpty ? around : views).reversed().min { area(of: $0) < area(of: $1) }
  }

  private func area(of index: Int) -> Double {
    nodes[index].frame.map { $0.width * $0.height } ?? .infinity
  }
}

extension CGRect {
  /// `contains` compares sizes after a subtraction, which rounding errors can falsify.
  fileprivate func surrounds(_ other: CGRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
