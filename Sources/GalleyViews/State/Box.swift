/// A value that is shared, or kept from one evaluation to the next.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
