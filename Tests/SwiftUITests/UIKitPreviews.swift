import SwiftUI

final class BoxController: UIViewController {
  private let color: UIColor
  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
      self.view.isHidden = true
    }
  }
}

#Preview("Controller") { BoxController(.red) }

#Preview("View", traits: .sizeThatFitsLayout) {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
  view.backgroundColor = .blue
  return view
}

#Preview("Stack") { UINavigationController(rootViewController: BoxController(.green)) }
