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
          Image(uiImage: image)
        }
      } else {
        title
      }
    } description: {
      if message.secondaryText != nil || message.secondaryAttributedText != nil {
        UIKitText.text(message.secondaryAttributedText, message.secondaryText)
      }
    } actions: {
      button(message.button)
      button(message.secondaryButton)
    }
  }

  private var title: Text { UIKitText.text(message.attributedText, message.text) }

  @ViewBuilder
  private func button(_ configuration: UIButton.Configuration) -> some View {
    if configuration.title != nil || configuration.attributedTitle != nil
      || configuration.image != nil
    {
      let picture = UIKitPicture(UIButton(configuration: configuration))
      picture.content.frame(width: picture.size?.width, height: picture.size?.height)
    }
  }
}
