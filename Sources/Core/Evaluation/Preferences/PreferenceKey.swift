import Foundation

/// A named value that views pass up to their ancestors.
public protocol PreferenceKey {
  /// The type of the preference's value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
  /// Combines the values of several views in view-tree order.
  ///
  /// - Parameters:
  ///   - value: The combined value of the previous views; receives the result.
  ///   - nextValue: The value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, `nil`.
  public static var defaultValue: Value { nil }
}

/// Sets or transforms a preference of the views in its node.
package final class PreferenceWriter: NodePayload {
  package enum Step {
    /// Replaces the preference set by the content.
    case set((PlacedGeometry) -> Any)
    /// Transforms the preference set by the content, or the default value.
    case change((Any, PlacedGeometry) -> Any)
  }

  let key: ObjectIdentifier
  let step: Step

  package init(_ key: any PreferenceKey.Type, _ step: Step) {
    self.key = ObjectIdentifier(key)
    self.step = step
  }
}

extension Placement {
  /// Returns the preference of a node and its descendants.
  package func preference<K: PreferenceKey>(_ key: K.Type, of index: Int) -> K.Value {
    preference(key, in: index..<end(of: index)) ?? K.defaultValue
  }

  /// Returns the combined preference in a range of nodes; `nil` if none is set.
  private func preference<K: PreferenceKey>(_ key: K.Type, in range: Range<Int>) -> K.Value? {
    var result: K.Value?
    var rest = range
    while let index = writer(of: ObjectIdentifier(key), in: rest) {
      if let value = value(of: key, writtenBy: index) as? K.Value {
        if result == nil { result = value } else { K.reduce(value: &result!) { value } }
      }
      rest = end(of: index)..<max(end(of: index), range.upperBound)
    }
    return result
  }

  /// Returns the preference that a node sets or changes.
  private func value<K: PreferenceKey>(of key: K.Type, writtenBy node: Int) -> Any? {
    guard let writer = nodes[node].node.payload as? PreferenceWriter else { return nil }
    let geometry = PlacedGeometry(of: node, in: self)
    switch writer.step {
    case .set(let value): return value(geometry)
    case .change(let change):
      if let known = index.changed[node] { return known }
      let end = end(of: node)
      let value = change(preference(key, in: node + 1..<end) ?? K.defaultValue, geometry)
      // While nodes are being placed, more of them may follow inside this one.
      if nodes[node].end > 0 { index.changed[node] = value }
      return value
    }
  }
}
