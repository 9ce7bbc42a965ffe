extension Publisher {
  /// Shares one subscription among all subscribers: it begins with the first one, and is cancelled
  /// when the last one cancels. Who comes later gets the values from then on.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Sends the values through a subject, from when it is connected.
  ///
  /// - Parameter createSubject: Makes the subject, once.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values through a subject, from when it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Publishes only from when it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Sends the values of a publisher through a subject, from when it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let createSubject: () -> SubjectType
    private let subject = Locked(SubjectType?.none)

    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private func madeSubject() -> SubjectType {
      if let subject = subject.withLock({ $0 }) { return subject }
      let new = createSubject()
      return subject.withLock { subject in
        if let subject { return subject }
        subject = new
        return new
      }
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      madeSubject().subscribe(subscriber)
    }

    /// Subscribes the subject to the upstream publisher.
    ///
    /// - Returns: What cancels this subscription, at the latest when it's released.
    public func connect() -> any Cancellable { upstream.subscribe(madeSubject()) }
  }

  /// Publishes only from when it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never
    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      multicast.subscribe(subscriber)
    }

    /// Starts publishing.
    ///
    /// - Returns: What stops it, at the latest when it's released.
    public func connect() -> any Cancellable { multicast.connect() }
  }

  /// Connects when the first subscriber comes, and disconnects when the last one cancels.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure

    private struct State {
      var count = 0
      var connection: (any Cancellable)?
    }

    /// The publisher that is connected.
    public let upstream: Upstream
    private let state = Locked(State())

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state in
        state.count += 1
        return state.count == 1
      }
      // Who cancels is counted, not who gets to the end: a publisher that ended isn't connected again.
      upstream.handleEvents(receiveCancel: release).subscribe(subscriber)
      if isFirst { connect() }
    }

    private func connect() {
      guard state.withLock({ $0.count > 0 }) else { return }
      let connection = upstream.connect()
      let isUnused = state.withLock { state in
        if state.count > 0 { state.connection = connection }
        return state.count == 0
      }
      if isUnused { connection.cancel() }
    }

    private func release() {
      let connection = state.withLock { state in
        state.count -= 1
        return state.count == 0 ? state.connection.take() : nil
      }
      connection?.cancel()
    }
  }

  /// Shares one subscription among all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure

    /// The publisher that is subscribed to once.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    /// Two are equal if they are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}
