internal import CPango
import Foundation

/// Computes SHA-256 digests, so that goldens can name the exact font files they were recorded with.
///
/// Uses GLib, because fonts take tens of megabytes and Swift code in a debug build would take
/// minutes.
enum FileHash {
  /// Returns the digest of the file at `path` in hexadecimal; `nil` if the file cannot be read.
  static func sha256(path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    return data.withUnsafeBytes { sha256($0) }
  }

  static func sha256(_ bytes: UnsafeRawBufferPointer) -> String? {
    // An empty buffer may have no address, which GLib rejects.
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
