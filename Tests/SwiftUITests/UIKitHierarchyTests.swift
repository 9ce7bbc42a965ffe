import Expectations
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIKit hierarchies")
struct UIKitHierarchyTests {
  @Test("views and layers can be inserted directly before or after a sibling")
  func siblings() {
    let (view, layer) = (UIView(), CALayer())
    let (views, layers) = ((0..<3).map { _ in UIView() }, (0..<3).map { _ in CALayer() })
    views.forEach(view.addSubview)
    layers.forEach(layer.addSublayer)
    view.insertSubview(views[0], belowSubview: views[2])
    layer.insertSublayer(layers[0], below: layers[2])
    expectEqual(view.subviews, [views[1], views[0], views[2]])
    expectEqual(
      layer.sublayers?.map(ObjectIdentifier.init), [1, 0, 2].map { ObjectIdentifier(layers[$0]) })
    view.insertSubview(views[1], aboveSubview: views[0])
    layer.insertSublayer(layers[1], above: layers[0])
    expectEqual(view.subviews, [views[0], views[1], views[2]])
    expectEqual(layer.sublayers?.map(ObjectIdentifier.init), layers.map(ObjectIdentifier.init))
  }

  @Test("views are told about their superviews, and find the controller that they belong to")
  func hierarchy() {
    final class Told: UIView {
      var calls: [String] = []
      override func willMove(toSuperview view: UIView?) { calls.append("will \(view != nil)") }
      override func didMoveToSuperview() { calls.append("did \(superview != nil)") }
      override func didAddSubview(_ view: UIView) { calls.append("added") }
      override func willRemoveSubview(_ view: UIView) { calls.append("removing") }
    }
    let (outer, inner) = (Told(), Told())
    outer.addSubview(inner)
    expectEqual(inner.calls, ["will true", "did true"])
    outer.bringSubviewToFront(inner)
    outer.addSubview(inner)
    expectEqual(outer.calls, ["added"])
    inner.removeFromSuperview()
    expectEqual(inner.calls, ["will true", "did true", "will false", "did false"])
    expectEqual(outer.calls, ["added", "removing"])

    let controller = UIViewController()
    controller.view.addSubview(outer)
    let responders = sequence(first: outer as UIResponder, next: \.next)
    expect(responders.contains { $0 === controller })
    let other = UIView()
    UIView.transition(from: outer, to: other, duration: 1)
    expectEqual(controller.view.subviews, [other])
  }

  @Test("a layer takes the place of the layer that it replaces")
  func replacedLayers() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    layers.forEach(root.addSublayer)
    root.replaceSublayer(layers[2], with: layers[0])
    expectEqual(root.sublayers, [layers[1], layers[0], layers[3]])
    root.replaceSublayer(layers[1], with: layers[2])
    expectEqual(root.sublayers, [layers[2], layers[0], layers[3]])
    root.replaceSublayer(layers[1], with: CALayer())
    expectEqual(root.sublayers?.count, 3)
  }

  @Test("animators make their changes when they begin, unless they end at the start")
  func animators() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
    animator.addAnimations { calls.append("change") }
    animator.addCompletion { calls.append("\($0)") }
    expectEqual(calls, [])
    animator.startAnimation(afterDelay: 2)
    expectEqual(calls, ["change", "end"])
    animator.startAnimation()
    animator.addAnimations { calls.append("second") }
    animator.finishAnimation(at: .start)
    animator.addAnimations { calls.append("third") }
    animator.stopAnimation(true)
    animator.startAnimation()
    expectEqual(calls, ["change", "end"])
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { calls.append("run") })
    expectEqual(calls.last, "run")
  }

  @Test("a navigation controller pops to a controller")
  func popping() {
    let (stack, controllers) = (UINavigationController(), (0..<4).map { _ in UIViewController() })
    stack.viewControllers = controllers
    expectNil(stack.popToViewController(UIViewController(), animated: false))
    expectEqual(
      stack.popToViewController(controllers[1], animated: false), Array(controllers[2...]))
    expectEqual(stack.viewControllers, Array(controllers[...1]))
  }
}
