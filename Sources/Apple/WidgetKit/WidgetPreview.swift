import Galley

/// Declares previews of a widget: one for each entry, in the widget's size and shape. Compiled only if the
/// `DEBUG` condition is set, as in debug builds.
///
/// - Parameters:
///   - name: The name that the editor shows.
///   - family: The size of the widget.
///   - widget: The widget.
///   - timeline: The entries.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Declares previews of a configured widget: one for each entry. The intent has no effect.
@freestanding(declaration)
public macro Preview<Intent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

/// Declares a preview of a widget with its provider's placeholder.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "GalleyMacros", type: "PreviewMacro")

extension Preview {
  /// Creates previews of a widget: one for each entry.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name) { Self.views(of: widget(), in: family, for: timeline()) }
  }

  /// Creates previews of a configured widget: one for each entry. The intent has no effect.
  public init<Intent>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name, as: family, widget: widget, timeline: timeline)
  }

  /// Creates a preview of a widget with its provider's placeholder.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(name, as: family, widget: widget) {
      placeholder(of: timelineProvider(), in: family)
    }
  }

  @MainActor
  private static func views(
    of widget: any Widget, in family: WidgetFamily, for entries: [any TimelineEntry]
  ) -> some View {
    let content = content(of: widget)
    return ForEach(entries.indices, id: \.self) { index in
      WidgetFrame(
        family: family, hasMargins: content.hasMargins,
        content: content.view(entries[index]) ?? AnyView(EmptyView())
      )
      .previewLayout(.fixed(width: family.size.width, height: family.size.height))
    }
  }

  @MainActor
  private static func content(of widget: some Widget) -> _WidgetContent { widget.body._content }
}

@MainActor
private func placeholder(
  of provider: some TimelineProvider, in family: WidgetFamily
) -> any TimelineEntry { provider.placeholder(in: TimelineProviderContext(family: family)) }

/// Combines the entries of a preview.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Several entries.
  public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] {
    entries
  }
  /// The entries in order.
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  /// The entries of a loop.
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap(\.self)
  }
  /// Entries under a condition.
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  /// One of two lists.
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// One of two lists.
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
}
