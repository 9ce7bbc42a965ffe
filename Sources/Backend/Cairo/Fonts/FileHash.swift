internal import CPango
import Foundation

/// SHA-256, so that goldens can name the exact font files they were made with.
///
/// GLib's, since fonts hold tens of megabytes and a debug build of our own would take minutes.
enum FileHash {
  /// The digest of the file at `path` in hexadecimal; `nil` when it cannot be read.
  static func sha256(path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    return data.withUnsafeBytes { sha256($0) }
  }

  static func sha256(_ bytes: UnsafeRawBufferPointer) -> String? {
    // The bytes of an empty buffer may have no address, which GLib refuses.
    var nothing: UInt8 = 0
    let text = withUnsafePointer(to: &nothing) { nothing in
      g_compute_checksum_for_data(
        G_CHECKSUM_SHA256, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? nothing,
        gsize(bytes.count))
    }
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
