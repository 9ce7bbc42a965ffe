import Foundation

/// The pictures that a bar's background has for.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The bar with a screen's title. It is not drawn.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar.
  open var barTintColor: UIColor?
  /// Whether what is below shows through.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// What the screen on top shows: nothing.
  open var topItem: UINavigationItem? { nil }
  /// The picture of the line below the bar.
  open var shadowImage: UIImage?
  /// The style of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The style of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The looks of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks of the bar above content at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks of a low bar above content at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  open override class func appearance() -> UINavigationBar { appearanceProxy(UINavigationBar()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UINavigationBar { appearance() }
}

/// The bar with a program's tabs. It is not drawn.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar.
  open var barTintColor: UIColor?
  /// The color of items that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// Whether what is below shows through.
  open var isTranslucent = true
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The picture of the line above the bar.
  open var shadowImage: UIImage?
  /// The looks of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The looks of the bar below content at its end.
  open var scrollEdgeAppearance: UITabBarAppearance?

  open override class func appearance() -> UITabBar { appearanceProxy(UITabBar()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UITabBar { appearance() }
}

/// A bar with items. It is not drawn.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The color behind the bar.
  open var barTintColor: UIColor?
  /// Whether what is below shows through.
  open var isTranslucent = true

  open override class func appearance() -> UIToolbar { appearanceProxy(UIToolbar()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIToolbar { appearance() }
}

/// A table. It is not drawn.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The lines between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The color of the lines between rows.
  open var separatorColor: UIColor?
  /// The insets of the lines between rows.
  open var separatorInset = UIEdgeInsets.zero
  /// What is above the rows.
  open var tableHeaderView: UIView?
  /// What is below the rows.
  open var tableFooterView: UIView?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// The height of headers, in points.
  open var sectionHeaderHeight: CGFloat = -1
  /// The height of footers, in points.
  open var sectionFooterHeight: CGFloat = -1
  /// Space above a section's header, in points.
  open var sectionHeaderTopPadding: CGFloat = -1

  open override class func appearance() -> UITableView { appearanceProxy(UITableView()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UITableView { appearance() }
}

/// A row of a table. It is not drawn.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// How a row looks when it is selected.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// How a row looks when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// What is behind the row when it is selected.
  open var selectedBackgroundView: UIView?

  open override class func appearance() -> UITableViewCell { appearanceProxy(UITableViewCell()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UITableViewCell { appearance() }
}

/// The header or footer of a section. It is not drawn.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  open override class func appearance() -> UITableViewHeaderFooterView {
    appearanceProxy(UITableViewHeaderFooterView())
  }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UITableViewHeaderFooterView { appearance() }
}

/// A grid of cells. It is not drawn.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open override class func appearance() -> UICollectionView { appearanceProxy(UICollectionView()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UICollectionView { appearance() }
}

/// A row of choices. It is not drawn.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The color of the choice.
  open var selectedSegmentTintColor: UIColor?
  /// The index of the choice; -1 for none.
  open var selectedSegmentIndex = -1
  /// Sets the style of titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  open override class func appearance() -> UISegmentedControl {
    appearanceProxy(UISegmentedControl())
  }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UISegmentedControl { appearance() }
}

/// A switch. It is not drawn.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// The color where it is on.
  open var onTintColor: UIColor?
  /// The color of the knob.
  open var thumbTintColor: UIColor?

  open override class func appearance() -> UISwitch { appearanceProxy(UISwitch()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UISwitch { appearance() }
}

/// A slider. It is not drawn.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The smallest value.
  open var minimumValue: Float = 0
  /// The largest value.
  open var maximumValue: Float = 1
  /// The color below the value.
  open var minimumTrackTintColor: UIColor?
  /// The color above the value.
  open var maximumTrackTintColor: UIColor?
  /// The color of the knob.
  open var thumbTintColor: UIColor?
  /// Sets the picture of the knob.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  open override class func appearance() -> UISlider { appearanceProxy(UISlider()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UISlider { appearance() }
}

/// A field to search with. It is not drawn.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What is shown without a text.
  open var placeholder: String?
  /// The color behind the bar.
  open var barTintColor: UIColor?
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// The look.
  open var searchBarStyle = Style.default
  /// What hears of the field.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The look of a search field.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open override class func appearance() -> UISearchBar { appearanceProxy(UISearchBar()) }
  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UISearchBar { appearance() }
}

/// What hears of a search field. Nothing happens in a picture.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {}
