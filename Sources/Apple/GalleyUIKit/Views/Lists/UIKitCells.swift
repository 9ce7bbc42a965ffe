import Galley

// The classes of cells are known only at run time. In UIKit, their initializers need not be
// `required`, because Objective-C finds them; in Swift, a metatype doesn't have such an
// initializer. A convenience initializer, however, finds that of the subclass, and is called in the
// same way as a static method: with the arguments and the metatype. So each static method
// below calls the initializer above it by its symbol.

extension UIView {
  @_silgen_name("galley_uikit_view")
  convenience init(_made frame: CGRect) { self.init(frame: frame) }

  /// Returns a view of this class, created with its `init(frame:)`.
  @_silgen_name("galley_uikit_view")
  static func made(in frame: CGRect) -> UIView
}

extension UITableViewCell {
  @_silgen_name("galley_uikit_row")
  convenience init(_made reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Returns a row of this class, created with its `init(style:reuseIdentifier:)`.
  @_silgen_name("galley_uikit_row")
  static func made(_ reuseIdentifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("galley_uikit_header")
  convenience init(_made reuseIdentifier: String) { self.init(reuseIdentifier: reuseIdentifier) }

  /// Returns a header of this class, created with its `init(reuseIdentifier:)`.
  @_silgen_name("galley_uikit_header")
  static func made(_ reuseIdentifier: __owned String) -> UITableViewHeaderFooterView
}

/// The content view of a cell, with the margins of rows.
final class UIKitCellContent: UIView {
  override var defaultMargins: UIEdgeInsets {
    guard !(superview is UICollectionReusableView) else { return super.defaultMargins }
    let cell = superview as? UITableViewCell
    let side = cell?.rowMargin?.side(in: cell?.bounds.width ?? 0) ?? systemMargin
    return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
  }
}

extension UITableViewCell {
  /// Calls the closure that configures the row for its state.
  final func updateState() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
}

extension UICollectionViewCell {
  /// Calls the closure that configures the cell for its state.
  final func updateState() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Shows the content of a configuration in place of the old one.
  final func showConfiguration() {
    contentView.subviews.filter { $0 is any UIContentView }.forEach { $0.removeFromSuperview() }
    guard let configuration = contentConfiguration else { return }
    contentView.addPinned(configuration.makeContentView())
  }
}

extension UIView {
  /// Adds a view, with constraints that keep it as large as this one.
  final func addPinned(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

extension UITableViewCell {
  /// Returns the second label.
  final func detailLabel() -> UILabel {
    let label = UILabel()
    if style == .subtitle { label.font = .systemFont(ofSize: 12) }
    if style == .value1 { label.textColor = .secondaryLabel }
    return label
  }

  /// Whether the row has custom content instead of labels.
  final var hasOwnContent: Bool {
    !contentView.subviews.isEmpty || subviews.count > 1
      || !(contentConfiguration is UIListContentConfiguration?)
  }

  /// The space of the accessory, in points.
  final var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + sideMargin }
    return accessoryType == .none ? 0 : 20 + sideMargin
  }

  /// The distance of an accessory from the edge, in points.
  final var sideMargin: CGFloat { rowMargin?.side(in: bounds.width) ?? 16 }

  /// Lays out the content beside the accessory.
  final func prepareContent() {
    if hasOwnContent, contentView.subviews.isEmpty, let configuration = contentConfiguration {
      contentView.addPinned(configuration.makeContentView())
    }
    // Constraints may place the content view instead.
    guard contentView.translatesAutoresizingMaskIntoConstraints else { return }
    let frame = CGRect(
      x: isRightToLeft() ? accessoryWidth : 0, y: 0,
      width: max(bounds.width - accessoryWidth, 0), height: bounds.height)
    guard contentView.frame != frame else { return }
    contentView.frame = frame
    Self.layoutChanges += 1
  }
}
