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
  let attachment: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let content: () -> Content
}

extension PopoverPresentation: Presented {
  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer {
    var inner = context
    let options = PresentationOptions()
    inner.environment.presentationOptions = options
    inner.environment.raise()
    inner.environment.controls.isOnGlass = context.isSheetOnGlass.value
    let isCompact = context.environment.horizontalSizeClass != .regular
    if !isCompact { inner.environment.narrow(isPopover: true) }
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
    return context.popover(
      subview, of: node, at: arrowEdge, from: attachment, over: view, dismiss: dismiss)
  }
}

/// A full-screen cover.
struct CoverPresentation<Content: View> {
  let name = "a full-screen cover"
  var dimsTint: Bool { false }
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

extension _ResolveContext {
  /// Whether the sheet that the view presents was on glass in the previous evaluation.
  @MainActor
  fileprivate var isSheetOnGlass: Box<Bool> {
    session.store.value(StateStore.Key(identity: identity, offset: -12)) { Box(false) }
  }

  /// Evaluates the views again if their sheet has moved onto or off glass. The height of the
  /// sheet is known only after its content is resolved.
  @MainActor
  fileprivate func noteSheet(isOnGlass: Bool) {
    let known = isSheetOnGlass
    guard known.value != isOnGlass, session.store.motion.mode.isSettled else { return }
    known.value = isOnGlass
    session.store.evaluateAgain(after: "a sheet")
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
    if isCard { inner.environment.narrow(isPopover: false) }
    inner.environment.controls.isInSheet = true
    inner.environment.controls.isOnGlass = context.isSheetOnGlass.value
    let insets = EdgeInsets(
      top: 0, leading: isCard ? 0 : screen.insets.leading,
      bottom: isCard ? 0 : screen.insets.bottom, trailing: isCard ? 0 : screen.insets.trailing)
    let container = ScreenContainer(name: "sheet", insets: insets, fitsContent: isCard) { content }
    self.content = inner.layer(container, alignment: .center).map {
      context.session.add($0)
    }
  }

  func layer(
    on screen: PresentationScreen, in context: _ResolveContext, dismiss: @escaping () -> Void
  ) -> PresentationLayer {
    guard let content else { return PresentationLayer(node: nil) }
    let look = context.environment.look.sheet
    let large = screen.size.height - screen.insets.top - look.topGap
    let detent = options.detent
    let height =
      detent.map { $0.height(in: large - screen.insets.bottom) + screen.insets.bottom } ?? large
    let isLarge = !isCard && height > large - 1
    let floating = isCard || isLarge ? nil : look.floating
    context.noteSheet(isOnGlass: floating != nil && options.background == nil)
    let sheet = SheetView(
      content: content, options: options,
      size: CGSize(width: screen.size.width, height: min(isCard ? large : height, large)),
      screen: screen, isCard: isCard, floating: floating,
      dismiss: options.isDismissDisabled ? nil : dismiss)
    return PresentationLayer(
      node: context.layer(sheet, alignment: .center),
      movesBack: look.movesBack && isLarge && screen.insets.top > 20)
  }
}

/// The content on its background, over a dimmed backdrop.
private struct SheetView: View {
  let content: ResolvedSubview
  let options: PresentationOptions
  /// The size, or the largest size of a card.
  let size: CGSize
  let screen: PresentationScreen
  let isCard: Bool
  /// The look of a sheet that floats above the edges of the screen.
  let floating: FloatingSheetTheme?
  let dismiss: (() -> Void)?
  @Environment(\.theme.look.sheet) private var look

  var body: some View {
    ZStack(alignment: isCard ? .center : .bottom) {
      if isCard || !options.allowsInteraction(at: options.detent) {
        PresentationBackdrop(dismiss: dismiss)
      }
      if let floating {
        sheet(width: size.width - 2 * floating.margin, height: size.height - floating.margin)
          .padding(.bottom, floating.margin)
      } else {
        sheet(width: size.width, height: size.height)
      }
    }
    .frame(
      width: screen.size.width, height: screen.size.height, alignment: isCard ? .center : .bottom)
  }

  private func sheet(width: CGFloat, height: CGFloat) -> some View {
    sized(width: width, height: height)
      .background { background }
      .overlay(alignment: .top) { if options.showsDragIndicator { DragIndicator() } }
      .clipShape(shape)
      .modifier(SheetRim(shape: isGlass ? shape : nil))
      .modifier(PresentedSurface())
  }

  @ViewBuilder private func sized(width: CGFloat, height: CGFloat) -> some View {
    if isCard {
      RequestedSizeLayout(sizing: options.sizing, limit: CGSize(width: width, height: height)) {
        content
      }
    } else {
      content.frame(width: width, height: height)
    }
  }

  private var isGlass: Bool { floating != nil && options.background == nil }

  @ViewBuilder private var background: some View {
    if let background = options.background {
      background
    } else if isGlass {
      GlassSheet(outline: shape, isRim: false)
    } else {
      Rectangle().fill(Color(.background)).environment(\.standard.isElevated, true)
    }
  }

  private var shape: UnevenRoundedRectangle {
    let top = options.cornerRadius ?? floating?.topRadius ?? look.radius
    let bottom = isCard ? top : floating.map { options.cornerRadius ?? $0.bottomRadius } ?? 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }
}

/// The rim of a sheet on glass, over the content.
private struct SheetRim: ViewModifier {
  /// The shape of the sheet, or `nil` without a rim.
  let shape: UnevenRoundedRectangle?

  func body(content: Content) -> some View {
    if let shape {
      content.overlay { GlassSheet(outline: shape, isRim: true) }
    } else {
      content
    }
  }
}

/// The drag indicator at the top of a sheet with several heights.
private struct DragIndicator: View {
  var body: some View {
    Capsule().fill(Color(.tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
  }
}
