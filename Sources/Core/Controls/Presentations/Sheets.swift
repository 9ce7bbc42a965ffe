import Foundation

extension View {
  /// Presents a sheet over the picture while a condition is true, as on an iPhone. The picture must
  /// have a proposed size. A tap outside the sheet dismisses it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented; dismissal sets it to `false`.
  ///   - onDismiss: Called after the sheet is dismissed.
  ///   - content: The views of the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented.presentation { SheetPresentation(dismiss: $0, content: content) })
      .onChange(of: isPresented.wrappedValue) {
        if !isPresented.wrappedValue { onDismiss?() }
      }
  }

  /// Presents a sheet for an item while it is not `nil`.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item.presentation { shown, dismiss in
        SheetPresentation(dismiss: dismiss) { content(shown) }
      }
    )
    .onChange(of: item.wrappedValue != nil) { if item.wrappedValue == nil { onDismiss?() } }
  }

  /// Covers the screen while a condition is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented.presentation { CoverPresentation(dismiss: $0, content: content) })
      .onChange(of: isPresented.wrappedValue) {
        if !isPresented.wrappedValue { onDismiss?() }
      }
  }

  /// Covers the screen for an item while it is not `nil`.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item.presentation { shown, dismiss in
        CoverPresentation(dismiss: dismiss) { content(shown) }
      }
    )
    .onChange(of: item.wrappedValue != nil) { if item.wrappedValue == nil { onDismiss?() } }
  }

  /// Presents a popover while a condition is true: a sheet in a compact width, unless its content
  /// requests a popover with `presentationCompactAdaptation(_:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is presented; dismissal sets it to `false`.
  ///   - attachmentAnchor: The part of this view that the popover's arrow points to.
  ///   - arrowEdge: The edge of that part at which the popover is; `nil` for the bottom edge, or the
  ///     top edge if there is more room.
  ///   - content: The views of the popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      isPresented.presentation {
        PopoverPresentation(
          dismiss: $0, attachment: attachmentAnchor, arrowEdge: arrowEdge, content: content)
      })
  }

  /// Presents a popover for an item while it is not `nil`.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item.presentation { shown, dismiss in
        PopoverPresentation(
          dismiss: dismiss, attachment: attachmentAnchor, arrowEdge: arrowEdge
        ) { content(shown) }
      })
  }
}
