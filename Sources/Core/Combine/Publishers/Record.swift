/// Publishes values that were recorded before, then a completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is published.
  public let recording: Recording

  /// Records what a closure puts into the recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Publishes a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Publishes values, then an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber; `subscribe(_:)` calls this.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    SequenceSubscription.start(subscriber, recording.output, completion: recording.completion)
  }

  /// Values, and how publishing ended.
  public struct Recording {
    /// The kind of values that are recorded.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]

    /// The end; finished, if nothing else was recorded.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// An empty recording, that finishes.
    public init() { self.init(output: []) }

    /// A recording of values and an end; by default it finishes.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Records a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Records the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {}

extension Record: Codable where Output: Codable, Failure: Codable {}
