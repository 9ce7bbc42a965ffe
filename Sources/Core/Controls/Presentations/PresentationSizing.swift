import Foundation

/// The size of a sheet on a screen of regular width, such as an iPad's. On an iPhone, sheets fill the
/// width, and their detents give them a height.
public protocol PresentationSizing {
  /// Returns the size that is proposed to the content, in points. The sheet has the size of its
  /// content along axes without a value, and is never larger than the screen.
  ///
  /// - Parameters:
  ///   - root: The content.
  ///   - context: The presentation.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The content of a sheet, which can be measured.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the content for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What is known about a presentation.
public struct PresentationSizingContext {
  /// The largest size of the sheet, in points.
  let limit: CGSize
}

/// The default size of sheets, which is that of forms.
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  /// Returns the size of forms.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    FormPresentationSizing().proposedSize(for: root, context: context)
  }
}

/// The size of sheets with forms: 540 by 620 points.
public struct FormPresentationSizing: PresentationSizing, Sendable {
  /// Returns 540 by 620 points.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: 540, height: 620)
  }
}

/// The size of sheets with pages: up to 712 points wide, and as tall as the screen allows.
public struct PagePresentationSizing: PresentationSizing, Sendable {
  /// Returns up to 712 points by the available height.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(width: min(712, context.limit.width), height: context.limit.height)
  }
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  /// Proposes the ideal size.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    .unspecified
  }
}

/// A size that follows the content along some axes.
private struct FittedAxesSizing: PresentationSizing {
  let base: any PresentationSizing
  let axes: Axis.Set

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : size.width,
      height: axes.contains(.vertical) ? nil : size.height)
  }
}

extension PresentationSizing {
  /// The size of the content along some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAxesSizing(
      base: self,
      axes: Axis.Set(horizontal ? [.horizontal] : []).union(vertical ? [.vertical] : []))
  }

  /// A size that only grows along some axes. In a picture, the size itself.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// Sets the size of the enclosing sheet.
struct PresentationSizingModifier {
  let sizing: any PresentationSizing
}

extension PresentationSizingModifier: RequestModifier {
  func request(in context: _ResolveContext) {
    context.environment.presentationOptions?.sizing = sizing
  }
}

/// Gives the content of a sheet the size that it requests.
///
/// Proposes: the requested size, within the limit; along axes without one, none.
/// Reports: the requested size, or the content's along axes without one.
struct RequestedSizeLayout: Layout {
  let sizing: any PresentationSizing
  let limit: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first.map { size(of: $0) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(size(of: subview)))
    }
  }

  private func size(of subview: LayoutSubview) -> CGSize {
    let root = PresentationSizingRoot { subview.sizeThatFits($0) }
    let requested = sizing.proposedSize(
      for: root, context: PresentationSizingContext(limit: limit))
    let proposal = ProposedViewSize(
      width: requested.width.map { min(max($0, 0), limit.width) },
      height: requested.height.map { min(max($0, 0), limit.height) })
    let content = subview.sizeThatFits(proposal)
    return CGSize(
      width: proposal.width ?? min(content.width, limit.width),
      height: proposal.height ?? min(content.height, limit.height))
  }
}
