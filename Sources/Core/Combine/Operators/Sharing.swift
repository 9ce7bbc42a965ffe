extension Publisher {
  /// Shares one subscription among all subscribers. It starts with the first subscriber and is
  /// canceled when the last one cancels; later subscribers receive only new values.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Sends values through a subject once connected.
  ///
  /// - Parameter createSubject: Creates the subject; called once.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends values through a subject once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Publishes only once connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  /// Connects for the first subscriber and disconnects when the last one cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that sends values through a subject once connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The output type of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream publisher.
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

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      madeSubject().subscribe(subscriber)
    }

    /// Subscribes the subject to the upstream publisher.
    ///
    /// - Returns: A cancellable that ends the subscription when canceled or released.
    public func connect() -> any Cancellable { upstream.subscribe(madeSubject()) }
  }

  /// Publishes only once connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    /// The output type of the upstream publisher.
    public typealias Output = Upstream.Output
    /// This publisher never fails.
    public typealias Failure = Never
    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      multicast.subscribe(subscriber)
    }

    /// Starts publishing.
    ///
    /// - Returns: A cancellable that stops publishing when canceled or released.
    public func connect() -> any Cancellable { multicast.connect() }
  }

  /// Connects for the first subscriber and disconnects when the last one cancels.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The output type of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream publisher.
    public typealias Failure = Upstream.Failure

    private struct State {
      var count = 0
      var connection: (any Cancellable)?
    }

    /// The publisher to connect.
    public let upstream: Upstream
    private let state = Locked(State())

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let isFirst = state.withLock { state in
        state.count += 1
        return state.count == 1
      }
      // Counts subscribers that cancel, not those that complete: a publisher that has ended is not
      // connected again.
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

  /// A publisher that shares one subscription among all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The output type of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The failure type of the upstream publisher.
    public typealias Failure = Upstream.Failure

    /// The shared publisher.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      shared.subscribe(subscriber)
    }

    /// Whether both values are the same object.
    public static func == (left: Share, right: Share) -> Bool { left === right }
  }
}
