extension Publisher {
  /// Calls closures before events between this publisher and its subscriber.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called with the subscription.
  ///   - receiveOutput: Called with each value.
  ///   - receiveCompletion: Called with the completion.
  ///   - receiveCancel: Called when the subscriber cancels.
  ///   - receiveRequest: Called with the subscriber's demand.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let events = Events(
      receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
    return Publishers.HandleEvents { subscribe(EventSubscriber($0, events)) }
  }

  /// Prints events between this publisher and its subscriber.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of each line.
  ///   - stream: The output stream. Default: standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print { subscriber in
      let prefix = prefix.isEmpty ? "" : prefix + ": "
      let stream = Locked(stream)
      func print(_ event: String) {
        stream.withLock { stream in
          if stream == nil {
            Swift.print(prefix + event)
          } else {
            stream?.write(prefix + event + "\n")
          }
        }
      }
      handleEvents {
        print("receive subscription: (\($0))")
      } receiveOutput: {
        print("receive value: (\($0))")
      } receiveCompletion: {
        switch $0 {
        case .finished: print("receive finished")
        case .failure(let error): print("receive error: (\(error))")
        }
      } receiveCancel: {
        print("receive cancel")
      } receiveRequest: {
        print($0.max.map { "request max: (\($0))" } ?? "request unlimited")
      }.subscribe(subscriber)
    }
  }

  /// Accepted for source compatibility: passes all events through without stopping in a debugger.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint { subscribe($0) }
  }

  /// Accepted for source compatibility: passes all events through without stopping in a debugger.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> { breakpoint() }
}

/// The closures for events between a publisher and a subscriber.
private struct Events<Output, Failure: Error> {
  let receiveSubscription: ((any Subscription) -> Void)?
  let receiveOutput: ((Output) -> Void)?
  let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  let receiveCancel: (() -> Void)?
  let receiveRequest: ((Subscribers.Demand) -> Void)?
}

/// Reports events between a publisher and a subscriber.
private final class EventSubscriber<Input, Failure: Error>: Subscriber, Subscription {
  private let downstream: Locked<Downstream<Input, Failure>?>
  private let upstream = UpstreamLink()
  private let events: Events<Input, Failure>

  init(_ downstream: any Subscriber<Input, Failure>, _ events: Events<Input, Failure>) {
    self.downstream = Locked(.to(downstream))
    self.events = events
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    upstream.receive(subscription)
    downstream.withLock { $0 }?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream.withLock({ $0 != nil }) else { return .none }
    events.receiveOutput?(input)
    // The closure may have ended the subscription.
    guard let downstream = downstream.withLock({ $0 }) else { return .none }
    let demand = downstream.receive(input)
    if demand > .none { events.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream = downstream.take() else { return }
    upstream.end()
    events.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    upstream.request(demand)
  }

  func cancel() {
    guard downstream.take() != nil else { return }
    events.receiveCancel?()
    upstream.cancel()
  }
}
