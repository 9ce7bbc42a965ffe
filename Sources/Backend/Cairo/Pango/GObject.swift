internal import CPango

/// Owns one reference to a GLib object.
final class GObjectReference {
  let pointer: OpaquePointer

  /// Takes ownership of the caller's reference; `nil` if `pointer` is `nil`.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// Returns the elements of a GLib list, which must outlive the sequence.
func elements<T>(of list: UnsafeMutablePointer<GSList>?, as type: T.Type)
  -> UnfoldSequence<UnsafeMutablePointer<T>, UnsafeMutablePointer<GSList>?>
{
  sequence(state: list) { node in
    while let current = node {
      node = current.pointee.next
      if let data = current.pointee.data { return data.assumingMemoryBound(to: T.self) }
    }
    return nil
  }
}

/// Converts Pango's unit, 1/1024 point.
enum PangoUnits {
  static func points(_ value: Int32) -> Double { Double(value) / 1024 }

  /// Returns the nearest length in whole Pango units, in points, so that sums equal Pango's.
  static func exact(_ points: Double) -> Double {
    min(max(points * 1024, -1e8), 1e8).rounded() / 1024
  }

  /// Returns the smallest width in Pango units that holds `points`, plus one unit, so that a line
  /// does not break at exactly its measured width.
  static func wrapWidth(_ points: Double) -> Int32 {
    guard points > 0 else { return 0 }
    return Int32(min((points * 1024).rounded(.up) + 1, 0x4000_0000))
  }
}
