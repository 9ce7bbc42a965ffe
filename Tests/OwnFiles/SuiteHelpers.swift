import UIKit

/// Helpers of suites are often nonisolated, which Swift 5 accepts for classes of UIKit.
enum Drawing {
  static func picture(of controller: UIViewController) -> UIImage {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let window = UIApplication.shared.windows.first!
    window.rootViewController = controller
    UIView.performWithoutAnimation { window.layoutIfNeeded() }
    return UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }
}

final class GroupedScreen: UITableViewController {
  private let rows: [String]

  init() {
    rows = ["one", "two"]
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
}
