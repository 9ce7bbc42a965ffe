import Foundation

extension ForEach: ChartContent where Content: ChartContent {
  /// Never called: the content adds its marks itself.
  public var body: Never { fatalError("ForEach has no body") }

  /// Adds the marks of each element.
  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    for element in content.data { Content._collect(content.content(element), into: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that identifies an element.
  ///   - content: Creates the marks of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: ChartContent {
  /// Creates marks for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the marks of an element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for each number.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Creates the marks of a number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, id: { $0 }, content: content)
  }
}
