import Foundation

/// Makes a view a control that a tap activates.
struct TapModifier {
  let tap: _TapAction
  var precedence = TapPrecedence.inner
}

extension TapModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.session.accessibility?.add(.edit(.action("activate")), to: child)
    guard context.environment.standard.isHitTested else { return child }
    let perform = tap.perform
    child.controls.append(
      ResolvedControl(
        .tap { perform() }, isEnabled: context.environment.isEnabled, tapCount: tap.count,
        precedence: precedence))
    return child
  }
}
