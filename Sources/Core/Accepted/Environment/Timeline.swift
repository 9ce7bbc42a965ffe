import Foundation

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

extension Date {
  /// The start of the minute that contains this date.
  var startOfMinute: Date {
    Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
  }
}
