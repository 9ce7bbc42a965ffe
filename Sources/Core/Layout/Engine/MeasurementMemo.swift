import Foundation

/// The cached sizes of one node, keyed by the bits of the proposals.
///
/// The entries lie in the tree's arena. Most nodes have one (a view of fixed size) or three (a view
/// that was also asked for its limits); few have many.
struct MeasurementMemo {
  private struct Entry {
    let key: ProposalKey
    let size: CGSize
  }

  private var entries: UnsafeMutablePointer<Entry>?
  private var capacity: Int32 = 0
  private var stored: Int32 = 0

  /// The number of proposals remembered; further ones replace the oldest.
  private static let limit: Int32 = 64
  private var oldest: Int32 = 0

  /// Searches the latest answers first because they are the likeliest to be asked for again.
  @inline(__always)
  func size(for key: ProposalKey) -> CGSize? {
    guard let entries else { return nil }
    var index = Int(stored) - 1
    while index >= 0 {
      if entries[index].key == key { return entries[index].size }
      index -= 1
    }
    return nil
  }

  mutating func store(_ size: CGSize, for key: ProposalKey, in arena: inout Arena) {
    let entry = Entry(key: key, size: size)
    if stored == Self.limit {
      entries.unsafelyUnwrapped[Int(oldest)] = entry
      oldest = (oldest + 1) % Self.limit
      return
    }
    if stored == capacity {
      let larger = Swift.max(1, capacity * 3)
      entries =
        entries.map { arena.grow($0, from: Int(capacity), to: Int(larger)) }
        ?? arena.allocate(Entry.self)
      capacity = larger
    }
    (entries.unsafelyUnwrapped + Int(stored)).initialize(to: entry)
    stored += 1
  }

  /// Whether answers may have been discarded.
  var isFull: Bool { stored == Self.limit }

  /// All remembered answers.
  var all: [(key: ProposalKey, size: CGSize)] {
    (0..<Int(stored)).compactMap { index in entries.map { ($0[index].key, $0[index].size) } }
  }

  /// The number of remembered answers.
  var count: Int { Int(stored) }
}
