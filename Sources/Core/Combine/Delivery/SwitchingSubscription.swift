/// Reads one publisher after another for a subscriber that asks once: what it asked for and didn't
/// get from one, it gets from the next.
class SwitchingSubscription<Output, Failure: Error>: BufferedSubscription<Output, Failure> {
  private struct State {
    var current: UpstreamLink?
    /// Reading starts inside of this loop, so that publishers that fail at once don't nest.
    var isStarting = false
    var next: (() -> Void)?
  }

  private let switching = Locked(State())

  /// Reads a publisher, and the former one no longer; it ends when the publisher does.
  final func read<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    read(publisher) { self.finish($0) }
  }

  /// Reads a publisher, and the former one no longer.
  ///
  /// - Parameter receiveCompletion: What is done when it ends.
  final func read<P: Publisher>(
    _ publisher: P, receiveCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let link = UpstreamLink()
    let (former, isStarting) = switching.withLock { state in
      let former = (state.current, state.isStarting)
      state.current = link
      state.isStarting = true
      state.next = { [self] in
        link.request(outstandingDemand)
        publisher.read(through: link) { value in
          self.send(value)
          return .none
        } receiveCompletion: {
          receiveCompletion($0)
        }
      }
      return former
    }
    former?.cancel()
    guard !isStarting else { return }
    while let start = switching.withLock({ state -> (() -> Void)? in
      let next = state.next.take()
      state.isStarting = next != nil
      return next
    }) {
      start()
    }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    switching.withLock { $0.current }?.request(demand)
  }

  override func didCancel() {
    switching.withLock { $0.current.take() }?.cancel()
  }
}
