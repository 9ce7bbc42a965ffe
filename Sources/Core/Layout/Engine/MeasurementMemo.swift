import Foundation

/// The cached sizes of one node, keyed by the bits of the proposals.
///
/// The latest is stored in the node, the others in the tree's arena. Most nodes have one (a view of fixed
/// size) or three (a view that was also asked for its limits); few have many.
struct MeasurementMemo {
  private struct Entry {
    var key: ProposalKey
    var size: CGSize
  }

  private var latest = Entry(key: .never, size: .zero)
  private var earlier: UnsafeMutablePointer<Entry>?
  /// The number of earlier answers.
  private var stored: UInt8 = 0
  private var capacity: UInt8 = 0
  /// The index of the oldest answer, once there are as many as possible.
  private var oldest: UInt8 = 0

  /// The number of earlier answers remembered; further ones replace the oldest.
  private static let limit: UInt8 = 63

  /// Searches the latest answers first because they are the likeliest to be asked for again.
  @inline(__always)
  func size(for key: ProposalKey) -> CGSize? {
    if latest.key == key { return latest.size }
    return stored == 0 ? nil : earlierSize(for: key)
  }

  private func earlierSize(for key: ProposalKey) -> CGSize? {
    let entries = earlier.unsafelyUnwrapped
    var index = Int(stored) - 1
    while index >= 0 {
      if entries[index].key == key { return entries[index].size }
      index -= 1
    }
    return nil
  }

  @inline(__always)
  mutating func store(_ size: CGSize, for key: ProposalKey, in arena: inout Arena) {
    if latest.key != .never { storeLatest(in: &arena) }
    latest = Entry(key: key, size: size)
  }

  /// Moves the latest answer to the earlier ones.
  private mutating func storeLatest(in arena: inout Arena) {
    if stored == Self.limit {
      earlier.unsafelyUnwrapped[Int(oldest)] = latest
      oldest = (oldest + 1) % Self.limit
      return
    }
    if stored == capacity {
      // With the latest, there are 3, 9, 27 and 64.
      let larger = min(capacity * 3 + 2, Self.limit)
      earlier =
        earlier.map { arena.grow($0, from: Int(capacity), to: Int(larger)) }
        ?? arena.allocate(Entry.self, count: Int(larger))
      capacity = larger
    }
    (earlier.unsafelyUnwrapped + Int(stored)).initialize(to: latest)
    stored += 1
  }

  /// Whether answers may have been discarded.
  var isFull: Bool { stored == Self.limit }

  /// All remembered answers to proposals.
  var all: [(key: ProposalKey, size: CGSize)] {
    var answers: [(key: ProposalKey, size: CGSize)] = []
    if let earlier {
      for index in 0..<Int(stored) where earlier[index].key.isProposal {
        answers.append((earlier[index].key, earlier[index].size))
      }
    }
    if latest.key.isProposal { answers.append((latest.key, latest.size)) }
    return answers
  }

  /// The number of remembered answers to proposals.
  var count: Int { all.count }
}
