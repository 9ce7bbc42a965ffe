import Foundation

/// Gives its content a way to scroll, which does nothing: pictures do not scroll.
public struct ScrollViewReader<Content> {
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader where Content: View {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View where Content: View {
  public var body: some View { content(ScrollViewProxy()) }
}

/// Accepted for source compatibility: pictures do not scroll.
public struct ScrollViewProxy: Sendable {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Content that follows the time, at one date: the beginning of 2001 in UTC, so that a picture is
/// the same each time.
public struct TimelineView<Schedule, Content> {
  public typealias Context = TimelineViewDefaultContext
  private let content: (Context) -> Content
}

extension TimelineView where Schedule: TimelineSchedule, Content: View {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }
}

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
  public var body: some View { content(TimelineViewDefaultContext()) }
}

/// What the content of a timeline is told.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content changes.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date = Date(timeIntervalSinceReferenceDate: 0)
  public let cadence = Cadence.live
}

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// The dates at which content changes.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameter interval: Seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let start = start
    return sequence(state: 0.0) { [interval] count in
      defer { count += 1 }
      return start.addingTimeInterval(count * interval)
    }
  }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let seconds = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: seconds), by: 60
    ).entries(from: startDate, mode: mode)
  }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// As often as a screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  /// - Parameter minimumInterval: Seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }

  public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
