extension Result {
  /// A publisher that emits the value and finishes, or fails.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher of one value or an error.
  public struct Publisher: GalleyCombine.Publisher {
    /// The success type of the result.
    public typealias Output = Success

    /// The value or error.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Creates a publisher of a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// Creates a publisher that fails with an error.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Success, Failure>>(subscriber: S) {
      switch result {
      case .success(let output):
        SequenceSubscription.start(subscriber, CollectionOfOne(output))
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
