import Foundation

/// A view that SwiftUI updates on a schedule. Galley renders it for a single date,
/// `EnvironmentValues.now`, so that pictures are reproducible.
public struct TimelineView<Schedule, Content> {
  /// The context that the content depends on.
  public typealias Context = TimelineViewDefaultContext
  private let content: (Context) -> Content
  @Environment(\.now) private var now
}

extension TimelineView where Schedule: TimelineSchedule, Content: View {
  /// Creates a view whose content depends on a date. The schedule has no effect.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }
}

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
  /// The content at `EnvironmentValues.now`.
  public var body: some View { content(TimelineViewDefaultContext(date: now)) }
}

/// The context of a timeline view's content.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content changes.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

  /// The date: `EnvironmentValues.now`, which is the start of 2001 in UTC by default.
  public let date: Date

  /// How often the content changes: always `live`.
  public let cadence = Cadence.live
}

/// How often a schedule may produce dates.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A schedule of dates at which a timeline view updates its content.
public protocol TimelineSchedule {
  /// How often the schedule may produce dates.
  typealias Mode = TimelineScheduleMode

  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from `startDate` on, in ascending order. Never called by Galley.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule of dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The time between two dates, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns an infinite sequence of dates, beginning with the schedule's start.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let start = start
    return sequence(state: 0.0) { [interval] count in
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// A schedule of the starts of all minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  /// Returns an infinite sequence of the starts of minutes, beginning with the minute of
  /// `startDate`.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let seconds = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: seconds), by: 60
    ).entries(from: startDate, mode: mode)
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns all dates of the schedule.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule for animations, with a date for every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The time between two dates, in seconds; `nil` means 1/60.
  ///   - paused: Accepted for source compatibility.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }

  /// Returns an infinite sequence of dates, beginning with `start`.
  public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of dates at regular intervals, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the starts of all minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of 60 dates per second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule for animations, with `minimumInterval` seconds or more between dates.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
