import Galley

/// The texts and the image of a list's row.
struct UIKitListContent: View {
  let content: UIListContentConfiguration

  var body: some View {
    HStack(spacing: content.imageToTextPadding) {
      if let image = content.image {
        let space = content.imageProperties.reservedLayoutSize
        picture(image.applying(content.imageProperties.preferredSymbolConfiguration))
          .foregroundStyle(
            content.imageProperties.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
              ?? AnyShapeStyle(.tint)
          )
          .clipShape(.rect(cornerRadius: content.imageProperties.cornerRadius))
          .frame(width: reserved(space.width), height: reserved(space.height))
          .frame(minWidth: content.leastImageWidth)
      }
      if content.prefersSideBySideTextAndSecondaryText {
        first
        Spacer(minLength: 0)
        second
      } else {
        VStack(alignment: .leading, spacing: content.textToSecondaryTextVerticalPadding) {
          first
          second
        }
        if !isCentered { Spacer(minLength: 0) }
      }
    }
  }

  private func reserved(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < UIListContentConfiguration.ImageProperties.standardDimension
      ? length : nil
  }

  /// The image, not larger than its maximum size.
  @ViewBuilder
  private func picture(_ image: UIImage) -> some View {
    let size = content.imageProperties.size(of: image)
    if size.width < image.size.width {
      Image(uiImage: image).resizable().frame(width: size.width, height: size.height)
    } else {
      Image(uiImage: image)
    }
  }

  /// Whether a text is in the middle of the row.
  private var isCentered: Bool {
    content.text != nil && content.textProperties.alignment == .center
      || content.secondaryText != nil && content.secondaryTextProperties.alignment == .center
  }

  private var first: AnyView? {
    text(content.attributedText, content.text, content.textProperties)
  }

  private var second: AnyView? {
    text(content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties)
  }

  private func text(
    _ attributed: NSAttributedString?, _ plain: String?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> AnyView? {
    guard attributed != nil || plain != nil else { return nil }
    let isCentered = properties.alignment == .center
    return AnyView(
      UIKitText.text(attributed, plain).font(Font(properties.font))
        .foregroundStyle(Color(uiColor: properties.color))
        .textCase(
          properties.transform == .uppercase
            ? .uppercase : properties.transform == .lowercase ? .lowercase : nil
        )
        .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines)
        .multilineTextAlignment(isCentered ? .center : .leading)
        .modifier(CenteredText(isCentered: isCentered)))
  }
}

/// Keeps a text in the middle of its row. The separator starts where other texts start.
private struct CenteredText: ViewModifier {
  let isCentered: Bool

  func body(content: Content) -> some View {
    if isCentered {
      content.frame(maxWidth: .infinity).alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
    } else {
      content
    }
  }
}

extension UIListContentConfiguration {
  /// The width in which symbols are centered, so that the texts of rows are aligned, in points; `nil`
  /// for other images.
  var leastImageWidth: CGFloat? {
    image?.isSymbolImage == true && imageProperties.reservedLayoutSize.width == 0 ? 24 : nil
  }

  /// The distance of the texts from the start of the content, in points.
  var textInset: CGFloat {
    guard let image else { return 0 }
    let reserved = imageProperties.reservedLayoutSize.width
    let isReserved = reserved > 0 && reserved < ImageProperties.standardDimension
    let width = isReserved ? reserved : imageProperties.size(of: image).width
    return max(width, leastImageWidth ?? 0) + imageToTextPadding
  }
}

extension UIListContentConfiguration.ImageProperties {
  /// The size of an image, not larger than the maximum size, in points.
  func size(of image: UIImage) -> CGSize {
    let (size, limit) = (image.size, maximumSize)
    let scale = min(
      limit.width > 0 ? limit.width / max(size.width, 1) : 1,
      limit.height > 0 ? limit.height / max(size.height, 1) : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}
