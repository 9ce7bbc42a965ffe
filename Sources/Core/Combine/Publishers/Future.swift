/// A publisher that eventually emits one value and finishes, or fails.
///
/// Its closure is called once, when the future is created; later subscribers receive the same
/// value.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure to call with the value or error. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let list = SubscriptionList<Output, Failure>(.future, name: "Future")

  /// Creates a future.
  ///
  /// - Parameter attemptToFulfill: Called immediately; may call its promise later, on any thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [list] result in
      switch result {
      case .success(let value): list.publish(value, .finished)
      case .failure(let error): list.finish(.failure(error))
      }
    }
  }

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) { list.attach(subscriber) }
}

extension Future where Failure == Never {
  /// The value, awaited asynchronously.
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
  /// The value, awaited asynchronously.
  ///
  /// - Throws: The error of the future.
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
