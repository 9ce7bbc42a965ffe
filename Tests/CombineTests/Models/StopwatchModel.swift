import Combine
import Foundation

/// A stopwatch with a timer.
class StopwatchModel: ObservableObject {
  @Published var elapsed: TimeInterval = 0
  @Published var isRunning = false

  private var timer: AnyCancellable?
  private var connection: Cancellable?
  let ticks = PassthroughSubject<Void, Never>()

  func start() {
    guard !isRunning else { return }
    isRunning = true
    timer = Timer.publish(every: 0.01, tolerance: 0.001, on: .main, in: .common)
      .autoconnect()
      .scan(0) { count, _ in count + 1 }
      .map { Double($0) * 0.01 }
      .sink { [weak self] elapsed in
        self?.elapsed = elapsed
        self?.ticks.send()
      }
  }

  func stop() {
    isRunning = false
    timer?.cancel()
    timer = nil
  }
}

/// A countdown whose timer is stored in a property, as in views.
final class CountdownModel: ObservableObject {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var objectWillChange = ObservableObjectPublisher()
  var left = 10 {
    willSet { objectWillChange.send() }
  }
  private lazy var subscription = timer.prefix(10).sink { [weak self] _ in self?.left -= 1 }

  func start() { _ = subscription }
}
