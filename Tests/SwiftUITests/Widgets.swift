import SwiftUI
import WidgetKit

struct CountEntry: TimelineEntry {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  let count: Int
}

struct CountProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry {
    CountEntry(count: Int(context.displaySize.width))
  }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
  }
}

struct CountView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CountEntry

  var body: some View {
    VStack {
      Text("\(entry.count) \(family.description)")
      Color.red.accessibilityIdentifier("content")
    }
  }
}

/// A widget as of iOS 17: its content declares a background.
struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "count", provider: CountProvider()) { entry in
      if #available(iOS 17, *) {
        CountView(entry: entry).containerBackground(for: .widget) {
          Color.blue.accessibilityIdentifier("background")
        }
      } else {
        CountView(entry: entry).background()
      }
    }
    .configurationDisplayName("Count")
    .description("Counts.")
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

/// The same widget without margins.
struct WideWidget: Widget {
  var body: some WidgetConfiguration { CountWidget().body.withoutMargins() }
}

extension WidgetConfiguration {
  func withoutMargins() -> some WidgetConfiguration {
    if #available(iOS 17, *) { return contentMarginsDisabled() } else { return self }
  }
}

/// A widget as before iOS 17.
struct OldWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "old", provider: CountProvider()) { CountView(entry: $0) }
  }
}

struct CountWidgets: WidgetBundle {
  var body: some Widget {
    CountWidget()
    if #available(iOS 18, *) { OldWidget() } else { WideWidget() }
    if #available(iOS 18, *) { OldWidget() }
  }
}

#Preview("Small", as: .systemSmall) {
  CountWidget()
} timeline: {
  CountEntry(count: 1)
  for count in 2...3 { CountEntry(count: count) }
}

#Preview("Wide", as: .systemMedium) { WideWidget() } timeline: { CountEntry(count: 4) }

#Preview("Old", as: .systemLarge, widget: { OldWidget() }, timelineProvider: { CountProvider() })

/// A widget with a small background in a corner.
struct CornerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "corner", provider: CountProvider()) { entry in
      CountView(entry: entry).containerBackground(for: .widget, alignment: .topLeading) {
        Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("background")
      }
    }
  }
}

#Preview("Corner", as: .systemSmall) { CornerWidget() } timeline: { CountEntry(count: 6) }

#Preview("Lock screen", as: .accessoryRectangular, using: 5) {
  CountWidget()
} timeline: {
  CountEntry(count: 5)
}

#Preview(
  "Arguments", as: .systemSmall, widget: { CountWidget() }, timeline: { CountEntry(count: 7) })
