import Galley

/// The objects that a representable created. They live as long as the identity of the
/// representable.
@MainActor
private final class RepresentedObjects<Shown: UIResponder, Coordinator> {
  let shown: Shown
  let coordinator: Coordinator
  let view: UIView

  init(_ shown: Shown, _ coordinator: Coordinator) {
    (self.shown, self.coordinator) = (shown, coordinator)
    view = shown as? UIView ?? (shown as? UIViewController)?.view ?? UIView()
  }
}

/// The methods of a representable of a view or a controller, and how it joins the tree.
@MainActor
struct Representation<R: View, Shown: UIResponder, Coordinator> {
  let makeCoordinator: (R) -> Coordinator
  let make: (R, Coordinator, EnvironmentValues) -> Shown
  let update: (R, Shown, Coordinator, EnvironmentValues) -> Void
  let size: (R, ProposedViewSize, Shown, Coordinator, EnvironmentValues) -> CGSize?

  /// Adds the node of a representable, with the view that was created when it was first resolved.
  func resolve(_ view: R, in context: _ResolveContext, into list: inout _NodeList) {
    guard let inner = context.entering(R.self) else { return }
    var view = view
    DynamicProperties.install(in: &view, inner)
    let (installed, kept) = (view, inner.latest(RepresentedObjects<Shown, Coordinator>.self))
    let environment = inner.environment
    let traits = UITraitCollection(environment)
    let content = Represented(
      traits: traits,
      view: {
        if let objects = kept.value { return objects.view }
        let coordinator = makeCoordinator(installed)
        let objects = RepresentedObjects(make(installed, coordinator, environment), coordinator)
        kept.value = objects
        return objects.view
      },
      update: {
        guard let objects = kept.value else { return }
        update(installed, objects.shown, objects.coordinator, environment)
      },
      size: { proposal in
        kept.value.flatMap { size(installed, proposal, $0.shown, $0.coordinator, environment) }
      })
    Represented._resolve(content, in: inner, into: &list)
  }
}

/// A UIKit view among SwiftUI views.
private struct Represented: View {
  let traits: UITraitCollection
  let view: () -> UIView
  let update: () -> Void
  let size: (ProposedViewSize) -> CGSize?

  var body: some View {
    let shown = UITraitCollection.$drawn.withValue(traits) {
      let shown = view()
      update()
      return shown
    }
    RepresentedLayout(view: shown, traits: traits, ownSize: size) {
      if let controller = shown.controller {
        UIKitPresenting(controller, content: AnyView(UIKitLayout(shown, isScreen: false)))
      } else {
        UIKitLayout(shown, isScreen: false)
      }
    }
    .transformEnvironment(\.self) { $0.removeStyles() }
  }
}

extension EnvironmentValues {
  /// Removes text styles, which UIKit views don't inherit.
  mutating func removeStyles() {
    var plain = TextEnvironment()
    plain.systemFontMetrics = text.systemFontMetrics
    (plain.isLengthened, plain.now) = (text.isLengthened, text.now)
    plain.redactionReasons = text.redactionReasons
    text = plain
    (standard.foregroundStyle, standard.foregroundLevels) = (nil, [])
    standard.isForegroundChosen = false
  }
}

/// The size of a UIKit view among SwiftUI views: the size that the representable returns, or else
/// the proposed size. It is not smaller than the content of a view that resists being compressed,
/// and not larger than that of a view that hugs its content.
private struct RepresentedLayout: Layout {
  let view: UIView
  let traits: UITraitCollection
  let ownSize: (ProposedViewSize) -> CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    // Layouts run on the main actor.
    nonisolated(unsafe) let layout = self
    return MainActor.assumeIsolated { layout.size(proposal) }
  }

  @MainActor
  private func size(_ proposal: ProposedViewSize) -> CGSize {
    UITraitCollection.$drawn.withValue(traits) {
      if let size = ownSize(proposal) { return size }
      view.layoutState.width = nil
      let width = length(view.intrinsicContentSize.width, .horizontal, proposal.width)
      // Text may be taller at the width that it gets.
      view.layoutState.width = width
      let height = length(view.intrinsicContentSize.height, .vertical, proposal.height)
      return CGSize(width: width, height: height)
    }
  }

  @MainActor
  private func length(
    _ intrinsic: CGFloat, _ axis: NSLayoutConstraint.Axis, _ proposed: CGFloat?
  ) -> CGFloat {
    guard intrinsic != UIView.noIntrinsicMetric else { return max(proposed ?? 0, 0) }
    let ideal = max(intrinsic, 0)
    let high = UILayoutPriority.defaultHigh.rawValue
    let resists = view.contentCompressionResistancePriority(for: axis).rawValue >= high
    let hugs = view.contentHuggingPriority(for: axis).rawValue >= high
    return min(max(proposed ?? ideal, resists ? ideal : 0), hugs ? ideal : .infinity)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    nonisolated(unsafe) let layout = self
    return MainActor.assumeIsolated {
      UITraitCollection.$drawn.withValue(layout.traits) {
        layout.view.baseline(isFirst: guide == .firstTextBaseline, in: bounds.size)
          .map { bounds.minY + $0 }
      }
    }
  }
}
