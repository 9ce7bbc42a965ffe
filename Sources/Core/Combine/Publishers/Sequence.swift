extension Publishers {
  /// A publisher that emits the elements of a sequence on demand, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The element type of the sequence.
    public typealias Output = Elements.Element

    /// The sequence of elements.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      SequenceSubscription.start(subscriber, sequence)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher that emits the elements, then finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Delivers the elements of a sequence, then a completion.
final class SequenceSubscription<Elements: Sequence, Failure: Error>:
  BufferedSubscription<Elements.Element, Failure>
{
  private let elements: Elements
  private let completion: Subscribers.Completion<Failure>
  // Accessed only by the one thread that currently refills.
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

  /// Attaches a subscriber to the elements of a sequence. An empty sequence completes immediately.
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
    // Stays one element ahead, because the completion follows the last element immediately.
    upcoming = iterator.next()
    enqueue(next)
    if upcoming == nil { enqueue(completion) }
  }

  override var description: String { String(describing: elements) }
}
