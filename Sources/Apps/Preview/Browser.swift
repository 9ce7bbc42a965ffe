import Foundation
import Galley

/// The desktop's browser, if there is one.
enum Browser {
  @MainActor
  static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false })
    else { return }
    // Ignore failures, since the address is printed anyway.
    try? ChildProcess(["xdg-open", address]).whenEnded { _ in }
  }
}
