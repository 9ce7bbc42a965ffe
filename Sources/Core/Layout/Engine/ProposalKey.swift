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

  /// Creates the key of an answer to all proposals that differ only along `axes`: that of one of them.
  @inline(__always)
  init(_ proposal: ProposedViewSize, ignoring axes: Axis.Set) {
    width = axes.contains(.horizontal) ? Self.unspecified : Self.bits(proposal.width)
    height = axes.contains(.vertical) ? Self.unspecified : Self.bits(proposal.height)
  }

  /// The key of no proposal.
  static let never = ProposalKey(special: 0)

  /// The key of a node's smallest length along an axis, whatever is proposed along the other.
  static func minimum(along axis: Axis) -> ProposalKey {
    ProposalKey(special: axis == .horizontal ? 1 : 2)
  }

  private init(special number: UInt64) { (width, height) = (Self.special, number) }

  /// Whether the key is that of a proposal.
  var isProposal: Bool { width != Self.special }

  package var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(width), height: Self.length(height))
  }

  // Unspecified lengths use a signaling NaN pattern that arithmetic never produces.
  private static let unspecified: UInt64 = 0x7FF4_0000_0000_0001

  private static let special: UInt64 = 0x7FF4_0000_0000_0002

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
