import Foundation
import Galley

/// Text that is read. It is not drawn.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The color of the text.
  open var textColor: UIColor! = .label
  /// Where the lines are.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for any number.
  open var numberOfLines = 1
  /// Whether the font becomes smaller where the text does not fit.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the Dynamic Type size.
  open var adjustsFontForContentSizeCategory = false

  open override class func appearance() -> UILabel { appearanceProxy(UILabel()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UILabel { appearance() }
}

/// Where lines of text are.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A picture. It is not drawn.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Creates a view of a picture, of its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  open override class func appearance() -> UIImageView { appearanceProxy(UIImageView()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIImageView { appearance() }
}

/// A view that is operated. It is not drawn.
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What a control can be like.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it is.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Without effect.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }

  /// Whether the control answers.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false

  open override class func appearance() -> UIControl { appearanceProxy(UIControl()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIControl { appearance() }
}

/// A button. It is not drawn.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// Creates a button.
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  /// Sets the text.
  open func setTitle(_ title: String?, for state: UIControl.State) {}
  /// Sets the color of the text.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets the picture.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}

  open override class func appearance() -> UIButton { appearanceProxy(UIButton()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIButton { appearance() }
}

/// A field for a line of text. It is not drawn.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The frame of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The text.
  open var text: String?
  /// What is shown without a text.
  open var placeholder: String?
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// Where the line is.
  open var textAlignment = NSTextAlignment.natural
  /// The frame.
  open var borderStyle = BorderStyle.none
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The keyboard, which is not shown.
  open var keyboardType = UIKeyboardType.default
  /// The return key of the keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// What is capitalized.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the text means.
  open var textContentType: UITextContentType?
  /// What is before the text.
  open var leftView: UIView?
  /// What is behind the text.
  open var rightView: UIView?
  /// When the view before the text is there.
  open var leftViewMode = ViewMode.never
  /// When the view behind the text is there.
  open var rightViewMode = ViewMode.never
  /// When there is a button that clears the text.
  open var clearButtonMode = ViewMode.never
  /// What is above the keyboard.
  open var inputAccessoryView: UIView?
  /// What hears of the field.
  open weak var delegate: (any UITextFieldDelegate)?

  /// When a view of the field is there.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open override class func appearance() -> UITextField { appearanceProxy(UITextField()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UITextField { appearance() }
}

/// What hears of a field. Nothing happens in a picture.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {}

/// A field for text. It is not drawn.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""
  /// The text with its attributes.
  open var attributedText: NSAttributedString!
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// Where the lines are.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  open override class func appearance() -> UITextView { appearanceProxy(UITextView()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UITextView { appearance() }
}

/// What hears of a text. Nothing happens in a picture.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// A view that scrolls. It is not drawn.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// How far it is scrolled.
  open var contentOffset = CGPoint.zero
  /// Space around the content.
  open var contentInset = UIEdgeInsets.zero
  /// Whether it can be scrolled.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether it bounces at its ends.
  open var bounces = true
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale.
  open var zoomScale: CGFloat = 1
  /// Whether there is a horizontal indicator.
  open var showsHorizontalScrollIndicator = true
  /// Whether there is a vertical indicator.
  open var showsVerticalScrollIndicator = true
  /// What hears of the view.
  open weak var delegate: (any UIScrollViewDelegate)?

  open override class func appearance() -> UIScrollView { appearanceProxy(UIScrollView()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIScrollView { appearance() }
}

/// What hears of a view that scrolls. Nothing happens in a picture.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {}

/// A spinner. It is not drawn.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size.
  public enum Style: Int, Sendable { case medium = 100, large }

  /// The size.
  open var style = Style.medium
  /// The color.
  open var color: UIColor! = .gray
  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Creates a spinner.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Lets it stand still.
  open func stopAnimating() { isAnimating = false }

  open override class func appearance() -> UIActivityIndicatorView {
    appearanceProxy(UIActivityIndicatorView())
  }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIActivityIndicatorView { appearance() }
}

/// A row of dots for pages. It is not drawn.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0
  /// The page that is shown.
  open var currentPage = 0
  /// Whether it is hidden for a single page.
  open var hidesForSinglePage = false
  /// The color of dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  open override class func appearance() -> UIPageControl { appearanceProxy(UIPageControl()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIPageControl { appearance() }
}

/// What a visual effect view does to what is below it.
@MainActor @preconcurrency
open class UIVisualEffect {
  /// Creates an effect.
  nonisolated public init() {}
}

/// A blur.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// The strength and color of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// Creates a blur.
  nonisolated public init(style: Style) { super.init() }
}

/// A view that changes what is below it. It is not drawn.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect?
  /// Holds what is in front of the effect.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view without an effect.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func appearance() -> UIVisualEffectView {
    appearanceProxy(UIVisualEffectView(effect: nil))
  }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIVisualEffectView { appearance() }
}

/// The return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Whether text is corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
