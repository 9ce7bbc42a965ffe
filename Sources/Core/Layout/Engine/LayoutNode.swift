import Foundation

@usableFromInline package typealias LayoutNode = _LayoutNode

/// A view or modifier that takes part in layout, with its generic type erased.
///
/// The node answers proposals (each once), knows its guides and spacing, and holds its place. This
/// is a handle: the node is stored in its `LayoutNodeTree`, which must outlive it. Only resolving,
/// measuring and placing use it; later stages read the results.
public struct _LayoutNode: Hashable {
  let record: UnsafeMutablePointer<NodeRecord>

  init(_ record: UnsafeMutablePointer<NodeRecord>) { self.record = record }

  /// The value of the node's layout, which is of this type.
  @inline(__always)
  func layoutValue<L: Layout>(_ type: L.Type) -> UnsafeMutablePointer<L> {
    let end = UnsafeMutableRawPointer(record + 1)
    let value =
      MemoryLayout<L>.alignment > Self.alignment
      ? end.alignedUp(toMultipleOf: MemoryLayout<L>.alignment) : end
    return value.assumingMemoryBound(to: L.self)
  }

  /// The alignment of a node's memory, in bytes.
  static var alignment: Int { MemoryLayout<NodeRecord>.alignment }

  package var tree: LayoutNodeTree { record.pointee.shared.pointee.tree }
  package var children: ChildList { record.pointee.children }

  /// The node's container.
  package var parent: LayoutNode? { record.pointee.parent.map { LayoutNode($0) } }

  package var kind: NodeKind { record.pointee.details.pointee.kind }

  /// The identifier set by `.accessibilityIdentifier(_:)`.
  package var identifier: String? {
    get { record.pointee.rare?.pointee.identifier }
    nonmutating set { record.pointee.makeRare().pointee.identifier = newValue }
  }

  /// Data for the stages after layout; the engine never inspects it.
  package var payload: (any NodePayload)? {
    get { record.pointee.details.pointee.payload }
    nonmutating set { record.pointee.details.pointee.payload = newValue }
  }

  /// The hook called once the node is placed.
  package var hook: (any PlacementHook)? {
    get { record.pointee.rare?.pointee.hook }
    nonmutating set { record.pointee.makeRare().pointee.hook = newValue }
  }

  /// Replaces the node's children, on which its size must not depend.
  func replaceChildren(_ children: ContiguousArray<LayoutNode>) {
    record.pointee.children = children.withUnsafeBufferPointer {
      ChildList($0, in: &record.pointee.shared.pointee.arena)
    }
    adoptChildren()
  }

  /// Sets the parent and the position of each child.
  func adoptChildren() {
    var position: Int32 = 0
    for child in children {
      child.record.pointee.parent = record
      child.record.pointee.position = position
      position &+= 1
    }
  }

  /// The values that the view carries for its container, keyed by type.
  package var traits: [ObjectIdentifier: Any] {
    get { record.pointee.rare?.pointee.traits ?? [:] }
    nonmutating set { record.pointee.makeRare().pointee.traits = newValue }
  }

  /// Whether the view carries values for its container.
  package var hasTraits: Bool { record.pointee.rare?.pointee.traits.isEmpty == false }

  /// Takes over the values that `child` carries for its container.
  package func inheritTraits(from child: LayoutNode) {
    guard let rare = child.record.pointee.rare else { return }
    if child.hasTraits { traits = rare.pointee.traits }
    if child.zIndex != 0 { zIndex = rare.pointee.zIndex }
  }

  /// The value that the view carries for its container under `key`.
  package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    get {
      record.pointee.rare?.pointee.traits[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }
    nonmutating set { traits[ObjectIdentifier(key)] = newValue }
  }

  /// A number that identifies the view across evaluations.
  package var identity: UInt64 { record.pointee.details.pointee.identity }

  /// The number of the animation of the node's latest change, or 0 for none.
  package var animation: UInt16 { record.pointee.details.pointee.animation }

  /// Whether the latest change inserts or removes the node's view.
  package var isInTransition: Bool { record.pointee.details.pointee.isInTransition }

  package var zIndex: Double {
    get { record.pointee.rare?.pointee.zIndex ?? 0 }
    nonmutating set { record.pointee.makeRare().pointee.zIndex = newValue }
  }

  package var priority: Double {
    get { record.pointee.hasPriority ? record.pointee.details.pointee.priority : 0 }
    nonmutating set {
      record.pointee.hasPriority = newValue != 0
      record.pointee.details.pointee.priority = newValue
    }
  }

  package var layoutDirection: LayoutDirection {
    get { record.pointee.layoutDirection }
    nonmutating set { record.pointee.layoutDirection = newValue }
  }

  /// The innermost view whose body contains the node's view.
  package var declaredIn: DeclaredViews.Index { record.pointee.details.pointee.declaredIn }

  /// Whether the children come from a dynamic list, such as `ForEach`.
  package var hasDynamicChildren: Bool {
    get { record.pointee.hasDynamicChildren }
    nonmutating set { record.pointee.hasDynamicChildren = newValue }
  }

  /// What is known about the node's answers before it is asked.
  package var known: _KnownAnswers { record.pointee.known }

  /// The known answers for which nobody need ask: none while there is a trace, which shows all questions.
  var shortcuts: _KnownAnswers {
    @inline(__always) get {
      record.pointee.shared.pointee.trace == nil ? record.pointee.known : _KnownAnswers()
    }
  }

  /// Whether the positions of the children on a guide are known from their lengths along its axis.
  func hasPlainGuide(_ guide: AlignmentKey) -> Bool {
    !guide.isCustom && !guides.mayAnswer(guide)
  }

  /// The possible sources of the node's explicit guides.
  var guides: GuideSources { record.pointee.guides }

  /// Declares that the node defines text guides of its own.
  package func markAsText() { record.pointee.guides.insert(.text) }

  /// Keeps the leading edges of the texts in the node from its containers.
  package func hideTextLeading() { record.pointee.guides.insert(.hidesTextLeading) }

  /// Whether all explicit guides of the node are those of texts.
  package var hasOnlyTextGuides: Bool { guides.inherited == .text }

  /// The number of distinct proposals for which the node was measured.
  package var measurementCount: Int {
    let present = record.pointee.sizes.count
    guard let rare = record.pointee.rare else { return present }
    return rare.pointee.otherAnswers.values.reduce(present) { $0 + $1.sizes.count }
  }

  /// The kind, followed by the identifier if the node has one.
  package var name: String { identifier.map { "\(kind) \"\($0)\"" } ?? kind.name }

  /// The name of the view in messages, which helps find it in source code: with its identifier or
  /// text. A modifier is named after its view.
  package var contentName: String {
    var (node, identifier) = (self, identifier)
    while node.kind.role == .modifier, node.children.count == 1, let child = node.children.first {
      node = child
      identifier = identifier ?? node.identifier
    }
    return identifier.map { "\(node.kind) \"\($0)\"" } ?? node.payload?.viewName ?? node.kind.name
  }

  /// The name in messages; a modifier is named with its view.
  private var reportedName: String {
    let isModifier = kind.role == .modifier && children.count == 1 && identifier == nil
    return isModifier ? "\(kind.name) of \(contentName)" : contentName
  }

  /// Reports a value that layout had to correct.
  func report(_ message: String) {
    record.pointee.shared.pointee.report(message, at: reportedName, in: declaredIn)
  }
}

/// The possible sources of explicit guides in a subtree; without any, no node is queried.
struct GuideSources: OptionSet {
  let rawValue: UInt8
  static let text = GuideSources(rawValue: 1)
  static let any = GuideSources(rawValue: 2)
  /// Not a source: texts in the subtree do not answer `textLeading`.
  static let hidesTextLeading = GuideSources(rawValue: 4)

  /// The sources that a container has because of a view with these.
  @inline(__always)
  var inherited: GuideSources { subtracting(.hidesTextLeading) }

  @inline(__always)
  func mayAnswer(_ key: AlignmentKey) -> Bool {
    rawValue != 0 && (contains(.any) || (key.isOfTexts && contains(.text)))
      && !(contains(.hidesTextLeading) && key.kind == .textLeading)
  }

  /// Returns whether the set has these sources; in debug builds, faster than the generic function.
  @inline(__always)
  func contains(_ sources: GuideSources) -> Bool { rawValue & sources.rawValue == sources.rawValue }
}

/// Data for the stages after layout: drawing, a preference, or the name of a coordinate space.
@usableFromInline
package protocol NodePayload: AnyObject {
  /// A name for the view that says more than its type, such as its text; `nil` by default.
  var viewName: String? { get }
}

extension NodePayload {
  package var viewName: String? { nil }
}
