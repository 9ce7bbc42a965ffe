/// Publishes one value that a closure comes by later, and finishes; or fails.
///
/// The closure is called once, when the future is made; whoever subscribes later gets the same value.
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called with the value or the failure, once it is known. Only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let list = SubscriptionList<Output, Failure>(.future, name: "Future")

  /// - Parameter attemptToFulfill: Called at once; it may call its promise later, on any thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [list] result in
      switch result {
      case .success(let value): list.publish(value, .finished)
      case .failure(let error): list.finish(.failure(error))
      }
    }
  }

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    list.attach(subscriber)
  }
}

extension Future where Failure == Never {
  /// The value, which is waited for.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          Subscribers.Sink(receiveCompletion: { _ in }) {
            continuation.resume(returning: Handover($0))
          })
      }.value
    }
  }
}

extension Future {
  /// The value, which is waited for.
  ///
  /// - Throws: What the future fails with.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        subscribe(
          Subscribers.Sink {
            if case .failure(let error) = $0 { continuation.resume(throwing: error) }
          } receiveValue: {
            continuation.resume(returning: Handover($0))
          })
      }.value
    }
  }
}
