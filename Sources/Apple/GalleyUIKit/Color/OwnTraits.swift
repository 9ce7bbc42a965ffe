import Galley

/// The traits that views and controllers set for what is inside.
@MainActor
enum OwnTraits {
  /// Whether any view or controller has set traits. Most files don't, and then need no search.
  static var exist = false

  static func of(_ style: UIUserInterfaceStyle, _ traits: UITraitCollection?) -> [UITraitCollection]
  {
    let own = traits.map { [$0] } ?? []
    return style == .unspecified ? own : own + [UITraitCollection(userInterfaceStyle: style)]
  }

  /// The current traits with others.
  static func current(with traits: [UITraitCollection]) -> UITraitCollection {
    traits.isEmpty ? .current : UITraitCollection(traitsFrom: [.current] + traits)
  }
}

extension UIView {
  /// The traits that the view and its controller set; the last ones win.
  final var setTraits: [UITraitCollection] {
    guard OwnTraits.exist else { return [] }
    let outer = controller?.setTraits ?? []
    return outer + OwnTraits.of(overrideUserInterfaceStyle, overrideTraits)
  }

  /// The traits that are set for the view, outer ones first. The view of a controller without a
  /// superview has those of the controller's parents.
  private final var allSetTraits: [UITraitCollection] {
    guard OwnTraits.exist else { return [] }
    return (superview?.allSetTraits ?? controller?.parent?.allSetTraits ?? []) + setTraits
  }

  final var inheritedTraits: UITraitCollection { OwnTraits.current(with: allSetTraits) }

  /// Calls a closure while the traits of the view are the current ones.
  final func inTraits<Result>(_ body: () -> Result) -> Result {
    let traits = allSetTraits
    guard !traits.isEmpty else { return body() }
    return UITraitCollection.$drawn.withValue(OwnTraits.current(with: traits)) { body() }
  }
}

extension UIViewController {
  /// The traits that the controller sets for itself and its children.
  final var setTraits: [UITraitCollection] {
    OwnTraits.of(overrideUserInterfaceStyle, overrideTraits)
  }

  fileprivate final var allSetTraits: [UITraitCollection] {
    guard OwnTraits.exist else { return [] }
    return (parent?.allSetTraits ?? []) + setTraits
  }

  final var inheritedTraits: UITraitCollection { OwnTraits.current(with: allSetTraits) }
}

extension UIKitPicture {
  /// Content with the traits that its view sets.
  static func inOwnTraits(of view: UIView, _ content: () -> AnyView) -> AnyView {
    let set = view.setTraits
    guard !set.isEmpty else { return content() }
    let traits = UITraitCollection(traitsFrom: set)
    let inside = UITraitCollection.$drawn.withValue(OwnTraits.current(with: set)) { content() }
    return AnyView(inside.transformEnvironment(\.self) { traits.apply(to: &$0) })
  }
}
