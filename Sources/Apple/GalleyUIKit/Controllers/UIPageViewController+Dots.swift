import Galley

extension UIPageViewController {
  /// Shows the first page, above dots if the data source counts the pages.
  final func showPages() {
    dots?.removeFromSuperview()
    dots = nil
    guard let view = viewIfLoaded, let page = viewControllers?.first?.view else { return }
    page.removeFromSuperview()
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0 else {
      page.translatesAutoresizingMaskIntoConstraints = true
      return view.addFilling(page)
    }
    let dots = UIPageControl()
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    for part in [page, dots] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: view.topAnchor),
      page.bottomAnchor.constraint(equalTo: dots.topAnchor),
      dots.heightAnchor.constraint(equalToConstant: 37),
      dots.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    self.dots = dots
  }
}
