import Foundation
import Galley

/// The desktop's browser, if there is one.
///
/// The address of the page contains a secret, and everybody on the machine can see the arguments of
/// a program. So the browser opens a file that only the user can read, which leads to the page.
@MainActor
struct Browser {
  private let file: String

  /// Opens an address. Returns `nil` without a desktop or if that fails, since the address is
  /// printed anyway.
  init?(_ address: String) {
    let environment = ProcessInfo.processInfo.environment
    guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }),
      let file = Self.makeFile(leadingTo: address, environment)
    else { return nil }
    self.file = file
    try? ChildProcess(["xdg-open", file]).whenEnded { _ in }
  }

  private static func makeFile(
    leadingTo address: String, _ environment: [String: String]
  ) -> String? {
    let folder =
      environment["XDG_RUNTIME_DIR"].flatMap { access($0, W_OK) == 0 ? $0 : nil }
      ?? FileManager.default.temporaryDirectory.path
    let suffix = ".html"
    let template = strdup("\(folder)/galley-XXXXXX\(suffix)")
    defer { free(template) }
    guard let template else { return nil }
    // Only the user may read it.
    let descriptor = mkstemps(template, Int32(suffix.utf8.count))
    guard descriptor >= 0 else { return nil }
    defer { Foundation.close(descriptor) }
    let page = """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>galley preview</title>
      <a href="\(address)">Open the previews</a>

      """
    _ = Console.write(Array(page.utf8), to: descriptor)
    return String(cString: template)
  }

  /// Removes the file, which leads nowhere once the server has ended.
  func close() { unlink(file) }
}
