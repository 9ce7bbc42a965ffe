import Foundation

/// A proposal as bits, so that comparing two takes two machine words.
package struct ProposalKey: Hashable, Sendable {
  private let width: UInt64
  private let height: UInt64

  @inline(__always)
  package init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  /// The key of an answer that is the same for all proposals: the key of one of them.
  static let all = ProposalKey(.unspecified)

  package var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(width), height: Self.length(height))
  }

  // Unspecified lengths use a signaling NaN pattern that arithmetic never produces.
  private static let unspecified: UInt64 = 0x7FF4_0000_0000_0001

  @inline(__always)
  private static func bits(_ value: CGFloat?) -> UInt64 {
    guard let value else { return unspecified }
    // Adding zero turns -0 into +0.
    return (Double(value) + 0).bitPattern
  }

  private static func length(_ bits: UInt64) -> CGFloat? {
    bits == unspecified ? nil : CGFloat(Double(bitPattern: bits))
  }
}
