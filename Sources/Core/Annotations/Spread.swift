import Foundation
import GalleyViews

/// Places items along a line without overlaps, each as close to its preferred position as the
/// others allow.
enum Spread {
  /// - Parameters:
  ///   - wishes: The preferred middles, in any order.
  ///   - lengths: The length of each item, including the distance to the next.
  ///   - start: The minimum start of any item.
  /// - Returns: The resulting middles, in the order of the wishes.
  static func middles(_ wishes: [Double], lengths: [Double], from start: Double) -> [Double] {
    /// Adjacent items that are displaced together.
    struct Cluster {
      var members: [Int]
      /// The sum, over the members, of the cluster start that would satisfy the member's wish.
      var wished: Double
      var length: Double
      var begin: Double { wished / Double(members.count) }
    }
    var clusters: [Cluster] = []
    for index in wishes.indices.sorted(by: { (wishes[$0], $0) < (wishes[$1], $1) }) {
      var cluster = Cluster(
        members: [index], wished: wishes[index] - lengths[index] / 2, length: lengths[index])
      while let last = clusters.last, last.begin + last.length > cluster.begin {
        clusters.removeLast()
        cluster.wished = last.wished + cluster.wished - last.length * Double(cluster.members.count)
        cluster.members = last.members + cluster.members
        cluster.length += last.length
      }
      clusters.append(cluster)
    }
    var result = wishes
    var free = start
    for cluster in clusters {
      var position = max(cluster.begin, free)
      for member in cluster.members {
        result[member] = position + lengths[member] / 2
        position += lengths[member]
      }
      free = position
    }
    return result
  }
}
