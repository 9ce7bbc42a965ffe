import Foundation

package typealias LayoutNode = _LayoutNode

/// One view or modifier that takes part in layout, with nothing generic left outside.
///
/// The node answers proposals (each once), knows its guides and spacing, and holds its place.
/// This is a handle: the node is stored in its `LayoutNodeTree`, which has to outlive it. Only
/// resolving, measuring and placing use it; everybody else reads what comes of that.
public struct _LayoutNode: Hashable {
  let record: UnsafeMutablePointer<NodeRecord>

  init(_ record: UnsafeMutablePointer<NodeRecord>) { self.record = record }

  package var tree: LayoutNodeTree { record.pointee.shared.pointee.tree }
  package var children: ChildList { record.pointee.children }

  /// The node that this one is a child of.
  package var parent: LayoutNode? { record.pointee.parent.map { LayoutNode($0) } }

  package var kind: NodeKind { record.pointee.kind }

  /// `.accessibilityIdentifier(_:)`.
  package var identifier: String? {
    get { record.pointee.rare?.pointee.identifier }
    nonmutating set { record.pointee.makeRare().pointee.identifier = newValue }
  }

  /// What the node is to those who come after layout; the engine never looks at it.
  package var payload: (any NodePayload)? {
    get { record.pointee.payload }
    nonmutating set { record.pointee.payload = newValue }
  }

  /// What happens when the node has its place.
  package var hook: (any PlacementHook)? {
    get { record.pointee.rare?.pointee.hook }
    nonmutating set { record.pointee.makeRare().pointee.hook = newValue }
  }

  /// Gives the node other children; it must not be measured by them.
  func replaceChildren(_ children: ContiguousArray<LayoutNode>) {
    record.pointee.children = children.withUnsafeBufferPointer {
      ChildList($0, in: &record.pointee.shared.pointee.arena)
    }
    adoptChildren()
  }

  /// Tells the children whose they are, and which of them.
  func adoptChildren() {
    for (position, child) in children.enumerated() {
      child.record.pointee.parent = record
      child.record.pointee.position = Int32(truncatingIfNeeded: position)
    }
  }

  /// Values that the view carries for its container, by key type.
  package var traits: [ObjectIdentifier: Any] {
    get { record.pointee.rare?.pointee.traits ?? [:] }
    nonmutating set { record.pointee.makeRare().pointee.traits = newValue }
  }

  /// Whether the view carries values for its container.
  package var hasTraits: Bool { record.pointee.rare?.pointee.traits.isEmpty == false }

  /// Takes over the values that a view carries for its container.
  package func inheritTraits(from child: LayoutNode) {
    guard let rare = child.record.pointee.rare else { return }
    if child.hasTraits { traits = rare.pointee.traits }
    if child.zIndex != 0 { zIndex = rare.pointee.zIndex }
  }

  /// The value that the view carries for its container under a key.
  package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get {
      record.pointee.rare?.pointee.traits[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    nonmutating set { traits[ObjectIdentifier(key)] = newValue }
  }

  /// Equal for the same view in two evaluations.
  package var identity: UInt64 {
    get { record.pointee.identity }
    nonmutating set { record.pointee.identity = newValue }
  }

  /// The animation that the node's latest change goes by, as a number; 0 is none.
  package var animation: UInt16 {
    get { record.pointee.animation }
    nonmutating set { record.pointee.animation = newValue }
  }

  /// Whether the node belongs to a view that comes or goes with the latest change.
  package var isInTransition: Bool {
    get { record.pointee.isInTransition }
    nonmutating set { record.pointee.isInTransition = newValue }
  }

  package var zIndex: Double {
    get { record.pointee.rare?.pointee.zIndex ?? 0 }
    nonmutating set { record.pointee.makeRare().pointee.zIndex = newValue }
  }

  package var priority: Double {
    get { record.pointee.priority }
    nonmutating set { record.pointee.priority = newValue }
  }

  package var layoutDirection: LayoutDirection {
    get { record.pointee.layoutDirection }
    nonmutating set { record.pointee.layoutDirection = newValue }
  }

  /// Whether the children come from a list that may grow, such as `ForEach`.
  package var hasDynamicChildren: Bool {
    get { record.pointee.hasDynamicChildren }
    nonmutating set { record.pointee.hasDynamicChildren = newValue }
  }

  /// Where explicit guides of the node may come from.
  var guides: GuideSources { record.pointee.guides }

  /// Declares that the node has guides of texts of its own.
  package func markAsText() { record.pointee.guides.insert(.text) }

  /// The number of distinct proposals the node was measured for.
  package var measurementCount: Int {
    let present = record.pointee.answers.sizes.count
    guard let rare = record.pointee.rare else { return present }
    return rare.pointee.otherAnswers.values.reduce(present) { $0 + $1.sizes.count }
  }

  /// The kind, with the identifier if there is one.
  package var name: String { identifier.map { "\(kind) \"\($0)\"" } ?? kind.name }

  /// Records that something was corrected during layout.
  func report(_ message: String) {
    record.pointee.shared.pointee.report(message, at: name)
  }
}

/// Where explicit guides under a node may come from; nothing is asked where there is no source.
struct GuideSources: OptionSet {
  let rawValue: UInt8
  static let text = GuideSources(rawValue: 1)
  static let any = GuideSources(rawValue: 2)

  @inline(__always)
  func mayAnswer(_ key: AlignmentKey) -> Bool {
    rawValue != 0 && (contains(.any) || (key.isOfTexts && contains(.text)))
  }
}

/// What a node is to those who come after layout: what it draws, a preference, a name of a
/// coordinate space.
package protocol NodePayload: AnyObject {}
