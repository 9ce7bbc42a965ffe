/// A value that is shared, or kept from one evaluation to the next.
package final class Box<Value> {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}
