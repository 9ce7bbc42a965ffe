/// A value that several hold, or that is kept from one evaluation to the next.
package final class Box<Value> {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}
