import Foundation

extension NotificationCenter {
  /// Publishes notifications, on the thread that they are posted on.
  ///
  /// - Parameters:
  ///   - name: The notifications' name.
  ///   - object: What posts them; by default anything.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of one name.
  public struct Publisher: GalleyCombine.Publisher {
    /// The notifications that are posted.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// What posts them, if not anything.
    public let object: AnyObject?

    /// Publishes notifications of a name, from one object or, by default, from any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let subscription = NotificationSubscription(subscriber, center)
      subscription.observe(name, object)
      subscription.start()
    }
  }
}

private final class NotificationSubscription: BufferedSubscription<Notification, Never> {
  private let center: NotificationCenter
  private let observer = Locked((any NSObjectProtocol)?.none)

  init(_ subscriber: any Subscriber<Notification, Never>, _ center: NotificationCenter) {
    self.center = center
    super.init(subscriber, policy: .dropAll)
  }

  func observe(_ name: Notification.Name, _ object: AnyObject?) {
    let subscription = Handover(self)
    let observer = center.addObserver(forName: name, object: object, queue: nil) {
      subscription.value.send($0)
    }
    _ = self.observer.exchange(observer)
  }

  override func didCancel() {
    if let observer = observer.take() { center.removeObserver(observer) }
  }

  override var description: String { "NotificationCenter" }
}
