import Galley

/// A UIKit button as a SwiftUI button.
@MainActor
struct UIKitButton {
  private let button: UIButton

  init(_ button: UIButton) { self.button = button }

  /// The state whose title and colors are shown.
  private var state: UIControl.State { button.state }

  /// Whether the image is on the right.
  private var isReversed: Bool { button.isRightToLeft() }

  func content(fills: Bool) -> AnyView {
    if let handler = button.configurationUpdateHandler { handler(button) }
    let content = button.configuration.map { configured($0, fills) } ?? typed(fills)
    let enabled = AnyView(content.disabled(!button.isEnabled))
    guard button.semanticContentAttribute != .unspecified else { return enabled }
    return AnyView(
      enabled.environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight))
  }

  // MARK: Titles and images of states

  private func typed(_ fills: Bool) -> AnyView {
    guard button.buttonType == .close else { return plain(fills) }
    let button = plain(false).frame(width: 30, height: 30)
      .background(Circle().fill(Color(uiColor: .tertiarySystemFill)))
    return AnyView(button.modifier(Filling(isOn: fills, alignment: alignment)))
  }

  /// Whether the type of the button determines its symbol.
  private var isSymbol: Bool { button.buttonType != .custom && button.buttonType != .system }

  /// The insets of content that doesn't have its own. Buttons with the symbol of their type are
  /// as large as the symbol.
  private var standardInsets: UIEdgeInsets {
    isSymbol ? .zero : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// The style of the image.
  private var imageStyle: AnyShapeStyle {
    button.buttonType == .close
      ? AnyShapeStyle(Color(uiColor: .secondaryLabel)) : AnyShapeStyle(.tint)
  }

  private func plain(_ fills: Bool) -> AnyView {
    let insets = button.contentEdgeInsets
    let selected = button.selectedAction?.title
    let title = selected == nil ? button.attributedTitle(for: state) : nil
    let color =
      button.titleColor(for: state).map { AnyShapeStyle(Color(uiColor: $0)) }
      ?? (button.buttonType == .custom ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
    let label = button.titleLabel
    let text = UIKitText.text(title, selected ?? button.currentTitle)
      .font(Font(label?.font ?? .systemFont(ofSize: 15)))
      .foregroundStyle(state == .disabled ? AnyShapeStyle(Color(uiColor: .tertiaryLabel)) : color)
      .lineLimit(label.map { $0.numberOfLines == 0 ? nil : $0.numberOfLines } ?? 1)
      .multilineTextAlignment(
        label.map { UIKitText.textAlignment($0.textAlignment, in: $0) } ?? .center)
    let content = HStack(spacing: 0) {
      if let image = button.image(for: state) {
        Image(uiImage: image).font(.system(size: 17)).foregroundStyle(imageStyle)
          .padding(insets: button.imageEdgeInsets, isReversed: isReversed)
      }
      if selected ?? button.currentTitle != nil || title != nil {
        text.padding(insets: button.titleEdgeInsets, isReversed: isReversed)
      }
    }
    .padding(
      insets: insets != .zero ? insets : fills ? .zero : standardInsets,
      isReversed: isReversed)
    let background = button.backgroundImage(for: state)
    return AnyView(
      content.frame(minWidth: insets == .zero && !isSymbol && !fills ? 30 : nil)
        .modifier(Filling(isOn: fills, alignment: alignment))
        .background { if let background { Image(uiImage: background).resizable() } })
  }

  private var alignment: Alignment {
    let horizontal: HorizontalAlignment =
      switch button.contentHorizontalAlignment {
      case .center, .fill: .center
      case .left: isReversed ? .trailing : .leading
      case .right: isReversed ? .leading : .trailing
      case .leading: .leading
      case .trailing: .trailing
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
    let label = title(configuration)
      .modifier(Filling(isOn: fills, alignment: alignment)).padding(more)
    let view = Button {
    } label: {
      label
    }
    switch configuration.kind {
    case _ where background.backgroundColor != nil || configuration.kind == .plain:
      let isFilled = configuration.kind == .filled
      return bordered(
        label.padding(.horizontal, standard.width).padding(.vertical, standard.height)
          .foregroundStyle(isFilled ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
          .background {
            if let color = background.backgroundColor {
              configuration.outline.fill(Color(uiColor: color))
            }
          }, configuration)
    case .filled:
      return styled(view.buttonStyle(.borderedProminent), configuration)
        .tinted(configuration.baseBackgroundColor)
    case .tinted:
      let tint = configuration.baseBackgroundColor ?? button.tintColor
      return styled(view.buttonStyle(.bordered), configuration).tinted(tint)
    case .plain, .gray: return styled(view.buttonStyle(.bordered), configuration)
    }
  }

  private func styled(_ view: some View, _ configuration: UIButton.Configuration) -> AnyView {
    bordered(
      view.buttonBorderShape(configuration.borderShape).controlSize(configuration.controlSize),
      configuration)
  }

  /// The button with the border of its background.
  private func bordered(_ view: some View, _ configuration: UIButton.Configuration) -> AnyView {
    let background = configuration.background
    guard let color = background.strokeColor else { return AnyView(view) }
    return AnyView(
      view.overlay {
        configuration.outline
          .strokeBorder(Color(uiColor: color), lineWidth: max(background.strokeWidth, 1))
      })
  }

  /// The text with the attributes that a closure of the configuration returns.
  private func text(
    _ text: AttributedString?, _ plain: String?,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ style: UIFont.TextStyle
  ) -> Text? {
    guard let transformer else { return text.map { Text($0) } ?? plain.map { Text(verbatim: $0) } }
    guard let text = text ?? plain.map({ AttributedString($0) }) else { return nil }
    var changed = AttributedString()
    for run in text.runs {
      var attributes = AttributeContainer()
      attributes.uiKit.font = UIFont.preferredFont(forTextStyle: style)
      attributes.merge(run.attributes)
      attributes = transformer(attributes)
      // SwiftUI's texts draw only SwiftUI's attributes.
      if attributes.swiftUI.font == nil, let font = attributes.uiKit.font {
        attributes.swiftUI.font = Font(font)
      }
      if let color = attributes.uiKit.foregroundColor {
        attributes.swiftUI.foregroundColor = Color(uiColor: color)
      }
      if let color = attributes.uiKit.backgroundColor {
        attributes.swiftUI.backgroundColor = Color(uiColor: color)
      }
      changed.append(
        AttributedString(String(text.characters[run.range]), attributes: attributes))
    }
    return Text(changed)
  }

  private func title(_ configuration: UIButton.Configuration) -> some View {
    let selected = button.selectedAction?.title
    let title = text(
      selected == nil ? configuration.attributedTitle : nil,
      selected ?? configuration.title ?? button.currentTitle,
      configuration.titleTextAttributesTransformer, configuration.textStyle)
    let subtitle = text(
      configuration.attributedSubtitle, configuration.subtitle,
      configuration.subtitleTextAttributesTransformer, .caption1)
    let texts = VStack(alignment: configuration.textAlignment, spacing: configuration.titlePadding)
    {
      if let title { title.font(configuration.font) }
      if let subtitle { subtitle.font(.caption) }
    }
    let hasTexts = title != nil || subtitle != nil
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
      if selected != nil {
        Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.semibold))
          .padding(.leading, 4)
      }
    }
    .modifier(Foreground(color: button.isEnabled ? color : nil))
  }

  @ViewBuilder
  private func picture(_ image: UIImage?, _ configuration: UIButton.Configuration) -> some View {
    if configuration.showsActivityIndicator {
      let color =
        configuration.baseForegroundColor ?? (configuration.kind == .filled ? .white : nil)
      ProgressView().tint(Color(uiColor: color ?? button.tintColor))
    } else if let image {
      Image(uiImage: image.applying(configuration.preferredSymbolConfigurationForImage))
        .font(configuration.font)
    }
  }
}

extension UIButton {
  /// The selected action of a menu whose selection is the button's title.
  fileprivate final var selectedAction: UIAction? {
    guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let menu else { return nil }
    let actions = menu.actions
    return actions.first { $0.state == .on } ?? actions.first
  }
}

extension UIMenu {
  /// The actions of the menu and of those inside it.
  fileprivate final var actions: [UIAction] {
    children.flatMap { element in
      (element as? UIMenu)?.actions ?? (element as? UIAction).map { [$0] } ?? []
    }
  }
}

/// Content that fills the whole frame, or has its own size.
private struct Filling: ViewModifier {
  let isOn: Bool
  let alignment: Alignment

  func body(content: Content) -> some View {
    // Content that is larger than the frame is centered, too.
    content.frame(
      minWidth: isOn ? 0 : nil, maxWidth: isOn ? .infinity : nil, minHeight: isOn ? 0 : nil,
      maxHeight: isOn ? .infinity : nil, alignment: alignment)
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
  fileprivate func padding(insets: UIEdgeInsets, isReversed: Bool) -> some View {
    padding(
      EdgeInsets(
        top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isReversed ? insets.left : insets.right))
  }
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

  fileprivate var textStyle: UIFont.TextStyle {
    buttonSize == .mini || buttonSize == .small ? .subheadline : .body
  }

  fileprivate var font: Font {
    buttonSize == .mini || buttonSize == .small ? .subheadline : .body
  }

  /// The radius of the corners, in points; `nil` for that of the size.
  private var radius: CGFloat? {
    switch cornerStyle {
    case .fixed, .dynamic: background.hasRadius ? max(background.cornerRadius, 0) : nil
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: nil
    }
  }

  fileprivate var borderShape: ButtonBorderShape {
    if cornerStyle == .capsule { return .capsule }
    return radius.map { .roundedRectangle(radius: $0) } ?? .automatic
  }

  /// The outline of the background.
  fileprivate var outline: ButtonBorderShape {
    if cornerStyle == .capsule { return .capsule }
    let standard: CGFloat = kind == .plain ? 0 : buttonSize == .large ? 12 : 8
    return .roundedRectangle(radius: radius ?? standard)
  }

  fileprivate var textAlignment: HorizontalAlignment {
    switch titleAlignment {
    case .leading: .leading
    case .trailing: .trailing
    case .automatic, .center: .center
    }
  }
}
