import Foundation
import Synchronization

/// The date and time that pictures show as the current one.
package enum PictureClock {
  private static let date = Mutex<Date?>(nil)

  /// The date given on the command line; `nil` if none is.
  package static var fixed: Date? {
    get { date.withLock { $0 } }
    set { date.withLock { $0 = newValue } }
  }
}
