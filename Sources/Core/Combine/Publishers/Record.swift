/// A publisher that replays recorded values and a completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recorded events.
  public let recording: Recording

  /// Creates a publisher from events that a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher from a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher from values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber; called by `subscribe(_:)`.
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    SequenceSubscription.start(subscriber, recording.output, completion: recording.completion)
  }

  /// A recording of values and a completion.
  public struct Recording {
    /// The type of recorded values.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output]

    /// The completion. Default: finished.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// Creates an empty recording that finishes.
    public init() { self.init(output: []) }

    /// Creates a recording of values and a completion, which finishes by default.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Records a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Records the completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {}

extension Record: Codable where Output: Codable, Failure: Codable {}
