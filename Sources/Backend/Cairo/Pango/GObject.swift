internal import CPango

/// Owns one reference to a GLib object.
final class GObjectReference {
  let pointer: OpaquePointer

  /// Takes over the caller's reference; `nil` stays `nil`.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}

/// The elements of a GLib list, which must outlive the loop.
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

/// Pango measures in 1/1024 point.
enum PangoUnits {
  static func points(_ value: Int32) -> Double { Double(value) / 1024 }

  /// The nearest length that Pango can tell, in points: sums of it are what Pango makes of them.
  static func exact(_ points: Double) -> Double {
    min(max(points * 1024, -1e8), 1e8).rounded() / 1024
  }

  /// The least width in Pango's units that holds `points`, with one unit to spare: a line must not
  /// break when it is given exactly the width that was measured before.
  static func wrapWidth(_ points: Double) -> Int32 {
    guard points > 0 else { return 0 }
    return Int32(min((points * 1024).rounded(.up) + 1, 0x4000_0000))
  }
}
