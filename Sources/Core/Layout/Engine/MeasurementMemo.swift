import Foundation

/// The answers of one node to the proposals it was asked, found by the proposals' bits.
///
/// The entries lie in the tree's arena. Most nodes have one or three: views of fixed size are asked
/// once, others for their limits as well; few have many.
struct MeasurementMemo {
  private struct Entry {
    let key: ProposalKey
    let size: CGSize
  }

  private var entries: UnsafeMutablePointer<Entry>?
  private var capacity: Int32 = 0
  private var stored: Int32 = 0

  /// More distinct proposals than this are answered but the oldest answers are forgotten.
  private static let limit: Int32 = 64
  private var oldest: Int32 = 0

  /// The latest answers are the likeliest to be asked for again, so they are looked at first.
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

  /// Whether answers may have been forgotten.
  var isFull: Bool { stored == Self.limit }

  /// Every answer that is remembered.
  var all: [(key: ProposalKey, size: CGSize)] {
    (0..<Int(stored)).compactMap { index in entries.map { ($0[index].key, $0[index].size) } }
  }

  /// The number of distinct proposals answered.
  var count: Int { Int(stored) }
}
