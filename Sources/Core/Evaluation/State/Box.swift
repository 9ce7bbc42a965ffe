/// A value that is shared or kept between evaluations.
@usableFromInline
package final class Box<Value> {
  @usableFromInline package var value: Value
  @usableFromInline package init(_ value: Value) { self.value = value }
}
