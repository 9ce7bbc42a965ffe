import Foundation

/// The desktop's browser, if there is one.
enum Browser {
  @MainActor
  static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false })
    else { return }
    // Ignore failures, since the address is printed anyway.
    _ = try? Subprocess(["/usr/bin/env", "xdg-open", address], descriptors: [:]) { _ in }
  }
}
