import Foundation

/// A selection in attributed text: a position, or the characters of some ranges.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The position or the selected characters.
  public enum Indices: Equatable, Sendable {
    /// A position between two characters.
    case insertionPoint(AttributedString.Index)
    /// The ranges of the selected characters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// `nil` until there is a text: the end of it.
  private var indices: Indices?
  private var typing: AttributeContainer?

  /// Creates the selection of a new text editor: the end of the text.
  public init() {}

  /// Creates a position in a text.
  ///
  /// - Parameters:
  ///   - insertionPoint: The position.
  ///   - typingAttributes: The attributes of text that is inserted there; `nil`, the default, uses
  ///     those of the text before it.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    indices = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Selects the characters of a range.
  public init(range: Range<AttributedString.Index>) { self.init(ranges: RangeSet(range)) }

  /// Selects the characters of ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

  /// Returns the position or the selected ranges in a text. Those outside of it move to its end.
  public func indices(in text: AttributedString) -> Indices {
    let (start, end) = (text.startIndex, text.endIndex)
    switch indices {
    case nil: return .insertionPoint(end)
    case .insertionPoint(let index): return .insertionPoint(min(max(index, start), end))
    case .ranges(let ranges):
      let inside = RangeSet(ranges.ranges.map { $0.clamped(to: start..<end) })
      return .ranges(inside)
    }
  }

  /// Returns the attributes that text inserted at the selection gets.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    return attributes(in: text).first { _ in true } ?? AttributeContainer()
  }

  fileprivate func attributesBefore(
    _ index: AttributedString.Index, in text: AttributedString
  ) -> AttributeContainer {
    // New text continues the text before it; at the beginning, the text after it.
    let run = text.runs.last { $0.range.lowerBound < index } ?? text.runs.first
    return run?.attributes ?? AttributeContainer()
  }
}

extension AttributedTextSelection {
  /// The attributes of a selection: of each run with selected characters, or those of inserted text.
  public struct Attributes<Text>: Sequence {
    private let values: [AttributeContainer]

    fileprivate init(values: [AttributeContainer]) { self.values = values }

    /// Returns an iterator over the attributes of the runs.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { values.makeIterator() }

    /// The values of one attribute, `nil` where it isn't set.
    public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?>
    where K.Value: Sendable {
      var all: [K.Value?] = []
      for container in values where all.isEmpty || all.last! != container[type] {
        all.append(container[type])
      }
      return all
    }

    /// The values of one attribute, `nil` where it isn't set.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> some Sequence<K.Value?> where K.Value: Sendable { self[K.self] }
  }

  /// Returns the attributes of the selection in a text.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint(let index):
      return Attributes(values: [typing ?? attributesBefore(index, in: text)])
    case .ranges(let ranges):
      return Attributes(
        values: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
    }
  }
}

extension AttributedString {
  /// The selected characters; none for a position.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Replaces the selected text. The selection becomes the end of the new text.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let content = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
    var places: [Range<AttributedString.Index>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): places = [index..<index]
    case .ranges(let ranges):
      places = ranges.isEmpty ? [endIndex..<endIndex] : Array(ranges.ranges)
    }
    // From the back, so that the ranges before stay valid. The first range gets the new text.
    for range in places.dropFirst().reversed() { removeSubrange(range) }
    let before = characters.distance(from: startIndex, to: places[0].lowerBound)
    replaceSubrange(places[0], with: content)
    let end = characters.index(startIndex, offsetBy: before + content.characters.count)
    selection = AttributedTextSelection(insertionPoint: end)
  }

  /// Replaces the selected text with characters that get the attributes of typed ones.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newCharacters: some Collection<Character>
  ) {
    let content = AttributedString(
      String(newCharacters), attributes: selection.typingAttributes(in: self))
    replaceSelection(&selection, with: content)
  }

  /// Changes the attributes of each run of the selected characters, or of text inserted at the
  /// selection.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var typing = selection.typingAttributes(in: self)
      try body(&typing)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: typing)
    case .ranges(let ranges):
      for range in ranges.ranges {
        for run in self[range].runs {
          var attributes = run.attributes
          try body(&attributes)
          self[run.range].setAttributes(attributes)
        }
      }
    }
  }

  /// Changes the text, and moves the selection with it.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection,
    body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      let typing = selection.typingAttributes(in: self)
      var range = index..<index
      try transform(updating: &range, body: body)
      selection = AttributedTextSelection(
        insertionPoint: range.lowerBound, typingAttributes: typing)
    case .ranges(let ranges):
      var all = Array(ranges.ranges)
      try transform(updating: &all, body: body)
      selection = AttributedTextSelection(ranges: RangeSet(all))
    }
  }
}
