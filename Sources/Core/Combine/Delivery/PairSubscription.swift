import Synchronization

/// Returns a closure that attaches a subscriber to pairs of the values of two publishers.
///
/// - Parameter keepsLatest: Whether the latest value of each publisher is paired repeatedly,
///   instead of each value once, in order.
func pairing<A: Publisher, B: Publisher>(
  _ a: A, _ b: B, keepsLatest: Bool
) -> Attach<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
  { subscriber in
    let subscription = PairSubscription(subscriber, keepsLatest: keepsLatest)
    subscription.start()
    subscription.read(a, b)
  }
}

/// Pairs the values of two publishers.
private final class PairSubscription<A, B, Failure: Error>: BufferedSubscription<(A, B), Failure> {
  private let keepsLatest: Bool
  private let a = Side<A>()
  private let b = Side<B>()
  /// Protects the values of both sides.
  private let mutex = Mutex<Void>(())

  init(_ subscriber: any Subscriber<(A, B), Failure>, keepsLatest: Bool) {
    self.keepsLatest = keepsLatest
    super.init(
      subscriber, policy: keepsLatest ? .dropAll : .keepAll,
      name: keepsLatest ? "CombineLatest" : "Zip")
  }

  func read(_ p: some Publisher<A, Failure>, _ q: some Publisher<B, Failure>) {
    read(p, a, pairedWith: b) { ($0, $1) }
    read(q, b, pairedWith: a) { ($1, $0) }
  }

  private func read<Value, Other>(
    _ publisher: some Publisher<Value, Failure>, _ side: Side<Value>, pairedWith other: Side<Other>,
    _ pair: @escaping (Value, Other) -> (A, B)
  ) {
    publisher.read(through: side.link) { value in
      self.receive(value, side, other, pair)
      self.deliverUntilEnd()
      return .none
    } receiveCompletion: { completion in
      self.mutex.withLock { _ in side.hasEnded = true }
      if case .failure = completion {
        self.didCancel()
        self.finish(completion)
      } else {
        self.deliverUntilEnd()
      }
    }
  }

  /// Enqueues the pair of a value with one of the other side, if any.
  private func receive<Value, Other>(
    _ value: Value, _ side: Side<Value>, _ other: Side<Other>, _ pair: (Value, Other) -> (A, B)
  ) {
    // Released without holding the lock, because releasing may run arbitrary code.
    var former: Value?
    mutex.withLock { _ in
      if keepsLatest {
        former = value
        swap(&former, &side.latest)
        if let partner = other.latest { enqueue(pair(value, partner)) }
      } else if let partner = other.waiting.popFirst() {
        enqueue(pair(value, partner))
      } else {
        side.waiting.append(value)
      }
    }
  }

  private func deliverUntilEnd() {
    var hasEnded = false
    mutex.withLock { _ in
      hasEnded =
        keepsLatest ? a.hasEnded && b.hasEnded : a.isExhausted || b.isExhausted
    }
    if hasEnded {
      didCancel()
      enqueue(.finished)
    }
    deliver()
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    a.link.request(demand)
    b.link.request(demand)
  }

  override func didCancel() {
    a.link.cancel()
    b.link.cancel()
  }
}

/// One of two publishers, and its values to be paired.
private final class Side<Value> {
  let link = UpstreamLink()
  var latest: Value?
  var waiting = Queue<Value>()
  var hasEnded = false

  /// Whether all values are paired and no more follow.
  var isExhausted: Bool { hasEnded && waiting.isEmpty }
}
