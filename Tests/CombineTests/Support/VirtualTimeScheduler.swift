import Combine

/// A scheduler whose time advances only when a test requests it, in milliseconds.
final class VirtualTimeScheduler: Scheduler {
  struct SchedulerTimeType: Strideable, Hashable {
    var milliseconds: Int
    func distance(to other: Self) -> Stride { Stride(other.milliseconds - milliseconds) }
    func advanced(by stride: Stride) -> Self { Self(milliseconds: milliseconds + stride.magnitude) }

    struct Stride: _SchedulerStride {
      let magnitude: Int
      init(_ milliseconds: Int) { magnitude = milliseconds }
      static func seconds(_ seconds: Double) -> Self { Self(Int((seconds * 1000).rounded())) }
    }
  }

  typealias SchedulerOptions = Never

  private final class Repetition: Cancellable {
    var isCancelled = false
    func cancel() { isCancelled = true }
  }

  private var actions: [(date: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var count = 0
  private(set) var now = SchedulerTimeType(milliseconds: 0)
  var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

  /// The number of scheduled actions.
  var waiting: Int { actions.count }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: minimumTolerance, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    count += 1
    actions.append((max(date, now), count, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    repeatAction(repetition, at: date, every: interval, action)
    return repetition
  }

  private func repeatAction(
    _ repetition: Repetition, at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: minimumTolerance, options: nil) { [weak self] in
      if repetition.isCancelled { return }
      action()
      self?.repeatAction(repetition, at: date.advanced(by: interval), every: interval, action)
    }
  }

  /// Advances time and runs actions that become due, in order.
  func advance(by milliseconds: Int = 0) {
    let end = now.advanced(by: .init(milliseconds))
    while let next = actions.filter({ $0.date <= end }).min(by: {
      ($0.date, $0.number) < ($1.date, $1.number)
    }) {
      actions.removeAll { $0.number == next.number }
      now = max(now, next.date)
      next.action()
    }
    now = end
  }
}
