import Galley

/// The message of an empty screen.
struct UIKitMessage: View {
  let message: UIContentUnavailableConfiguration

  var body: some View {
    ContentUnavailableView {
      if message.isLoading { ProgressView() }
      if let image = message.image {
        Label {
          title
        } icon: {
          icon(image, message.imageProperties)
        }
      } else {
        title
      }
    } description: {
      if message.secondaryText != nil || message.secondaryAttributedText != nil {
        text(
          message.secondaryAttributedText, message.secondaryText, message.secondaryTextProperties)
      }
    } actions: {
      VStack(spacing: message.buttonToSecondaryButtonPadding) {
        button(message.button, message.buttonProperties)
        button(message.secondaryButton, message.secondaryButtonProperties)
      }
    }
  }

  private var title: some View {
    text(message.attributedText, message.text, message.textProperties)
  }

  /// A text with the properties that were set. The others are those of such messages.
  private func text(
    _ attributed: NSAttributedString?, _ plain: String?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> some View {
    var text = UIKitText.text(attributed, plain)
    if let font = properties.ownFont { text = text.font(Font(font)) }
    if let color = properties.ownColor { text = text.foregroundStyle(Color(uiColor: color)) }
    return text.lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
  }

  @ViewBuilder
  private func icon(
    _ image: UIImage, _ properties: UIContentUnavailableConfiguration.ImageProperties
  ) -> some View {
    let size = properties.maximumSize
    let picture = Image(uiImage: image.applying(properties.preferredSymbolConfiguration))
    let isTooLarge =
      size.width > 0 && image.size.width > size.width
      || size.height > 0 && image.size.height > size.height
    let sized =
      isTooLarge
      ? AnyView(
        picture.resizable().scaledToFit().frame(
          maxWidth: size.width > 0 ? size.width : nil,
          maxHeight: size.height > 0 ? size.height : nil))
      : AnyView(picture)
    let clipped = sized.clipShape(.rect(cornerRadius: properties.cornerRadius))
    if let tint = properties.tintColor {
      clipped.foregroundStyle(Color(uiColor: tint))
    } else {
      clipped
    }
  }

  @ViewBuilder
  private func button(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> some View {
    let titled = configuration.titled(properties.primaryAction?.title)
    if titled.title != nil || titled.attributedTitle != nil || titled.image != nil {
      let button = UIButton(configuration: titled)
      let picture = UIKitPicture(button.enabled(properties.isEnabled), isScreen: false)
      picture.content.frame(width: picture.size?.width, height: picture.size?.height)
    }
  }
}

extension UIButton {
  /// Enables or disables the button, and returns it.
  fileprivate func enabled(_ isEnabled: Bool) -> UIButton {
    self.isEnabled = isEnabled
    return self
  }
}

extension UIButton.Configuration {
  /// The configuration with a title, unless it has one or an image.
  fileprivate func titled(_ title: String?) -> UIButton.Configuration {
    guard self.title == nil, attributedTitle == nil, image == nil, title?.isEmpty == false else {
      return self
    }
    var titled = self
    titled.title = title
    return titled
  }
}
