import Foundation

/// How an editor shows a preview.
public struct PreviewTrait<T>: Sendable {
  enum Effect: Sendable {
    case defaultLayout
    case sizeThatFits
    case fixed(CGSize)
    case isLandscape(Bool)
    case modified(@MainActor @Sendable (AnyView) -> AnyView)
  }

  let effect: Effect
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// In the middle of a device's screen.
  public static var defaultLayout: Self { Self(effect: .defaultLayout) }
  /// As large as the view is when it is offered a device's screen.
  public static var sizeThatFitsLayout: Self { Self(effect: .sizeThatFits) }
  /// In the middle of a canvas, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(effect: .fixed(CGSize(width: width, height: height)))
  }
  /// On a screen that stands.
  public static var portrait: Self { Self(effect: .isLandscape(false)) }
  /// As upright: a picture has no up and down.
  public static var portraitUpsideDown: Self { Self(effect: .isLandscape(false)) }
  /// On a screen that lies on its side.
  public static var landscapeLeft: Self { Self(effect: .isLandscape(true)) }
  /// As `landscapeLeft`: a picture tells no side from the other.
  public static var landscapeRight: Self { Self(effect: .isLandscape(true)) }
  /// With what a modifier makes of the view.
  public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> Self {
    Self(effect: .modified { AnyView(PreviewModified(content: $0, modifier: modifier)) })
  }
}

/// What the traits of a preview come to; of traits that exclude each other, the last counts.
package struct PreviewSetting: Hashable, Sendable {
  package enum Canvas: Hashable, Sendable {
    /// A device's screen, whose covered edges the view keeps clear of.
    case screen
    /// As large as the view is when it is offered the screen.
    case fitted
    /// In points.
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
      case .modified: break
      }
    }
  }

  /// What is proposed to the view, in points; also the picture's size, unless it is fitted.
  package var size: CGSize {
    if case .fixed(let size) = canvas { size } else { device.size }
  }
}

/// A view at the size that it has for one proposal, whatever is proposed.
package struct FittedView<Content: View>: View {
  private let proposal: CGSize
  private let content: Content

  package init(in proposal: CGSize, @ViewBuilder content: () -> Content) {
    self.proposal = proposal
    self.content = content()
  }

  package var body: some View { FittedLayout(proposed: proposal) { content } }
}

/// Proposes a size and answers with what the view takes of it.
private struct FittedLayout: RuledLayout {
  let proposed: CGSize

  var rule: LayoutRule { .proposes(proposed) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(CGSize.zero) { size, subview in
      let next = subview.sizeThatFits(ProposedViewSize(proposed))
      return CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(proposed))
    }
  }
}
