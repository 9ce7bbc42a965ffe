/// Reads one publisher after another. Demand that one publisher leaves unmet carries over to the
/// next.
final class SwitchingSubscription<Output, Failure: Error>: OperatorSubscription<Output, Failure> {
  private struct State {
    var current: UpstreamLink?
    /// Publishers are started in a loop, so that those that fail immediately do not recurse.
    var isStarting = false
    var next: (() -> Void)?
  }

  private let switching = Locked(State())

  init(_ subscriber: any Subscriber<Output, Failure>, name: StaticString = "Subscription") {
    super.init(subscriber, asksFor: .unlimited, name: name)
  }

  /// Switches to a publisher; the subscription completes when the publisher does.
  func read(_ publisher: some Publisher<Output, Failure>) {
    read(publisher) { self.finish($0) }
  }

  /// Switches to a publisher.
  ///
  /// - Parameter receiveCompletion: Called when the publisher completes.
  func read<P: Publisher>(
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
    super.didCancel()
  }
}

extension Publisher {
  /// Returns an operator that reads this publisher, then what a closure switches to.
  ///
  /// - Parameter didEnd: Called when this publisher completes, to switch to another one or to
  ///   finish.
  func switching<Result: Operator>(
    _ didEnd:
      @escaping (
        SwitchingSubscription<Output, Result.Failure>, Subscribers.Completion<Failure>
      ) -> Void
  ) -> Result where Result.Output == Output {
    Result { subscriber in
      let subscription = SwitchingSubscription(subscriber)
      subscription.start()
      subscription.read(self) { didEnd(subscription, $0) }
    }
  }
}
