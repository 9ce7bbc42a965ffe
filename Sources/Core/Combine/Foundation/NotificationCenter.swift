import Foundation

extension NotificationCenter {
  /// Returns a publisher of notifications, which delivers them on the posting thread.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The posting object. Default: `nil`, any object.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications with a given name.
  public struct Publisher: GalleyCombine.Publisher {
    /// The posted notifications.
    public typealias Output = Notification
    /// This publisher never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The posting object; `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher of notifications with a given name, posted by one object or, by default,
    /// any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber<Notification, Never>>(subscriber: S) {
      let subscription = Handover(
        OperatorSubscription(
          subscriber, asksFor: .unlimited, policy: .dropAll, name: "NotificationCenter"))
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        subscription.value.send($0)
      }
      let token = Locked(Optional(observer))
      subscription.value.onCancel = { [center] in
        if let observer = token.take() { center.removeObserver(observer) }
      }
      subscription.value.start()
    }
  }
}
