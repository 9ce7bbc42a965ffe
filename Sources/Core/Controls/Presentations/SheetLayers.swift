import Foundation

/// A sheet, as on an iPhone; in a regular width, a card in the middle of the screen.
struct SheetPresentation<Content: View> {
  var name = "a sheet"
  let dismiss: () -> Void
  let content: () -> Content
}

extension SheetPresentation: Presented {
  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer {
    let sheet = PresentedSheet(content(), on: view.screen, in: context)
    return sheet.layer(on: view.screen, in: context, dismiss: dismiss)
  }
}

/// A popover; on an iPhone, a sheet unless the content requests a popover.
struct PopoverPresentation<Content: View> {
  let name = "a popover"
  let dismiss: () -> Void
  let arrowEdge: Edge?
  let content: () -> Content
}

extension PopoverPresentation: Presented {
  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer {
    var inner = context
    let options = PresentationOptions()
    inner.environment.presentationOptions = options
    inner.environment.raise()
    let isCompact = context.environment.horizontalSizeClass != .regular
    // The requested options are known once the content is resolved.
    guard let node = inner.layer(content(), alignment: .center) else {
      return PresentationLayer(node: nil)
    }
    let subview = context.session.add(node)
    let isPopover =
      options.adaptation == .popover || options.adaptation == PresentationAdaptation.none
      || !isCompact
    guard isPopover else {
      return PresentedSheet(subview, on: view.screen, in: context, options)
        .layer(on: view.screen, in: context, dismiss: dismiss)
    }
    return context.anchored(to: view, dismiss: dismiss) { anchor in
      PopoverBubble(content: subview, anchor: anchor, screen: view.screen, arrowEdge: arrowEdge)
    }
  }
}

/// A full-screen cover.
struct CoverPresentation<Content: View> {
  let name = "a full-screen cover"
  let dismiss: () -> Void
  let content: () -> Content
}

extension CoverPresentation: Presented {
  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer {
    var inner = context
    let options = PresentationOptions()
    inner.environment.presentationOptions = options
    inner.environment.systemBars?.reset()
    let screen = view.screen
    let container = ScreenContainer(name: "fullScreenCover", insets: screen.insets) { content() }
    guard let node = inner.layer(container, alignment: .center) else {
      return PresentationLayer(node: nil)
    }
    let resolved = context.session.add(node)
    let cover = resolved.frame(width: screen.size.width, height: screen.size.height)
      .background { options.background ?? AnyView(Rectangle().fill(.background)) }
      .modifier(PresentedSurface())
    return PresentationLayer(node: context.layer(cover, alignment: .center))
  }
}

extension EnvironmentValues {
  /// Prepares for content that is raised above the screen without reaching its top.
  fileprivate mutating func raise() {
    standard.isElevated = true
    systemBars = nil
  }
}

/// The resolved content of a sheet and the options that it requests.
@MainActor
private struct PresentedSheet {
  private let content: ResolvedSubview?
  private let options: PresentationOptions
  private let isCard: Bool

  /// - Parameter options: The requested options, if the content is already resolved.
  init<Content: View>(
    _ content: Content, on screen: PresentationScreen, in context: _ResolveContext,
    _ options: PresentationOptions = PresentationOptions()
  ) {
    var inner = context
    self.options = options
    isCard =
      context.environment.horizontalSizeClass == .regular && screen.size.width >= 600
      && screen.size.height >= 700
    inner.environment.presentationOptions = options
    inner.environment.raise()
    // Bars in sheets leave room for the drag indicator.
    inner.environment.controls.barHeight = 56
    let insets = EdgeInsets(
      top: 0, leading: isCard ? 0 : screen.insets.leading,
      bottom: isCard ? 0 : screen.insets.bottom, trailing: isCard ? 0 : screen.insets.trailing)
    let container = ScreenContainer(name: "sheet", insets: insets) { content }
    self.content = inner.layer(container, alignment: .center).map {
      context.session.add($0)
    }
  }

  func layer(
    on screen: PresentationScreen, in context: _ResolveContext, dismiss: @escaping () -> Void
  ) -> PresentationLayer {
    guard let content else { return PresentationLayer(node: nil) }
    let large = screen.size.height - screen.insets.top - 10
    let detent = options.detent
    let height =
      isCard
      ? min(620, large)
      : detent.map { $0.height(in: large - screen.insets.bottom) + screen.insets.bottom } ?? large
    let isLarge = !isCard && height > large - 1
    let sheet = SheetView(
      content: content, options: options,
      size: CGSize(
        width: isCard ? 540 : screen.size.width, height: min(height, large)),
      screen: screen, isCard: isCard,
      dismiss: options.isDismissDisabled ? nil : dismiss)
    return PresentationLayer(
      node: context.layer(sheet, alignment: .center),
      movesBack: isLarge && screen.insets.top > 20)
  }
}

/// The content on its background, over a dimmed backdrop.
private struct SheetView: View {
  let content: ResolvedSubview
  let options: PresentationOptions
  let size: CGSize
  let screen: PresentationScreen
  let isCard: Bool
  let dismiss: (() -> Void)?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack(alignment: isCard ? .center : .bottom) {
      PresentationBackdrop(opacity: colorScheme == .dark ? 0.48 : 0.2, dismiss: dismiss)
      content
        .frame(width: size.width, height: size.height)
        .background { background }
        .overlay(alignment: .top) { if options.showsDragIndicator { DragIndicator() } }
        .clipShape(shape)
        .modifier(PresentedSurface())
    }
    .frame(width: screen.size.width, height: screen.size.height)
  }

  @ViewBuilder private var background: some View {
    if let background = options.background {
      background
    } else {
      Rectangle().fill(Color(.background)).environment(\.standard.isElevated, true)
    }
  }

  private var shape: UnevenRoundedRectangle {
    let radius = options.cornerRadius ?? 10
    return UnevenRoundedRectangle(
      topLeadingRadius: radius, bottomLeadingRadius: isCard ? radius : 0,
      bottomTrailingRadius: isCard ? radius : 0, topTrailingRadius: radius)
  }
}

/// The drag indicator at the top of a sheet with several heights.
private struct DragIndicator: View {
  var body: some View {
    Capsule().fill(Color(.tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
  }
}
