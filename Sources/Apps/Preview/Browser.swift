import Foundation

/// The browser of the desktop, where there is one.
enum Browser {
  @MainActor
  static func open(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false })
    else { return }
    // The address is printed anyway.
    _ = try? Subprocess(["/usr/bin/env", "xdg-open", address], descriptors: [:]) { _ in }
  }
}
