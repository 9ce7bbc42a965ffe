extension Publisher {
  /// Calls closures before what happens between this publisher and its subscriber.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called with the subscription.
  ///   - receiveOutput: Called with each value.
  ///   - receiveCompletion: Called at the end.
  ///   - receiveCancel: Called when the subscriber cancels.
  ///   - receiveRequest: Called with what the subscriber asks for.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints what happens between this publisher and its subscriber.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of each line.
  ///   - stream: Where it's printed; by default standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }

  /// Accepted for source compatibility: everything passes, and no debugger is stopped for it.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(upstream: self)
  }

  /// Accepted for source compatibility: everything passes, and no debugger is stopped for it.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(upstream: self)
  }
}

extension Publishers {
  /// Calls closures before what happens between a publisher and its subscriber.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    var receiveSubscription: ((any Subscription) -> Void)?
    var receiveOutput: ((Output) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var receiveCancel: (() -> Void)?
    var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventSubscriber(subscriber, self))
    }
  }

  /// Prints what happens between a publisher and its subscriber.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let prefix: String
    let stream: (any TextOutputStream)?

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
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
      upstream.handleEvents {
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

  /// Lets everything pass.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(subscriber)
    }
  }
}

/// Stands between a publisher and a subscriber, and tells what happens.
private final class EventSubscriber<Upstream: Publisher>: Subscriber, Subscription {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private let downstream: Locked<Downstream<Input, Failure>?>
  private let upstream = UpstreamLink()
  private let events: Publishers.HandleEvents<Upstream>

  init(
    _ downstream: any Subscriber<Input, Failure>, _ events: Publishers.HandleEvents<Upstream>
  ) {
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
    // The closure may have brought about the end.
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
