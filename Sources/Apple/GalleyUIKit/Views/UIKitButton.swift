import Galley

/// A UIKit button as a SwiftUI button.
@MainActor
struct UIKitButton {
  private let button: UIButton

  init(_ button: UIButton) { self.button = button }

  /// The state whose title and colors are shown.
  private var state: UIControl.State { button.state }

  func content(fills: Bool) -> AnyView {
    if let handler = button.configurationUpdateHandler { handler(button) }
    let content = button.configuration.map { configured($0, fills) } ?? plain(fills)
    return AnyView(content.disabled(!button.isEnabled))
  }

  // MARK: Titles and images of states

  private func plain(_ fills: Bool) -> AnyView {
    let insets = button.contentEdgeInsets
    let title = button.attributedTitle(for: state)
    let color =
      button.titleColor(for: state).map { AnyShapeStyle(Color(uiColor: $0)) }
      ?? (button.buttonType == .custom ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
    let label = button.titleLabel
    let text = UIKitText.text(title, button.currentTitle)
      .font(Font(label?.font ?? .systemFont(ofSize: 15)))
      .foregroundStyle(state == .disabled ? AnyShapeStyle(Color(uiColor: .tertiaryLabel)) : color)
      .lineLimit(label.map { $0.numberOfLines == 0 ? nil : $0.numberOfLines } ?? 1)
      .multilineTextAlignment(
        label.map { UIKitText.textAlignment($0.textAlignment, in: $0) } ?? .center)
    let content = HStack(spacing: 0) {
      if let image = button.image(for: state) {
        Image(uiImage: image).font(.system(size: 17)).foregroundStyle(.tint)
          .padding(insets: button.imageEdgeInsets)
      }
      if button.currentTitle != nil || title != nil {
        text.padding(insets: button.titleEdgeInsets)
      }
    }
    .padding(
      insets: insets == .zero ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : insets)
    let background = button.backgroundImage(for: state)
    return AnyView(
      content.frame(minWidth: insets == .zero ? 30 : nil)
        .modifier(Filling(isOn: fills, alignment: alignment))
        .background { if let background { Image(uiImage: background).resizable() } })
  }

  private var alignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch button.contentHorizontalAlignment {
      case .center, .fill: .center
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      }
    let vertical: VerticalAlignment =
      switch button.contentVerticalAlignment {
      case .center, .fill: .center
      case .top: .top
      case .bottom: .bottom
      }
    return Alignment(horizontal: horizontal, vertical: vertical)
  }

  // MARK: Configurations

  private func configured(_ configuration: UIButton.Configuration, _ fills: Bool) -> AnyView {
    let insets = configuration.contentInsets
    let standard = configuration.standardInsets
    // SwiftUI's style adds the insets of its size.
    let more = EdgeInsets(
      top: insets.top - standard.height, leading: insets.leading - standard.width,
      bottom: insets.bottom - standard.height, trailing: insets.trailing - standard.width)
    let background = configuration.background
    let hasOwnBackground = background.backgroundColor != nil || background.strokeColor != nil
    let label = title(configuration)
      .modifier(Filling(isOn: fills, alignment: alignment)).padding(more)
    let view = Button {
    } label: {
      label
    }
    switch configuration.kind {
    case _ where hasOwnBackground || configuration.kind == .plain:
      return AnyView(
        label.padding(.horizontal, standard.width).padding(.vertical, standard.height)
          .foregroundStyle(.tint)
          .background { ownBackground(background, configuration.shape) })
    case .filled:
      return styled(view.buttonStyle(.borderedProminent), configuration)
        .tinted(configuration.baseBackgroundColor)
    case .tinted:
      let tint = configuration.baseBackgroundColor ?? button.inheritedTint ?? .tintColor
      return styled(view.buttonStyle(.bordered), configuration).tinted(tint)
    case .plain, .gray: return styled(view.buttonStyle(.bordered), configuration)
    }
  }

  private func styled(_ view: some View, _ configuration: UIButton.Configuration) -> AnyView {
    AnyView(
      view.buttonBorderShape(configuration.borderShape).controlSize(configuration.controlSize))
  }

  @ViewBuilder
  private func ownBackground(
    _ background: UIBackgroundConfiguration, _ shape: AnyShape
  ) -> some View {
    if let color = background.backgroundColor { shape.fill(Color(uiColor: color)) }
    if let color = background.strokeColor {
      shape.stroke(Color(uiColor: color), lineWidth: max(background.strokeWidth, 1))
    }
  }

  private func title(_ configuration: UIButton.Configuration) -> some View {
    let title = (configuration.title ?? button.currentTitle).map { Text(verbatim: $0) }
    let subtitle = configuration.subtitle.map { Text(verbatim: $0) }
    let texts = VStack(alignment: configuration.textAlignment, spacing: configuration.titlePadding)
    {
      if let text = configuration.attributedTitle.map({ Text($0) }) ?? title {
        text.font(configuration.font)
      }
      if let text = configuration.attributedSubtitle.map({ Text($0) }) ?? subtitle {
        text.font(.caption)
      }
    }
    let hasTexts = configuration.attributedTitle != nil || title != nil || subtitle != nil
    let image = configuration.image ?? button.image(for: state)
    let edge = configuration.imagePlacement
    let isVertical = edge == .top || edge == .bottom
    let layout =
      isVertical
      ? AnyLayout(VStackLayout(spacing: configuration.imagePadding))
      : AnyLayout(HStackLayout(spacing: configuration.imagePadding))
    let color = configuration.baseForegroundColor.map { Color(uiColor: $0) }
    return layout {
      if edge == .trailing || edge == .bottom {
        if hasTexts { texts }
        picture(image, configuration)
      } else {
        picture(image, configuration)
        if hasTexts { texts }
      }
    }
    .modifier(Foreground(color: button.isEnabled ? color : nil))
  }

  @ViewBuilder
  private func picture(_ image: UIImage?, _ configuration: UIButton.Configuration) -> some View {
    if configuration.showsActivityIndicator {
      ProgressView()
    } else if let image {
      Image(uiImage: image.applying(configuration.preferredSymbolConfigurationForImage))
        .font(configuration.font)
    }
  }
}

/// Content that fills the whole frame, or has its own size.
private struct Filling: ViewModifier {
  let isOn: Bool
  let alignment: Alignment

  func body(content: Content) -> some View {
    content.frame(
      maxWidth: isOn ? .infinity : nil, maxHeight: isOn ? .infinity : nil, alignment: alignment)
  }
}

/// Content in a color, if there is one.
private struct Foreground: ViewModifier {
  let color: Color?

  func body(content: Content) -> some View {
    if let color { content.foregroundStyle(color) } else { content }
  }
}

extension AnyView {
  fileprivate func tinted(_ color: UIColor?) -> AnyView {
    guard let color else { return self }
    return AnyView(tint(Color(uiColor: color)))
  }
}

extension View {
  fileprivate func padding(insets: UIEdgeInsets) -> some View {
    padding(
      EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
}

extension UIView {
  /// The tint of the view or of an enclosing view; `nil` for the system's tint.
  final var inheritedTint: UIColor? { tintColor ?? superview?.inheritedTint }
}

extension UIButton.Configuration {
  fileprivate var controlSize: ControlSize {
    switch buttonSize {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large: .large
    }
  }

  /// The insets that SwiftUI's style of this size adds, in points.
  fileprivate var standardInsets: CGSize {
    switch buttonSize {
    case .mini, .small: CGSize(width: 10, height: 5)
    case .medium: CGSize(width: 12, height: 7)
    case .large: CGSize(width: 20, height: 15)
    }
  }

  fileprivate var font: Font {
    buttonSize == .mini || buttonSize == .small ? .subheadline : .body
  }

  fileprivate var radius: CGFloat? {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .small: 4
    case .medium: 8
    case .large: 12
    case .dynamic, .capsule: nil
    }
  }

  fileprivate var borderShape: ButtonBorderShape {
    if cornerStyle == .capsule { return .capsule }
    return radius.map { .roundedRectangle(radius: $0) } ?? .automatic
  }

  fileprivate var shape: AnyShape {
    if cornerStyle == .capsule { return AnyShape(Capsule()) }
    return AnyShape(RoundedRectangle(cornerRadius: max(radius ?? 0, background.cornerRadius)))
  }

  fileprivate var textAlignment: HorizontalAlignment {
    switch titleAlignment {
    case .leading: .leading
    case .trailing: .trailing
    case .automatic, .center: .center
    }
  }
}
