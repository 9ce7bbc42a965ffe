import Galley

/// The texts, image and symbol of a row.
struct UIKitRow: View {
  let cell: UITableViewCell

  var body: some View {
    HStack(spacing: 8) {
      if let content = cell.contentConfiguration as? UIListContentConfiguration {
        UIKitListContent(content: content)
      } else {
        labels
      }
      UIKitAccessory(cell: cell)
    }
  }

  private var labels: some View {
    HStack(spacing: 16) {
      if let view = cell.imageView, let image = UIKitControls.control(view, fills: false) { image }
      if cell.style == .subtitle {
        VStack(alignment: .leading) { texts }
      } else {
        texts
      }
      if cell.style != .value1 { Spacer(minLength: 0) }
    }
  }

  @ViewBuilder
  private var texts: some View {
    if let label = cell.textLabel { UIKitText.label(label, fills: false) }
    if let label = cell.detailTextLabel {
      if cell.style == .value1 { Spacer(minLength: 0) }
      UIKitText.label(label, fills: false)
    }
  }

  /// A row outside of a table, with the margins that tables give to their rows.
  ///
  /// - Parameter fills: Whether the row fills the whole frame. Otherwise it has its own height.
  @MainActor
  static func alone(_ cell: UITableViewCell, fills: Bool) -> AnyView {
    let hasHeight = fills && cell.bounds.height > 0
    return AnyView(
      UIKitRow(cell: cell)
        .padding(.horizontal, cell.systemMargin)
        .padding(.vertical, hasHeight ? 0 : 11)
        .frame(minHeight: hasHeight ? nil : 44))
  }
}

/// The symbol or the view at the end of a row.
struct UIKitAccessory: View {
  let cell: UITableViewCell

  /// The length of a view, or else that of its content, in points.
  private func length(_ length: CGFloat, _ intrinsic: CGFloat) -> CGFloat? {
    length > 0 ? length : intrinsic > 0 ? intrinsic : nil
  }

  var body: some View {
    if let view = cell.accessoryView {
      let (frame, own) = (view.frame.size, view.intrinsicContentSize)
      UIKitPicture(view, isScreen: false).content.frame(
        width: length(frame.width, own.width), height: length(frame.height, own.height)
      )
      // It does not make the row higher.
      .frame(height: 0)
    } else {
      switch cell.accessoryType {
      case .none: EmptyView()
      case .disclosureIndicator: chevron
      case .checkmark: Image(systemName: "checkmark").foregroundStyle(.tint)
      case .detailButton: Image(systemName: "info.circle").foregroundStyle(.tint)
      case .detailDisclosureButton:
        HStack {
          Image(systemName: "info.circle").foregroundStyle(.tint)
          chevron
        }
      }
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
      .foregroundStyle(.tertiary)
  }
}

/// The color or the view behind a row.
@MainActor
struct UIKitRowBackground {
  /// `nil` for the background of lists.
  let view: AnyView?

  /// - Parameter table: The table of the row; `nil` for a row outside of a table, whose color is
  ///   drawn like that of every view.
  init(_ cell: UITableViewCell, in table: UITableView?) {
    let isMarked = cell.isSelected && cell.selectionStyle != .none
    let isGray = isMarked && cell.selectedBackgroundView == nil
    let configuration = isGray ? nil : cell.backgroundConfiguration?.ifDrawn
    let own = configuration?.backgroundColor == nil ? Self.color(cell, table) : nil
    let color: UIColor? = isGray ? .systemGray4 : own
    let behind: UIView? =
      isGray ? nil : isMarked ? cell.selectedBackgroundView : cell.backgroundView
    guard configuration != nil || behind != nil else {
      view = color.map { AnyView(Color(uiColor: $0)) }
      return
    }
    view = AnyView(
      ZStack {
        if let color { Color(uiColor: color) }
        if let configuration { UIKitBackground(configuration: configuration) }
        if let behind { UIKitLayout(behind, isScreen: false) }
      })
  }

  private static func color(_ cell: UITableViewCell, _ table: UITableView?) -> UIColor? {
    guard let table else { return nil }
    // Rows of a plain table cover its color.
    return cell.backgroundColor
      ?? (table.style == .plain && table.backgroundColor != nil ? .systemBackground : nil)
  }
}

/// The background that a configuration describes.
struct UIKitBackground: View {
  let configuration: UIBackgroundConfiguration

  var body: some View {
    let insets = configuration.backgroundInsets
    ZStack {
      if let color = configuration.backgroundColor { shape.fill(Color(uiColor: color)) }
      if let image = configuration.image { Image(uiImage: image).resizable().clipShape(shape) }
      if let view = configuration.customView {
        UIKitLayout(view, isScreen: false).clipShape(shape)
      }
      if let color = configuration.strokeColor, configuration.strokeWidth > 0 {
        shape.strokeBorder(Color(uiColor: color), lineWidth: configuration.strokeWidth)
      }
    }
    .padding(
      EdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing))
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: max(configuration.cornerRadius, 0))
  }
}

extension UIBackgroundConfiguration {
  /// The configuration, unless it describes the system's background.
  var ifDrawn: UIBackgroundConfiguration? {
    let isDrawn =
      backgroundColor != nil || strokeColor != nil || image != nil || customView != nil
    return isDrawn ? self : nil
  }
}

extension UIView {
  /// What UIKit draws behind the content of a cell or a list.
  final var cellBackground: AnyView? {
    switch self {
    case let cell as UITableViewCell: UIKitRowBackground(cell, in: nil).view
    case let cell as UICollectionViewCell:
      cell.backgroundConfiguration?.ifDrawn.map { AnyView(UIKitBackground(configuration: $0)) }
    case let view as UICollectionView: view.listBackground.map { AnyView(Color(uiColor: $0)) }
    default: nil
    }
  }

  /// The accessory of a row whose content is not drawn together with it.
  final var cellAccessory: AnyView? {
    guard let cell = self as? UITableViewCell, cell.hasOwnContent, cell.accessoryWidth > 0 else {
      return nil
    }
    return AnyView(
      UIKitAccessory(cell: cell).padding(.trailing, cell.sideMargin)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing))
  }
}
