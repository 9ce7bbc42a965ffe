import Foundation

/// Places things along a line so that none overlaps another, each as near to where it belongs as the
/// others allow.
enum Spread {
  /// - Parameters:
  ///   - wishes: Where the middles should be, in any order.
  ///   - lengths: How long each thing is, with its distance to the next one.
  ///   - start: What no thing may begin before.
  /// - Returns: Where the middles are, in the order of the wishes.
  static func middles(_ wishes: [Double], lengths: [Double], from start: Double) -> [Double] {
    /// Things that touch: they share their displacement.
    struct Cluster {
      var members: [Int]
      /// The sum of where the cluster would begin for each member to have its wish.
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
