import GalleyCombine

/// A view that performs an action for each value of a publisher.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// The action for each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that performs an action for each value of a publisher.
  public init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }

  /// The view with its subscription.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
