/// The look of parts of controls that UIKit's controls can change and SwiftUI's cannot.
package struct ControlParts {
  /// The color of the track of sliders and progress bars, behind the filled part.
  package var track: Color?
  /// The color of the thumb of sliders and switches.
  package var thumb: Color?
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

extension View {
  /// Changes the look of the parts of controls in this view.
  package func controlParts(_ change: @escaping (inout ControlParts) -> Void) -> some View {
    transformEnvironment(\.controls) { change(&$0.parts) }
  }
}
