import Galley

/// The SwiftUI controls that UIKit views are drawn as, so that both look alike and have the same
/// sizes.
@MainActor
enum UIKitControls {
  /// Returns the content of a view in front of its background; `nil` for a view without its own
  /// content.
  ///
  /// - Parameter fills: Whether the content fills the whole frame. Otherwise it has its own size.
  static func control(_ view: UIView, fills: Bool) -> AnyView? {
    switch view {
    case let label as UILabel: UIKitText.label(label, fills: fills)
    case let table as UITableView: AnyView(UIKitTable(table))
    case let cell as UITableViewCell where !cell.hasOwnContent: UIKitRow.alone(cell, fills: fills)
    case let view as UIImageView: image(view, fills: fills)
    case let button as UIButton: UIKitButton(button).content(fills: fills)
    case let control as UISwitch:
      AnyView(
        Toggle(isOn: .constant(control.isOn)) { EmptyView() }.labelsHidden()
          .tint(color(control.onTintColor)).disabled(!control.isEnabled)
          .controlParts { $0.thumb = color(control.thumbTintColor) })
    case let slider as UISlider: Self.slider(slider)
    case let progress as UIProgressView:
      AnyView(
        ProgressView(value: Double(min(max(progress.progress, 0), 1)))
          .tint(color(progress.progressTintColor))
          .controlParts {
            $0.track = color(progress.trackTintColor)
            if fills, progress.bounds.height > 0 { $0.barHeight = progress.bounds.height }
          })
    case let spinner as UIActivityIndicatorView: Self.spinner(spinner)
    case let control as UISegmentedControl: UIKitSegments.content(control)
    case let field as UITextField: UIKitText.field(field, fills: fills)
    case let view as UITextView: UIKitText.textView(view, fills: fills)
    case let stepper as UIStepper:
      AnyView(
        Stepper(
          value: .constant(stepper.value),
          in: stepper.minimumValue...max(stepper.maximumValue, stepper.minimumValue)
        ) { EmptyView() }.labelsHidden().disabled(!stepper.isEnabled))
    case let picker as UIDatePicker: datePicker(picker)
    case let pages as UIPageControl: UIKitPickers.dots(pages)
    case let picker as UIPickerView: UIKitPickers.wheels(picker, fills: fills)
    case let bar as UISearchBar: UIKitPickers.search(bar)
    case let view as UIListContentView:
      (view.configuration as? UIListContentConfiguration).map {
        AnyView(
          UIKitListContent(content: $0)
            .padding(
              $0.ownMargins.map { EdgeInsets($0) }
                ?? $0.systemMargins(view.margin)
            )
            .frame(minHeight: $0.minimumHeight))
      }
    case let view as UIVisualEffectView:
      view.effect.map { background(of: $0, in: view) }
    default: nil
    }
  }

  /// Returns the background of a visual effect view.
  private static func background(of effect: UIVisualEffect, in view: UIView) -> AnyView {
    switch effect {
    case is UIGlassEffect:
      return AnyView(Color.clear.glassEffect(.regular, in: view.layer.shape))
    case is UIGlassContainerEffect: return AnyView(Color.clear)
    default:
      let blur = effect as? UIBlurEffect
      let scheme = blur?.scheme
      return AnyView(
        (view.ownCorners == nil ? UnevenRoundedRectangle() : view.layer.shape)
          .fill(blur?.material ?? .regular)
          .transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 })
    }
  }

  /// Returns the dimensions in which a view has its own size.
  static func ownDimensions(of view: UIView) -> (width: Bool, height: Bool) {
    switch view {
    case is UISlider, is UIProgressView, is UISearchBar: (false, true)
    case let view as UITextView where view.isScrollEnabled: (false, false)
    case is UIVisualEffectView, is UITableView: (false, false)
    case let cell as UITableViewCell: (false, !cell.hasOwnContent)
    default:
      view.hosted == nil && control(view, fills: false) == nil ? (false, false) : (true, true)
    }
  }

  /// Returns whether the height of a view depends on its width.
  static func wraps(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.numberOfLines != 1
    case is UIButton, is UITextView, is UIListContentView, is UITableViewCell: true
    default: view.hosted != nil
    }
  }

  static func color(_ color: UIColor?) -> Color? { color.map { Color(uiColor: $0) } }

  private static func image(_ view: UIImageView, fills: Bool) -> AnyView? {
    let highlighted = view.isHighlighted ? view.highlightedImage : nil
    let moving = view.isAnimating ? view.animationImages?.first : nil
    guard let image = moving ?? highlighted ?? view.image else { return nil }
    let picture = Image(uiImage: image.applying(view.preferredSymbolConfiguration))
    // Symbols and templates have the tint.
    func styled(_ content: some View) -> AnyView {
      AnyView(content.font(.system(size: 17)).foregroundStyle(.tint))
    }
    guard fills else { return styled(picture) }
    func aligned(_ alignment: Alignment) -> AnyView {
      styled(picture.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
    switch view.contentMode {
    case .scaleToFill, .redraw: return styled(picture.resizable())
    case .scaleAspectFit: return styled(picture.resizable().scaledToFit())
    case .scaleAspectFill: return styled(picture.resizable().scaledToFill())
    case .center: return aligned(.center)
    case .top: return aligned(.top)
    case .bottom: return aligned(.bottom)
    case .left: return aligned(.leading)
    case .right: return aligned(.trailing)
    case .topLeft: return aligned(.topLeading)
    case .topRight: return aligned(.topTrailing)
    case .bottomLeft: return aligned(.bottomLeading)
    case .bottomRight: return aligned(.bottomTrailing)
    }
  }

  private static func spinner(_ view: UIActivityIndicatorView) -> AnyView {
    let isShown = view.isAnimating || !view.hidesWhenStopped
    return AnyView(
      ProgressView().controlSize(view.style == .large ? .large : .regular)
        .tint(color(view.color)).opacity(isShown ? 1 : 0))
  }

  private static func slider(_ slider: UISlider) -> AnyView {
    @ViewBuilder
    func image(_ image: UIImage?) -> some View {
      if let image { Image(uiImage: image).font(.system(size: 17)).foregroundStyle(.tint) }
    }
    let value = Binding.constant(
      min(max(slider.value, slider.minimumValue), slider.maximumValue))
    let bounds =
      slider.minimumValue...max(slider.maximumValue, slider.minimumValue + .ulpOfOne)
    let hasImages = slider.minimumValueImage != nil || slider.maximumValueImage != nil
    let control =
      hasImages
      ? AnyView(
        Slider(value: value, in: bounds) {
          EmptyView()
        } minimumValueLabel: {
          image(slider.minimumValueImage)
        } maximumValueLabel: {
          image(slider.maximumValueImage)
        }) : AnyView(Slider(value: value, in: bounds))
    return AnyView(
      control.tint(color(slider.minimumTrackTintColor)).disabled(!slider.isEnabled)
        .controlParts {
          $0.track = color(slider.maximumTrackTintColor)
          $0.thumb = color(slider.thumbTintColor)
          $0.slider.filled = slider.currentMinimumTrackImage.map {
            (Image(uiImage: $0), $0.size.height)
          }
          $0.slider.rest = slider.currentMaximumTrackImage.map {
            (Image(uiImage: $0), $0.size.height)
          }
          $0.slider.thumb = slider.currentThumbImage.map { Image(uiImage: $0) }
        })
  }

  private static func datePicker(_ picker: UIDatePicker) -> AnyView {
    let components: DatePickerComponents =
      switch picker.datePickerMode {
      case .time: .hourAndMinute
      case .date: .date
      default: [.date, .hourAndMinute]
      }
    let control = DatePicker(
      selection: .constant(picker.date), displayedComponents: components
    ) { EmptyView() }.labelsHidden()
    let (locale, timeZone) = (picker.locale, picker.timeZone)
    let local = control.transformEnvironment(\.self) {
      $0.locale = locale ?? $0.locale
      $0.timeZone = timeZone ?? $0.timeZone
    }
    switch picker.preferredDatePickerStyle {
    case .wheels: return AnyView(local.datePickerStyle(.wheel))
    case .inline: return AnyView(local.datePickerStyle(.graphical))
    case .automatic, .compact: return AnyView(local)
    }
  }
}

extension UIView {
  /// Whether a kind of control keeps its size more than other views do.
  final func hugsContent(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case is UISwitch, is UIActivityIndicatorView, is UIStepper: true
    case is UISlider, is UIProgressView, is UISegmentedControl, is UISearchBar, is UIPageControl:
      axis == .vertical
    default: false
    }
  }
}

extension UIBlurEffect {
  /// The SwiftUI material of the same thickness.
  fileprivate var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }

  /// The color scheme that the style sets; `nil` for that of its view.
  fileprivate var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}
