import Galley

/// A segmented control as a SwiftUI picker.
@MainActor
enum UIKitSegments {
  static func content(_ control: UISegmentedControl) -> AnyView {
    let segments = (0..<control.numberOfSegments).map { segment(control, $0) }
    return AnyView(
      Picker(selection: .constant(control.selectedSegmentIndex)) {
        ForEach(segments.indices, id: \.self) { segments[$0] }
      } label: {
        EmptyView()
      }
      .pickerStyle(.segmented).labelsHidden().disabled(!control.isEnabled)
      .controlParts {
        $0.segmentTint = UIKitControls.color(control.selectedSegmentTintColor)
        $0.segmentBackground = UIKitControls.color(control.backgroundColor)
        $0.segmentWidths = control.widths
        $0.hasSegmentsByContent = control.apportionsSegmentWidthsByContent
      })
  }

  @ViewBuilder
  private static func segment(_ control: UISegmentedControl, _ index: Int) -> some View {
    let attributes = attributes(of: control, index)
    if let image = control.imageForSegment(at: index) {
      let color = UIKitControls.color(attributes[.foregroundColor] as? UIColor)
      if let color {
        Image(uiImage: image).foregroundStyle(color)
      } else {
        Image(uiImage: image)
      }
    } else {
      UIKitBarLook.text(control.titleForSegment(at: index) ?? "", attributes)
    }
  }

  /// The attributes of a segment's title. Those of its state replace those of the normal state.
  private static func attributes(
    of control: UISegmentedControl, _ index: Int
  ) -> [NSAttributedString.Key: Any] {
    let normal = control.titleTextAttributes(for: .normal) ?? [:]
    var own: [NSAttributedString.Key: Any] = [:]
    if !control.isEnabledForSegment(at: index) {
      own = control.titleTextAttributes(for: .disabled) ?? [:]
      if own[.foregroundColor] == nil { own[.foregroundColor] = UIColor.tertiaryLabel }
    } else if index == control.selectedSegmentIndex {
      own = control.titleTextAttributes(for: .selected) ?? [:]
    }
    return normal.merging(own) { $1 }
  }
}

extension UISegmentedControl {
  /// Moves the widths and states of segments to other indices; `nil` for a removed segment.
  final func renumber(_ number: (Int) -> Int?) {
    disabledSegments = Set(disabledSegments.compactMap(number))
    let moved = widths.compactMap { index, width in number(index).map { ($0, width) } }
    widths = Dictionary(moved) { $1 }
  }
}

extension UIView {
  /// The color behind the view; `nil` if its control draws it.
  final var ownBackground: UIColor? { self is UISegmentedControl ? nil : backgroundColor }
}
