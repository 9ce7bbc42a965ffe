import Galley

/// Page controls, pickers and search bars as SwiftUI controls.
@MainActor
enum UIKitPickers {
  // MARK: Pages

  static func dots(_ control: UIPageControl) -> AnyView {
    let isHidden = control.hidesForSinglePage && control.numberOfPages <= 1
    return AnyView(row(control, pages: control.numberOfPages).opacity(isHidden ? 0 : 1))
  }

  /// Returns the size of a page control, in points.
  static func size(of control: UIPageControl, pages: Int) -> CGSize {
    LayoutTree(
      of: row(control, pages: pages), environment: UITraitCollection.current.environment,
      tracing: false
    ).root.frame.size
  }

  private static func row(_ control: UIPageControl, pages: Int) -> AnyView {
    let colors = (
      UIKitControls.color(control.currentPageIndicatorTintColor),
      UIKitControls.color(control.pageIndicatorTintColor)
    )
    let count = max(pages, 0)
    guard
      control.preferredIndicatorImage == nil, control.preferredCurrentPageIndicatorImage == nil,
      control.images.isEmpty
    else { return AnyView(images(control, count, colors)) }
    return AnyView(
      PageDots(count: count, selected: control.currentPage, colors: colors) { _ in }
        .modifier(IndexBackground(isShown: hasBackground(control))))
  }

  private static func hasBackground(_ control: UIPageControl) -> Bool {
    control.backgroundStyle == .prominent
  }

  private static func images(
    _ control: UIPageControl, _ count: Int, _ colors: (selected: Color?, others: Color?)
  ) -> some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { page in
        let isCurrent = page == control.currentPage
        let current = isCurrent ? control.preferredCurrentPageIndicatorImage : nil
        let image = control.images[page] ?? current ?? control.preferredIndicatorImage
        let color = isCurrent ? colors.selected ?? .white : colors.others ?? .white.opacity(0.3)
        if let image {
          Image(uiImage: image).renderingMode(.template).font(.system(size: 9))
            .foregroundStyle(color)
        } else {
          Circle().fill(color).frame(width: 7, height: 7)
        }
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .modifier(IndexBackground(isShown: hasBackground(control)))
  }

  private struct IndexBackground: ViewModifier {
    let isShown: Bool
    func body(content: Content) -> some View {
      content.background { if isShown { Capsule().fill(Color(.secondarySystemFill)) } }
    }
  }

  // MARK: Wheels

  /// The wheels of a picker, side by side on one band.
  ///
  /// - Parameter fills: Whether the wheels are as high as the frame. Otherwise, they have their own
  ///   height.
  static func wheels(_ picker: UIPickerView, fills: Bool) -> AnyView {
    let wheels = (0..<picker.numberOfComponents).map { wheel(picker, $0) }
    let height = fills && picker.bounds.height > 0 ? picker.bounds.height : 216
    let content = AnyView(
      HStack(spacing: 5) {
        ForEach(wheels.indices, id: \.self) { wheels[$0] }
      }
      .foregroundStyle(Color(uiColor: .label))
      .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
      .frame(height: height)
      .background { WheelBand() })
    return height < 216 ? AnyView(content.clipped()) : content
  }

  private static func wheel(_ picker: UIPickerView, _ component: Int) -> AnyView {
    let selected = picker.selectedRow(inComponent: component)
    let delegate = picker.delegate
    // Endless wheels have very many rows. Only those near the selected one are visible.
    let count = picker.numberOfRows(inComponent: component)
    let near = max(selected - 8, 0)..<max(min(selected + 9, count), 0)
    let rows = near.map { row -> AnyView in
      guard let delegate else { return AnyView(EmptyView()) }
      let view = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
      if type(of: view) != UILabel.self || (view as? UILabel)?.text != nil {
        return UIKitPicture(view, isScreen: false).content
      }
      let attributed = delegate.pickerView(
        picker, attributedTitleForRow: row, forComponent: component)
      let title = delegate.pickerView(picker, titleForRow: row, forComponent: component)
      return AnyView(UIKitText.text(attributed, title ?? "?"))
    }
    let width = delegate?.pickerView(picker, widthForComponent: component) ?? 0
    let wheel = WheelRows(rows: rows, selected: max(selected, 0) - near.lowerBound)
    return AnyView(
      wheel.frame(width: width > 0 ? width : nil)
        .frame(maxWidth: width > 0 ? nil : .infinity))
  }

  // MARK: Search

  static func search(_ bar: UISearchBar) -> AnyView {
    let field = bar.searchTextField
    let text = Binding.constant(field.text ?? "")
    let prompt =
      field.attributedPlaceholder.map { UIKitText.text($0, nil) }
      ?? Text(verbatim: field.placeholder ?? "")
    let color = field.textColor ?? .label
    let background = field.backgroundColor.map { Color(uiColor: $0) }
    return AnyView(
      HStack(spacing: 8) {
        TextField(
          text: text, prompt: prompt.foregroundColor(Color(uiColor: .secondaryLabel))
        ) { EmptyView() }
        .textFieldStyle(SearchFieldStyle(text: text))
        .font(Font(field.font ?? .systemFont(ofSize: 17)))
        .foregroundStyle(Color(uiColor: color))
        .background { if let background { RoundedRectangle(cornerRadius: 10).fill(background) } }
        if bar.showsCancelButton {
          Text(verbatim: "Cancel").font(.system(size: 17)).foregroundStyle(.tint)
        }
      }
      .padding(.horizontal, 8)
      .frame(height: 56)
      .background { searchBackground(bar) })
  }

  /// A bar in the system's style has lines at its edges.
  @ViewBuilder
  private static func searchBackground(_ bar: UISearchBar) -> some View {
    if let image = bar.backgroundImage {
      Image(uiImage: image).resizable()
    } else if let color = bar.barTintColor {
      Rectangle().fill(Color(uiColor: color))
    } else if bar.searchBarStyle != .minimal {
      VStack(spacing: 0) {
        Divider()
        Rectangle().fill(Color(uiColor: .secondarySystemBackground))
        Divider()
      }
    }
  }
}
