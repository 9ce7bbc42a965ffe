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
    var index = range.lowerBound
    while index < range.upperBound {
      guard let writer = nodes[index].node.payload as? PreferenceWriter,
        writer.key == ObjectIdentifier(key)
      else {
        index += 1
        continue
      }
      let end = end(of: index)
      let geometry = PlacedGeometry(of: index, in: self)
      let value =
        switch writer.step {
        case .set(let value): value(geometry)
        case .change(let change):
          change(preference(key, in: index + 1..<end) ?? K.defaultValue, geometry)
        }
      if let value = value as? K.Value {
        if result == nil { result = value } else { K.reduce(value: &result!) { value } }
      }
      index = end
    }
    return result
  }
}
