extension Publisher {
  /// Publishes another error in place of each one.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Publishes a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Goes on with another publisher after an error.
  ///
  /// - Parameter handler: Called with the error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher after an error.
  ///
  /// - Parameter handler: Called with the error. It may throw another one.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  /// Subscribes once more after an error, at most so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  /// Says that there can be no error. One that comes all the same ends the program.
  ///
  /// - Parameter prefix: The beginning of what is printed then.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that can't fail a type of error, so that it fits with others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  /// Publishes another error in place of each one.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { [transform] in
        $0.mapFailure(transform)
      } _: {
        .send($0)
      }
    }
  }

  /// Gives a publisher that can't fail a type of error.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    let upstream: Upstream

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { _ in
        .finished
      } _: {
        .send($0)
      }
    }
  }

  /// Says that there can be no error.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never
    let upstream: Upstream
    let prefix: String
    let file: StaticString
    let line: UInt

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) { [prefix, file, line] in
        $0.mapFailure { error in
          fatalError(prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
        }
      } _: {
        .send($0)
      }
    }
  }

  /// Publishes a value in place of an error, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// It never fails.
    public typealias Failure = Never
    let upstream: Upstream
    let output: Output

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.catch { [output] _ in Just(output) }.subscribe(subscriber)
    }
  }

  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The error of the publisher that it goes on with.
    public typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SwitchingSubscription(subscriber)
      subscription.start()
      subscription.read(upstream) { [handler] completion in
        switch completion {
        case .finished: subscription.finish()
        case .failure(let error): subscription.read(handler(error))
        }
      }
    }
  }

  /// Goes on with another publisher after an error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// Any kind of error: the closure may throw one.
    public typealias Failure = any Error
    let upstream: Upstream
    let handler: (Upstream.Failure) throws -> NewPublisher

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SwitchingSubscription(subscriber)
      subscription.start()
      subscription.read(upstream) { [handler] completion in
        guard case .failure(let error) = completion else { return subscription.finish() }
        do {
          let publisher = try handler(error)
          subscription.read(publisher) { subscription.finish($0.mapFailure { $0 }) }
        } catch {
          subscription.finish(.failure(error))
        }
      }
    }
  }

  /// Subscribes once more after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The upstream publisher's kind of values.
    public typealias Output = Upstream.Output
    /// The upstream publisher's kind of error.
    public typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SwitchingSubscription(subscriber)
      subscription.start()
      read(for: subscription, retries: retries)
    }

    private func read(for subscription: SwitchingSubscription<Output, Failure>, retries: Int) {
      subscription.read(upstream) { completion in
        if case .failure = completion, retries > 0 {
          read(for: subscription, retries: retries - 1)
        } else {
          subscription.finish(completion)
        }
      }
    }
  }
}
