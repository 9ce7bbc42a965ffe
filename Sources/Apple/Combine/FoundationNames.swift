import Foundation

// Names of Foundation that Linux doesn't have.

/// A time, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// A duration, in seconds.
public typealias CFTimeInterval = Double

/// Returns the time, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The key of a bundle's build number.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of a bundle's name.
public let kCFBundleNameKey = "CFBundleName"
/// The key of a bundle's identifier.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"

extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// The user's folder of documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The user's folder of caches.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The user's folder for files of apps.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
}

extension FileManager {
  /// Always `nil`: Linux has no app groups.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
}

extension ProcessInfo {
  /// Whether the app is an iOS app that runs on a Mac: always `false`.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app uses Mac Catalyst: always `false`.
  public var isMacCatalystApp: Bool { false }
}

extension NotificationCenter {
  /// Returns the notifications with a name that are posted from now on.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> AsyncStream<Notification> {
    AsyncStream { continuation in
      nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { [self] _ in removeObserver(observer) }
    }
  }
}

extension NSPredicate {
  /// Creates a predicate from a format. Linux supports only `SELF MATCHES %@` with a regular
  /// expression; a predicate with another format is never true.
  public convenience init(_format format: String, _ arguments: [Any]) {
    let words = format.uppercased().split(separator: " ")
    let pattern = arguments.first as? String
    self.init { value, _ in
      guard words == ["SELF", "MATCHES", "%@"], let pattern, let text = value as? String else {
        return false
      }
      let range = text.range(of: pattern, options: .regularExpression)
      return range == text.startIndex..<text.endIndex
    }
  }
}
