import SwiftUI
import UIKit

struct Pager: UIViewControllerRepresentable {
  let screens: [UIViewController]
  @Binding var index: Int

  func makeCoordinator() -> Coordinator { Coordinator(screens: screens) }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 12])
    pages.dataSource = context.coordinator
    pages.delegate = context.coordinator
    return pages
  }

  func updateUIViewController(_ pages: UIPageViewController, context: Context) {
    pages.setViewControllers([screens[index]], direction: .forward, animated: false)
  }

  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let screens: [UIViewController]
    init(screens: [UIViewController]) { self.screens = screens }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore screen: UIViewController
    ) -> UIViewController? {
      screens.firstIndex(of: screen).flatMap { $0 > 0 ? screens[$0 - 1] : nil }
    }

    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter screen: UIViewController
    ) -> UIViewController? {
      screens.firstIndex(of: screen).flatMap { $0 + 1 < screens.count ? screens[$0 + 1] : nil }
    }

    func pageViewController(
      _ pages: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted: Bool
    ) {}
  }
}

final class DawnView: UIView {
  private let sky = CAGradientLayer()
  private let hill = CAShapeLayer()
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    sky.colors = [UIColor.orange.cgColor, UIColor.purple.cgColor]
    sky.locations = [0, 1]
    hill.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 40, width: 80, height: 40)).cgPath
    hill.fillColor = UIColor.black.cgColor
    layer.addSublayer(sky)
    sky.insertSublayer(hill, at: 0)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    caption.translatesAutoresizingMaskIntoConstraints = false
    caption.setContentHuggingPriority(.defaultHigh, for: .vertical)
    addSubview(caption)
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      caption.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      caption.heightAnchor.constraint(equalToConstant: 20),
      caption.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
    ])
    addGestureRecognizer(UITapGestureRecognizer())
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    sky.frame = bounds
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

struct Dawn: UIViewRepresentable {
  func makeUIView(context: Context) -> DawnView { DawnView() }
  func updateUIView(_ view: DawnView, context: Context) { view.setNeedsLayout() }
}

struct PhoneField: UIViewRepresentable {
  @Binding var number: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.keyboardType = .phonePad
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.textContentType = .telephoneNumber
    field.clearButtonMode = .whileEditing
    field.leftView = UIImageView(image: UIImage(systemName: "phone"))
    field.leftViewMode = .always
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) { field.text = number }
}

final class PortraitHost<Content: View>: UIHostingController<Content> {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

extension View {
  @MainActor func pictureByUIKit(of size: CGSize) -> UIImage {
    let host = UIHostingController(rootView: self)
    host.view.bounds = CGRect(origin: .zero, size: size)
    host.view.backgroundColor = .clear
    return UIGraphicsImageRenderer(size: size).image { _ in
      host.view.drawHierarchy(in: host.view.bounds, afterScreenUpdates: true)
    }
  }
}

@MainActor func askForName(then rename: @escaping (String) -> Void) {
  let question = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
  question.addTextField { $0.placeholder = "Ada" }
  question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  question.addAction(
    UIAlertAction(title: "Save", style: .default) { _ in
      rename(question.textFields?.first?.text ?? "")
    })
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  scene?.keyWindow?.rootViewController?.present(question, animated: true)
  scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
  print(scene?.statusBarManager?.statusBarFrame.height ?? 0)
  UIApplication.shared.setAlternateIconName("Night") { error in print(error as Any) }
}

struct JoinedOutline: Shape {
  func path(in rect: CGRect) -> Path {
    let disc = Path(ellipseIn: rect).cgPath
    let bar = Path(CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: 4)).cgPath
    return Path(disc.subtracting(bar, using: .evenOdd).union(bar))
  }
}
