import Galley

/// Labels, text fields and text views as SwiftUI text and fields.
@MainActor
enum UIKitText {
  static func label(_ label: UILabel, fills: Bool) -> AnyView? {
    let style = label.styledText.flatMap { paragraphStyle(of: $0) }
    let alignment = style?.alignment ?? label.textAlignment
    let mode = style?.lineBreakMode ?? label.lineBreakMode
    let scale = label.minimumScaleFactor > 0 ? label.minimumScaleFactor : 0.01
    let limit = label.numberOfLines > 0 ? label.numberOfLines : nil
    let view = content(label.styledText, label.text, of: label, label.shownFont, lineLimit: limit)
      .font(Font(label.shownFont))
      .foregroundStyle(Color(uiColor: color(of: label)))
      .lineLimit(limit)
      .lineBreaks(label.lineBreakMode)
      .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? scale : 1)
      .allowsTightening(label.allowsDefaultTighteningForTruncation)
      .shadow(
        color: label.shadowColor.map { Color(uiColor: $0) } ?? .clear, radius: 0,
        x: label.shadowOffset.width, y: label.shadowOffset.height
      )
      .multilineTextAlignment(textAlignment(alignment, in: label))
      .justified(label.textAlignment == .justified)
    guard fills else { return AnyView(view) }
    let bounds = label.bounds
    label.drawnRect = bounds
    label.drawText(in: bounds)
    let rect = label.drawnRect
    // A single line is clipped in the middle of a character.
    let isClipped = mode == .byClipping && limit == 1
    let shown =
      isClipped ? AnyView(view.fixedSize(horizontal: true, vertical: false)) : AnyView(view)
    let framed = shown.frame(
      width: max(rect.width, 0), height: max(rect.height, 0),
      alignment: frameAlignment(alignment, in: label))
    return AnyView(
      (isClipped ? AnyView(framed.clipped()) : AnyView(framed))
        .padding(.leading, isReversed ? bounds.width - rect.maxX : rect.minX)
        .padding(.top, rect.minY)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
  }

  private static func color(of label: UILabel) -> UIColor {
    let color = label.textColor ?? .label
    if label.isHighlighted { return label.highlightedTextColor ?? color }
    return label.isEnabled ? color : .systemGray
  }

  static func field(_ field: UITextField, fills: Bool) -> AnyView {
    let text = Binding.constant(field.text ?? "")
    let prompt =
      field.attributedPlaceholder.map { self.text($0, nil) }
      ?? field.placeholder.map { Text(verbatim: $0) }
    let attributed =
      field.ownAttributes.isEmpty ? field.styledText : field.attributedText
    let input =
      field.isSecureTextEntry
      ? AnyView(SecureField(text: text, prompt: prompt) { EmptyView() })
      : AnyView(
        TextField(text: text, shownAs: attributed.map { self.text($0, nil) }, prompt: prompt))
    let alignment =
      field.styledText.flatMap { paragraphStyle(of: $0)?.alignment } ?? field.textAlignment
    let least = field.minimumFontSize / max(field.shownFont.pointSize, 1)
    let styled = input.font(Font(field.shownFont))
      .foregroundStyle(Color(uiColor: field.textColor ?? .label))
      .multilineTextAlignment(textAlignment(alignment, in: field))
      .minimumScaleFactor(field.adjustsFontSizeToFitWidth ? min(max(least, 0.01), 1) : 1)
      .disabled(!field.isEnabled)
    let (hasLeft, hasRight) = (field.showsLeftView, field.showsRightView)
    let insets = field.textInsets(fills: fills)
    let content = HStack(spacing: 0) {
      if hasLeft, let view = field.leftView { accessory(view) }
      if insets == .zero {
        styled
      } else {
        styled.padding(
          EdgeInsets(
            top: insets.top, leading: isReversed ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isReversed ? insets.left : insets.right))
      }
      if hasRight, let view = field.rightView {
        accessory(view)
      } else if field.showsClearButton {
        // iOS's symbol is as large as the text of a field, on a button of 19 points.
        Image(systemName: "xmark.circle.fill").font(.system(size: 15))
          .foregroundStyle(Color(.tertiaryLabel)).frame(width: 19)
      }
    }
    // The border surrounds the whole field, with the views before and after the text.
    func padded(_ length: CGFloat) -> some View {
      content.padding(.leading, hasLeft ? 0 : length).padding(.trailing, hasRight ? 0 : length)
        .padding(.vertical, 6)
        .frame(maxHeight: fills ? .infinity : nil)
    }
    switch field.borderStyle {
    case .none: return AnyView(content)
    case .line, .bezel:
      let color = Color(field.borderStyle == .line ? .label : .gray2)
      return AnyView(padded(2).overlay { Rectangle().strokeBorder(color, lineWidth: 1) })
    case .roundedRect:
      let ground =
        field.backgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) }
        ?? AnyShapeStyle(.background)
      return AnyView(
        padded(7).background {
          RoundedRectangle(cornerRadius: 6).fill(ground).strokeBorder(Color(.fill), lineWidth: 1)
        })
    }
  }

  private static func accessory(_ view: UIView) -> some View {
    UIKitPicture(view, isScreen: false).content
      .frame(width: view.frame.width, height: view.frame.height)
  }

  static func textView(_ view: UITextView, fills: Bool) -> AnyView {
    let (inset, container) = (view.textContainerInset, view.textContainer)
    let padding = container.lineFragmentPadding
    let limit = container.maximumNumberOfLines > 0 ? container.maximumNumberOfLines : nil
    let linked = UIKitLinks(view).text
    let alignment = linked.flatMap { paragraphStyle(of: $0)?.alignment } ?? view.textAlignment
    let text = content(linked, view.text, of: view, view.shownFont, lineLimit: limit)
      .font(Font(view.shownFont))
      .foregroundStyle(Color(uiColor: view.textColor ?? .label))
      .multilineTextAlignment(textAlignment(view.textAlignment, in: view))
      .justified(view.textAlignment == .justified)
      .lineLimit(limit)
      .lineBreaks(container.lineBreakMode)
      .fixedSize(horizontal: false, vertical: true)
      .padding(
        EdgeInsets(
          top: inset.top, leading: inset.left + padding, bottom: inset.bottom,
          trailing: inset.right + padding))
    return fills
      ? AnyView(
        text.frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: frameAlignment(alignment, in: view, .top)))
      : AnyView(text)
  }

  /// Attributed or plain text.
  nonisolated static func text(_ attributed: NSAttributedString?, _ plain: String?) -> Text {
    attributed.map { $0.textWithImages } ?? Text(verbatim: plain ?? "")
  }

  /// Attributed or plain text in its paragraphs.
  private static func content(
    _ attributed: NSAttributedString?, _ plain: String?, of view: some UIView & TextHolder,
    _ font: UIFont, lineLimit: Int?
  ) -> AnyView {
    let hasTab = plain?.utf8.contains(UInt8(ascii: "\t")) ?? false
    guard let string = attributed ?? (hasTab ? NSAttributedString(string: plain ?? "") : nil) else {
      return AnyView(Text(verbatim: plain ?? ""))
    }
    return UIKitParagraphs(
      string: string, font: font, lineLimit: lineLimit, alignment: view.textAlignment,
      textAlignment: { textAlignment($0, in: view) }
    ).content
  }

  nonisolated static func paragraphStyle(of text: NSAttributedString) -> NSParagraphStyle? {
    guard text.length > 0 else { return nil }
    return text.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
  }

  private static var isReversed: Bool {
    UITraitCollection.current.values.layoutDirection == .rightToLeft
  }

  static func textAlignment(_ alignment: NSTextAlignment, in view: UIView) -> TextAlignment {
    // SwiftUI's alignments follow the direction of the environment.
    switch alignment {
    case .center: return .center
    case .left: return isReversed ? .trailing : .leading
    case .right: return isReversed ? .leading : .trailing
    case .natural, .justified: return view.isRightToLeft() == isReversed ? .leading : .trailing
    }
  }

  private static func frameAlignment(
    _ alignment: NSTextAlignment, in view: UIView, _ vertical: VerticalAlignment = .center
  ) -> Alignment {
    Alignment(horizontal: textAlignment(alignment, in: view).horizontal, vertical: vertical)
  }
}

extension UITextField {
  final var showsLeftView: Bool { leftViewMode == .always || leftViewMode == .unlessEditing }
  final var showsRightView: Bool { rightViewMode == .always || rightViewMode == .unlessEditing }

  /// Whether the button that clears the text is shown at rest.
  final var showsClearButton: Bool {
    (clearButtonMode == .always || clearButtonMode == .unlessEditing) && text?.isEmpty == false
  }

  /// The rectangle of the text between the border and the views before and after it.
  final func standardTextRect(in bounds: CGRect) -> CGRect {
    let border: CGFloat =
      switch borderStyle {
      case .none: 0
      case .line, .bezel: 2
      case .roundedRect: 7
      }
    let left = showsLeftView ? leftView?.frame.width ?? 0 : border
    let right = showsRightView ? rightView?.frame.width ?? 0 : border
    let isReversed = isRightToLeft()
    return CGRect(
      x: bounds.minX + (isReversed ? right : left), y: bounds.minY,
      width: max(bounds.width - left - right, 0), height: bounds.height)
  }

  /// How much smaller a subclass makes the rectangle of the text, in points.
  fileprivate final func textInsets(fills: Bool) -> UIEdgeInsets {
    guard type(of: self) != UITextField.self else { return .zero }
    // Without a size, only the distances from the edges matter.
    let hasSize = fills && bounds.width > 0 && bounds.height > 0
    let area = hasSize ? bounds : CGRect(x: 0, y: 0, width: 320, height: 44)
    let isEmpty = (text ?? "").isEmpty
    let own = isEmpty ? placeholderRect(forBounds: area) : textRect(forBounds: area)
    let standard = standardTextRect(in: area)
    func inset(_ length: CGFloat) -> CGFloat { hasSize ? length : max(length, 0) }
    return UIEdgeInsets(
      top: inset(own.minY - standard.minY), left: inset(own.minX - standard.minX),
      bottom: inset(standard.maxY - own.maxY), right: inset(standard.maxX - own.maxX))
  }
}
