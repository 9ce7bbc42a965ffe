import Galley

extension UIView {
  /// Returns the appearance object for all views of this kind, which has no effect. It is created
  /// without the initializers of client classes, which may trap if they are not meant to be called.
  static func appearanceProxy<Proxy: UIView>(_ proxy: Proxy) -> Proxy {
    RendererContext.current.report("appearance() has no effect", view: typeName(Self.self))
    return proxy
  }
}
