import Foundation

/// A trait that changes how a preview is shown.
public struct PreviewTrait<T>: Sendable {
  enum Effect: Sendable {
    case defaultLayout
    case sizeThatFits
    case fixed(CGSize)
    case isLandscape(Bool)
    case device(Device)
    case modified(@MainActor @Sendable (AnyView) -> AnyView)
  }

  let effect: Effect
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Centers the view on a device's screen.
  public static var defaultLayout: Self { Self(effect: .defaultLayout) }
  /// Uses the size that the view takes when proposed a device's screen.
  public static var sizeThatFitsLayout: Self { Self(effect: .sizeThatFits) }
  /// Centers the view in a canvas of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(effect: .fixed(CGSize(width: width, height: height)))
  }
  /// Uses a screen in portrait orientation.
  public static var portrait: Self { Self(effect: .isLandscape(false)) }
  /// Like `portrait`: pictures are never upside down.
  public static var portraitUpsideDown: Self { Self(effect: .isLandscape(false)) }
  /// Uses a screen in landscape orientation.
  public static var landscapeLeft: Self { Self(effect: .isLandscape(true)) }
  /// Like `landscapeLeft`: both orientations give the same picture.
  public static var landscapeRight: Self { Self(effect: .isLandscape(true)) }
  /// Applies a preview modifier to the view.
  public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> Self {
    Self(effect: .modified { AnyView(PreviewModified(content: $0, modifier: modifier)) })
  }
}

/// The combined traits of a preview. If traits conflict, the last one applies.
package struct PreviewSetting: Hashable, Sendable {
  package enum Canvas: Hashable, Sendable {
    /// A device's screen, with its safe areas.
    case screen
    /// The size that the view takes when proposed the screen.
    case fitted
    /// A fixed size, in points.
    case fixed(CGSize)
  }

  package var canvas = Canvas.screen
  package var device = Device.iPhone16

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.effect {
      case .defaultLayout: canvas = .screen
      case .sizeThatFits: canvas = .fitted
      case .fixed(let size): canvas = .fixed(size)
      case .isLandscape(let isLandscape):
        device = isLandscape ? Device.iPhone16.landscape : .iPhone16
      case .device(let device): self.device = device
      case .modified: break
      }
    }
  }

  /// The size proposed to the view, in points. Also the picture's size, unless the canvas is
  /// `fitted`.
  package var size: CGSize {
    if case .fixed(let size) = canvas { size } else { device.size }
  }
}

/// A view that always has the size it takes for one fixed proposal. Several views are stacked
/// without spacing.
///
/// What it presents, such as a sheet, covers the whole proposal.
package struct FittedView<Content: View> {
  private let proposal: CGSize
  private let content: Content

  package init(in proposal: CGSize, @ViewBuilder content: () -> Content) {
    self.proposal = proposal
    self.content = content()
  }
}

extension FittedView: PrimitiveView {
  package static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(
      view.content.modifier(PresentationHost(in: ProposedViewSize(view.proposal))),
      in: FittedLayout(proposed: view.proposal), .container("Preview"), into: &list)
  }
}

/// Proposes a fixed size to a stack of its subviews and takes the size that the stack chooses.
private struct FittedLayout: RuledLayout {
  let proposed: CGSize
  private let stack = VStackLayout(spacing: 0)

  init(proposed: CGSize) { self.proposed = proposed }

  var rule: LayoutRule { .proposes(proposed) }

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    stack.sizeThatFits(
      proposal: ProposedViewSize(proposed), subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    stack.placeSubviews(
      in: bounds, proposal: ProposedViewSize(proposed), subviews: subviews, cache: &cache)
  }
}
