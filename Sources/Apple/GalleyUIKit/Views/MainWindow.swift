import Galley

extension UIWindow {
  /// The window of `UIApplication`. Each renderer has its own.
  static var main: UIWindow { RendererContext.current.object { MainWindow() } }
}

/// A window as large as the device's screen.
private final class MainWindow: UIWindow {
  init() {
    super.init(frame: .zero)
    rootViewController = UIViewController()
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect {
    get { CGRect(origin: .zero, size: MainScreen.device.size) }
    set {}
  }

  override var isKeyWindow: Bool { true }

  override var windowScene: UIWindowScene? {
    get { .main }
    set {}
  }
}
