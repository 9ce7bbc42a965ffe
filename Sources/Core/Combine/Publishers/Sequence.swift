extension Publishers {
  /// Publishes the elements of a sequence, as they are asked for, and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The sequence's elements.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Publishes the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      SequenceSubscription.start(subscriber, sequence)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// Publishes the elements, and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Delivers the elements of a sequence, then a completion.
final class SequenceSubscription<Elements: Sequence, Failure: Error>:
  BufferedSubscription<Elements.Element, Failure>
{
  private let elements: Elements
  private let completion: Subscribers.Completion<Failure>
  // Touched only by the one thread that refills at a time.
  private var iterator: Elements.Iterator
  private var upcoming: Elements.Element?

  private init(
    _ subscriber: any Subscriber<Elements.Element, Failure>, _ elements: Elements,
    _ completion: Subscribers.Completion<Failure>
  ) {
    self.elements = elements
    self.completion = completion
    iterator = elements.makeIterator()
    upcoming = iterator.next()
    super.init(subscriber, canRefill: true)
  }

  /// Gives a subscriber a subscription with the elements. If there are none, it ends at once.
  static func start(
    _ subscriber: any Subscriber<Elements.Element, Failure>, _ elements: Elements,
    completion: Subscribers.Completion<Failure> = .finished
  ) {
    let subscription = SequenceSubscription(subscriber, elements, completion)
    if subscription.upcoming == nil { subscription.enqueue(completion) }
    subscription.start()
  }

  override func refill() {
    guard let next = upcoming else { return }
    // One element ahead, because the end comes with the last one.
    upcoming = iterator.next()
    enqueue(next)
    if upcoming == nil { enqueue(completion) }
  }

  override var description: String { String(describing: elements) }
}
