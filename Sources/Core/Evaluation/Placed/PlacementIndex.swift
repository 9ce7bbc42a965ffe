import Foundation

/// The surroundings of placed nodes, and the preferences written inside them. Each is found once, so
/// that nested views that all read them do not repeat the work.
final class PlacementIndex {
  /// The surroundings of nodes, by index.
  private var surroundings: [Int: Surroundings] = [:]
  /// The nodes that write each preference, in order.
  private var writers: [ObjectIdentifier: [Int]] = [:]
  /// The number of nodes searched for writers.
  private var searched = 0
  /// The preferences that views have changed, by the index of the changing node.
  var changed: [Int: Any] = [:]

  /// The nodes around a node that matter for its geometry.
  struct Surroundings {
    fileprivate(set) var effects: Enclosing<CGAffineTransform>?
    fileprivate(set) var spaces: Enclosing<NamedSpace>?

    /// Returns the surroundings of the children of a node.
    fileprivate func inside(_ index: Int, of placement: Placement) -> Surroundings {
      let entry = placement.nodes[index]
      var inner = self
      for name in entry.node.coordinateSpaceNames.reversed() {
        let place = PlacedGeometry(entry.frame, in: effects)
        inner.spaces = Enclosing(NamedSpace(name: name, place: place), outer: inner.spaces)
      }
      if let kind = (entry.node.payload as? Drawing)?.kind,
        let transform = Drawing.transform(kind, of: entry.frame)
      {
        inner.effects = Enclosing(transform, outer: effects)
      }
      return inner
    }
  }

  fileprivate func surroundings(of index: Int, in placement: Placement) -> Surroundings {
    var unknown: [Int] = []
    var next = index
    while next != 0, surroundings[next] == nil {
      unknown.append(next)
      next = placement.nodes[next].parent
    }
    var result = surroundings[next] ?? Surroundings()
    for node in unknown.reversed() {
      result = result.inside(placement.nodes[node].parent, of: placement)
      surroundings[node] = result
    }
    return result
  }

  fileprivate func writer(
    of key: ObjectIdentifier, in range: Range<Int>, of placement: Placement
  ) -> Int? {
    while searched < placement.nodes.count {
      if let writer = placement.nodes[searched].node.payload as? PreferenceWriter {
        writers[writer.key, default: []].append(searched)
      }
      searched += 1
    }
    guard let all = writers[key] else { return nil }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low] < range.upperBound ? all[low] : nil
  }
}

/// A value of a view around a node, linked to the values of views further out.
final class Enclosing<Value> {
  let value: Value
  private(set) var outer: Enclosing?

  fileprivate init(_ value: Value, outer: Enclosing?) { (self.value, self.outer) = (value, outer) }

  // Releases the links one by one: releasing a long list at once would overflow the stack.
  deinit {
    while isKnownUniquelyReferenced(&outer) {
      let next = outer?.outer
      outer?.outer = nil
      outer = next
    }
  }
}

/// A named coordinate space.
struct NamedSpace {
  let name: AnyHashable
  let place: PlacedGeometry
}

extension Enclosing<NamedSpace> {
  /// Returns the place of the nearest space with the given name.
  static func nearest(_ name: AnyHashable, from space: Enclosing?) -> PlacedGeometry? {
    var next = space
    while let space = next, space.value.name != name { next = space.outer }
    return next?.value.place
  }

  /// Returns the axis of the nearest scroll view: vertical if it scrolls along both, `nil` without one.
  static func scrollAxis(from space: Enclosing?) -> Axis? {
    var next = space
    while let space = next {
      switch space.value.name as? ScrollViewSpace {
      case .vertical: return .vertical
      case .horizontal: return .horizontal
      case .any, nil: next = space.outer
      }
    }
    return nil
  }
}

extension Placement {
  /// The index of the nodes placed so far.
  var index: PlacementIndex {
    if let known = notes.value as? PlacementIndex { return known }
    let made = PlacementIndex()
    notes.value = made
    return made
  }

  /// The effects and coordinate spaces around a node.
  func surroundings(of index: Int) -> PlacementIndex.Surroundings {
    self.index.surroundings(of: index, in: self)
  }

  /// The first node in a range that writes a preference.
  func writer(of key: ObjectIdentifier, in range: Range<Int>) -> Int? {
    index.writer(of: key, in: range, of: self)
  }
}
