/// The elements of a binding to a collection are bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the collection.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The type of an index.
  public typealias Index = Value.Index
  /// The type of the indices.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// Moves an index to the next element.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// Moves an index to the previous element.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
