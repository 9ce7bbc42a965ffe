import Foundation

/// Where a container that is placing its subviews wants them.
///
/// Requests are stored side by side instead of with the nodes, each of which would have to be
/// fetched from memory several times in a large container. When a container is asked for its guides
/// while another one places its subviews, its requests follow those of the other.
struct PlaceRequests: ~Copyable {
  private struct Request {
    var place = NodeRecord.Placed(
      frame: .zero, proposal: ProposalKey(.unspecified), context: LayoutContext())
    var isMade = false
    var isOmitted = false
  }

  /// A container that is placing its subviews.
  struct Container {
    fileprivate var record: UnsafeMutablePointer<NodeRecord>?
    /// The index of its first request.
    fileprivate var first = 0
    fileprivate var count = 0
  }

  private var requests = UnsafeMutablePointer<Request>.allocate(capacity: 64)
  private var capacity = 64
  private var container = Container()

  /// The memory of many requests.
  private var large: UnsafeMutableRawBufferPointer?

  deinit { release() }

  private func release() {
    if let large { MemoryBlocks.giveBackLarge(large) } else { requests.deallocate() }
  }

  /// Begins placing the subviews of a container.
  ///
  /// - Returns: The container whose subviews were being placed before.
  @inline(__always)
  mutating func begin(_ node: LayoutNode) -> Container {
    let outer = container
    container = Container(
      record: node.record, first: outer.first + outer.count, count: node.children.count)
    if container.first + container.count > capacity { grow() }
    for index in container.first..<container.first + container.count {
      requests[index].isMade = false
      requests[index].isOmitted = false
    }
    return outer
  }

  /// Begins again after children were added to a container that has placed none yet.
  mutating func renew(_ node: LayoutNode) {
    guard container.record == node.record else { return }
    let outer = Container(record: nil, first: container.first, count: 0)
    container = outer
    _ = begin(node)
  }

  private mutating func grow() {
    let larger = max(2 * capacity, container.first + container.count)
    let piece = MemoryBlocks.takeLarge(MemoryLayout<Request>.stride * larger)
    let moved =
      piece?.baseAddress?.bindMemory(to: Request.self, capacity: larger)
      ?? .allocate(capacity: larger)
    moved.moveInitialize(from: requests, count: container.first)
    release()
    (requests, capacity, large) = (moved, larger, piece)
  }

  /// - Parameter outer: The return value of `begin`.
  @inline(__always)
  mutating func end(_ outer: Container) { container = outer }

  /// The node's request, or `nil` if the node is not a subview of the container.
  @inline(__always)
  private func request(of node: LayoutNode) -> UnsafeMutablePointer<Request>? {
    let position = Int(node.record.pointee.position)
    guard node.record.pointee.parent == container.record, position < container.count else {
      return nil
    }
    return requests + container.first + position
  }

  /// - Returns: Whether the container is placing the node.
  @inline(__always)
  func place(_ node: LayoutNode, _ place: NodeRecord.Placed) -> Bool {
    guard let request = request(of: node) else { return false }
    request.pointee.place = place
    request.pointee.isMade = true
    return true
  }

  /// Omits a subview, so that it is not shown.
  ///
  /// - Returns: Whether the container is placing the node.
  func omit(_ node: LayoutNode) -> Bool {
    guard let request = request(of: node) else { return false }
    request.pointee.isOmitted = true
    return true
  }

  @inline(__always)
  func isOmitted(_ node: LayoutNode) -> Bool { request(of: node)?.pointee.isOmitted ?? false }

  /// The requested place, or `nil` if the container did not place the subview.
  @inline(__always)
  func place(of node: LayoutNode) -> NodeRecord.Placed? {
    guard let request = request(of: node), request.pointee.isMade else { return nil }
    return request.pointee.place
  }

  /// Whether the container omits the subview at `position`.
  @inline(__always)
  func isOmitted(at position: Int) -> Bool {
    requests[container.first + position].isOmitted
  }

  @inline(__always)
  func place(at position: Int) -> NodeRecord.Placed? {
    let request = requests + container.first + position
    return request.pointee.isMade ? request.pointee.place : nil
  }

  /// Changes the place of the subview at `position`.
  @inline(__always)
  func setPlace(_ place: NodeRecord.Placed, at position: Int) {
    requests[container.first + position].place = place
  }

  /// Ends placing, but keeps the places until `end`.
  @inline(__always)
  mutating func close() -> Container {
    container.record = nil
    return container
  }

  /// The final place of the subview at `position` of a container that has placed its subviews; `nil` if
  /// it is omitted.
  @inline(__always)
  func place(at position: Int, in container: Container) -> NodeRecord.Placed? {
    let request = requests + container.first + position
    return request.pointee.isOmitted ? nil : request.pointee.place
  }
}
