import Galley

extension CGContext {
  /// Draws text at the top of a rectangle, in black and at 12 points by default.
  ///
  /// - Parameter isWrapped: Whether lines are as wide as the rectangle. Otherwise they break at line
  ///   breaks only.
  func draw(_ string: NSAttributedString, in rect: CGRect, isWrapped: Bool) {
    let style = UIKitText.paragraphStyle(of: string)
    let (text, alignment): (TextAlignment, Alignment) =
      switch style?.alignment ?? .natural {
      case .center: (.center, .top)
      case .right: (.trailing, .topTrailing)
      case .left, .natural, .justified: (.leading, .topLeading)
      }
    let mode = style?.lineBreakMode ?? .byWordWrapping
    let paragraphs = UIKitParagraphs(
      string: string, font: .systemFont(ofSize: 12), alignment: .natural
    ) { alignment in
      switch alignment {
      case .center: .center
      case .right: .trailing
      case .left, .natural, .justified: .leading
      }
    }
    let isCut = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(mode)
    let content = paragraphs.content.font(.system(size: 12)).foregroundStyle(.black)
      .multilineTextAlignment(text).lineBreaks(mode).lineLimit(isWrapped && isCut ? 1 : nil)
      .fixedSize(horizontal: !isWrapped, vertical: !isWrapped)
      .frame(width: rect.width, height: rect.height, alignment: alignment)
    add(content, in: rect)
  }
}

extension NSAttributedString {
  /// Draws the text into an image, with the top left corner at a point.
  public func draw(at point: CGPoint) {
    CGContext.current?.draw(self, in: CGRect(origin: point, size: size()), isWrapped: false)
  }

  /// Draws the text into an image, in lines as wide as a rectangle.
  public func draw(in rect: CGRect) {
    CGContext.current?.draw(self, in: rect, isWrapped: true)
  }

  /// Draws the text into an image, in one line unless the options include `usesLineFragmentOrigin`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    CGContext.current?.draw(
      self, in: rect, isWrapped: options.contains(.usesLineFragmentOrigin))
  }
}

extension NSString {
  /// Draws the text into an image, with the top left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    (self as String).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text into an image, in lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    (self as String).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text into an image, in one line unless the options include `usesLineFragmentOrigin`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Draws the text into an image, with the top left corner at a point.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text into an image, in lines as wide as a rectangle.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Draws the text into an image, in one line unless the options include `usesLineFragmentOrigin`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
