/// A value that several hold, or that is kept from one evaluation to the next.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
