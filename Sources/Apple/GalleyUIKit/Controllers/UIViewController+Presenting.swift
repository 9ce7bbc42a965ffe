import Galley

extension UIViewController {
  /// Whether the controller can present another one: not while it presents one already, and no
  /// controller that is presented already or around this one. A diagnostic reports what cannot be
  /// presented.
  final func canPresent(_ controller: UIViewController) -> Bool {
    let enclosing = sequence(first: self) { $0.presentingViewController ?? $0.parent }
    let reason: String
    if enclosing.contains(where: { $0 === controller }) {
      reason = "it would present itself"
    } else if let presentedViewController {
      // A view that appears again presents the same again, maybe only later.
      let isSame = type(of: controller) == type(of: presentedViewController)
      guard !isSame || repeatedAppearances == 0 else {
        repeatedAppearances -= 1
        return false
      }
      reason = "\(typeName(type(of: self))) presents \(typeName(type(of: presentedViewController)))"
    } else if let presenting = controller.presentingViewController {
      reason = "\(typeName(type(of: presenting))) presents it"
    } else {
      return true
    }
    RendererContext.current.report(
      "it is not presented: \(reason)", view: typeName(type(of: controller)))
    return false
  }
}
