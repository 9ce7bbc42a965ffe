import Foundation

/// The answers of one node to the proposals it was asked, found by the proposals' bits.
struct MeasurementMemo {
  private var entries: ContiguousArray<(key: ProposalKey, size: CGSize)> = []

  /// More distinct proposals than this are answered but the oldest answers are forgotten.
  private static let capacity = 64
  private var oldest = 0

  @inline(__always)
  func size(for key: ProposalKey) -> CGSize? {
    for entry in entries where entry.key == key { return entry.size }
    return nil
  }

  mutating func store(_ size: CGSize, for key: ProposalKey) {
    if entries.count < Self.capacity {
      if entries.isEmpty { entries.reserveCapacity(4) }
      entries.append((key, size))
    } else {
      entries[oldest] = (key, size)
      oldest = (oldest + 1) % Self.capacity
    }
  }

  /// The number of distinct proposals answered.
  var count: Int { entries.count }
}

/// A proposal as bits, so that comparing two costs two machine words.
struct ProposalKey: Hashable {
  private let width: UInt64
  private let height: UInt64

  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  // A signalling pattern that arithmetic never yields stands for "unspecified".
  private static let unspecified: UInt64 = 0x7FF4_0000_0000_0001

  private static func bits(_ value: CGFloat?) -> UInt64 {
    guard let value else { return unspecified }
    // Adding zero turns -0 into +0.
    return (Double(value) + 0).bitPattern
  }
}
