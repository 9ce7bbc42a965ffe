import Galley

/// What is above or below a section of a table: a view of the delegate as it is, or else a title in
/// the style of lists.
@MainActor
struct UIKitTableBoundary {
  private let isPlain: Bool
  private let isMeasured: Bool
  private let part: TablePart
  private let view: UIView?
  private let title: String?
  /// The height, in points; `nil` for that of the content.
  private let height: CGFloat?

  init(of section: Int, isHeader: Bool, in table: UITableView, isMeasured: Bool) {
    let delegate = table.delegate as? any UITableViewDelegate
    let own: CGFloat
    if isHeader {
      view = delegate?.tableView(table, viewForHeaderInSection: section)
      title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
      own =
        delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
      if let view, !isMeasured {
        delegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
      }
    } else {
      view = delegate?.tableView(table, viewForFooterInSection: section)
      title = table.dataSource?.tableView(table, titleForFooterInSection: section)
      own =
        delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
      if let view, !isMeasured {
        delegate?.tableView(table, willDisplayFooterView: view, forSection: section)
      }
    }
    isPlain = table.style == .plain
    // In grouped tables, 0 stands for the default.
    height = own > 0 || own == 0 && isPlain ? own : nil
    self.isMeasured = isMeasured
    part = isHeader ? .header(section) : .surroundings
  }

  @ViewBuilder
  var content: some View {
    if height == 0 {
      EmptyView()
    } else if let view = view as? UITableViewHeaderFooterView, !view.hasOwnContent {
      labeled(view)
    } else if let view {
      UIKitFitted(view, height: height)
        .background { behind((view as? UITableViewHeaderFooterView)?.backgroundView) }
        .transformEnvironment(\.self) { $0.removeStyles() }
        .tablePart(part, isMeasured).listRowInsets(EdgeInsets())
    } else if let title {
      text(title)
    } else if let height {
      Color.clear.frame(height: height)
        .tablePart(part, isMeasured).listRowInsets(EdgeInsets())
    }
  }

  /// The label of a view without content of its own, on its background.
  @ViewBuilder
  private func labeled(_ view: UITableViewHeaderFooterView) -> some View {
    let label = view.textLabel?.text ?? title ?? ""
    if view.hasBackground {
      Text(verbatim: label)
        .padding(.horizontal, 16)
        .padding(.bottom, isPlain ? 0 : 6)
        .frame(
          maxWidth: .infinity, minHeight: height ?? 28, maxHeight: height,
          alignment: isPlain ? .leading : .bottomLeading
        )
        .background {
          behind(view.backgroundView)
          if let color = view.contentView.backgroundColor ?? view.backgroundColor {
            Color(uiColor: color)
          }
        }
        .tablePart(part, isMeasured).listRowInsets(EdgeInsets())
    } else {
      text(label)
    }
  }

  @ViewBuilder
  private func text(_ text: String) -> some View {
    if let height {
      Text(verbatim: text)
        .padding(.bottom, isPlain ? 0 : 6)
        .frame(height: height, alignment: isPlain ? .leading : .bottomLeading)
        .tablePart(part, isMeasured).listRowInsets(.vertical, 0)
    } else {
      Text(verbatim: text).tablePart(part, isMeasured)
    }
  }

  @ViewBuilder
  private func behind(_ view: UIView?) -> some View {
    if let view { UIKitLayout(view, isScreen: false) }
  }
}

extension UITableViewHeaderFooterView {
  /// Whether the view has content instead of its label.
  fileprivate final var hasOwnContent: Bool {
    !contentView.subviews.isEmpty || subviews.count > 1
  }

  fileprivate final var hasBackground: Bool {
    backgroundView != nil || contentView.backgroundColor != nil || backgroundColor != nil
  }

  /// Shows the content of a configuration in place of the old one.
  final func showConfiguration() {
    contentView.subviews.filter { $0 is any UIContentView }.forEach { $0.removeFromSuperview() }
    guard let configuration = contentConfiguration else { return }
    contentView.addPinned(configuration.makeContentView())
  }
}
