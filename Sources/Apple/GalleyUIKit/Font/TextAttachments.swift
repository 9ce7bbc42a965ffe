import Galley

extension NSAttributedString {
  /// The text for SwiftUI, with the images of its attachments.
  var textWithImages: Text {
    var (text, start) = (Text(verbatim: ""), 0)
    func part(until end: Int) -> Text {
      let range = NSRange(location: start, length: end - start)
      return Text(AttributedString(attributedSubstring(from: range)))
    }
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment, let image = attachment.text else { return }
      if range.location > start { text = text + part(until: range.location) }
      text = text + image
      start = range.location + range.length
    }
    return start == 0 ? part(until: length) : start < length ? text + part(until: length) : text
  }
}

extension NSTextAttachment {
  /// The image at its own size, or as wide as the bounds; `nil` without an image.
  fileprivate var text: Text? {
    guard var image else { return nil }
    if bounds.width > 0, bounds.width != image.size.width, let pixels = image.cgImage {
      image = UIImage(
        cgImage: pixels, scale: CGFloat(pixels.width) / bounds.width,
        orientation: image.imageOrientation)
    }
    return Text(Image(uiImage: image)).baselineOffset(bounds.minY)
  }
}
