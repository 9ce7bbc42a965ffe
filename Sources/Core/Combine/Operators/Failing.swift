extension Publisher {
  /// Transforms errors with a closure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError { subscriber in
      self.transform(for: subscriber, end: { $0.mapFailure(transform) }) { .send($0) }
    }
  }

  /// Replaces an error with a value, then finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(attach: self.catch { _ in Just(output) }.attach)
  }

  /// Continues with another publisher after an error.
  ///
  /// - Parameter handler: Returns the next publisher for an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    switching { subscription, completion in
      switch completion {
      case .finished: subscription.finish()
      case .failure(let error): subscription.read(handler(error))
      }
    }
  }

  /// Continues with another publisher after an error.
  ///
  /// - Parameter handler: Returns the next publisher for an error, or throws another error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    switching { subscription, completion in
      guard case .failure(let error) = completion else { return subscription.finish() }
      do {
        let publisher = try handler(error)
        subscription.read(publisher) { subscription.finish($0.mapFailure { $0 }) }
      } catch {
        subscription.finish(.failure(error))
      }
    }
  }

  /// Subscribes again after an error, up to `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry { subscriber in
      let subscription = SwitchingSubscription(subscriber)
      func read(retries: Int) {
        subscription.read(self) { completion in
          if case .failure = completion, retries > 0 {
            read(retries: retries - 1)
          } else {
            subscription.finish(completion)
          }
        }
      }
      subscription.start()
      read(retries: retries)
    }
  }

  /// Asserts that no error can occur; traps if one does.
  ///
  /// - Parameter prefix: The prefix of the error message.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(
      attach: mapError { error -> Never in
        fatalError(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
      }.attach)
  }
}

extension Publisher where Failure == Never {
  /// Changes the failure type of a publisher that never fails, to combine it with others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType { transform(for: $0, end: { _ in .finished }) { .send($0) } }
  }
}
