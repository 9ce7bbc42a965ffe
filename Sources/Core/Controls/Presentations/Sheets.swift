import Foundation

extension View {
  /// Presents a sheet while a condition holds: over the picture where that was proposed a size, as
  /// on an iPhone. A tap beside the sheet dismisses it.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the sheet is presented; `false` after it was dismissed.
  ///   - onDismiss: Called after the sheet was dismissed.
  ///   - content: The views of the sheet.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let isShown = isPresented.wrappedValue
    return presenting(isShown ? SheetPresentation(dismiss: dismiss, content: content) : nil)
      .onChange(of: isShown) { if !isPresented.wrappedValue { onDismiss?() } }
  }

  /// Presents a sheet for an item while there is one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let dismiss = { item.wrappedValue = nil }
    let shown = item.wrappedValue
    return presenting(
      shown.map { shown in SheetPresentation(dismiss: dismiss) { content(shown) } }
    )
    .onChange(of: shown != nil) { if item.wrappedValue == nil { onDismiss?() } }
  }

  /// Covers the screen while a condition holds.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let isShown = isPresented.wrappedValue
    return presenting(isShown ? CoverPresentation(dismiss: dismiss, content: content) : nil)
      .onChange(of: isShown) { if !isPresented.wrappedValue { onDismiss?() } }
  }

  /// Covers the screen for an item while there is one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let dismiss = { item.wrappedValue = nil }
    let shown = item.wrappedValue
    return presenting(
      shown.map { shown in CoverPresentation(dismiss: dismiss) { content(shown) } }
    )
    .onChange(of: shown != nil) { if item.wrappedValue == nil { onDismiss?() } }
  }

  /// Presents a popover while a condition holds: a sheet in a compact width, unless its content asks
  /// for a popover by `presentationCompactAdaptation(_:)`.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    return presenting(
      isPresented.wrappedValue
        ? PopoverPresentation(dismiss: dismiss, arrowEdge: arrowEdge, content: content) : nil)
  }

  /// Presents a popover for an item while there is one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let dismiss = { item.wrappedValue = nil }
    return presenting(
      item.wrappedValue.map { shown in
        PopoverPresentation(dismiss: dismiss, arrowEdge: arrowEdge) { content(shown) }
      })
  }

  /// Presents an inspector while a condition holds: a sheet, as in a compact width.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    let dismiss = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? content() : nil
    return presenting(
      shown.map { shown in
        SheetPresentation(name: "an inspector", dismiss: dismiss) { shown }
      })
  }
}
