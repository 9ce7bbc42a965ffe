/// The look of parts of controls that UIKit's controls can change and SwiftUI's cannot.
package struct ControlParts {
  /// The color of the track of sliders and progress bars, behind the filled part.
  package var track: Color?
  /// The color of the thumb of sliders and switches.
  package var thumb: Color?
  /// The images of sliders, in place of the shapes.
  package var slider = SliderImages()
  /// The height of progress bars, in points.
  package var barHeight: CGFloat?
  /// The color of the selected segment.
  package var segmentTint: Color?
  /// The color behind the segments.
  package var segmentBackground: Color?
  /// The widths of segments, in points, by their index. Other segments share the rest.
  package var segmentWidths: [Int: CGFloat] = [:]
  /// Whether segments are as wide as their content requires. Otherwise, they have equal widths.
  package var hasSegmentsByContent = false

  package init() {}
}

/// The images that a slider is drawn with.
package struct SliderImages {
  /// An image, and its height in points.
  package typealias Part = (image: Image, height: CGFloat)

  /// The track before the thumb, which is stretched.
  package var filled: Part?
  /// The track after the thumb, which is stretched.
  package var rest: Part?
  /// The thumb.
  package var thumb: Image?

  var isEmpty: Bool { filled == nil && rest == nil && thumb == nil }
}

extension View {
  /// Changes the look of the parts of controls in this view.
  package func controlParts(_ change: @escaping (inout ControlParts) -> Void) -> some View {
    transformEnvironment(\.controls) { change(&$0.parts) }
  }
}
