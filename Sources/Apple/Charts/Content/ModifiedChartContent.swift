import Foundation

/// Content whose marks a modifier changes.
struct ModifiedChartContent<Content: ChartContent> {
  let content: Content
  /// Changes the marks of the content, which are the last ones.
  let change: (inout [ChartMark], Range<Int>) -> Void
}

extension ModifiedChartContent: PrimitiveChartContent {
  static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    let start = marks.marks.count
    Content._collect(content.content, into: &marks)
    content.change(&marks.marks, start..<marks.marks.count)
  }
}

extension ChartContent {
  /// Changes the style of each mark.
  nonisolated func style(
    _ change: @escaping (inout MarkStyle) -> Void
  ) -> ModifiedChartContent<Self> {
    ModifiedChartContent(content: self) { marks, range in
      var last: (old: MarkLook, new: MarkLook)?
      for index in range {
        let old = marks[index].look
        // Marks that share a style share the changed one.
        if let last, old === last.old {
          marks[index].look = last.new
        } else {
          var style = old.style
          change(&style)
          marks[index].look = MarkLook(style)
          last = (old, marks[index].look)
        }
      }
    }
  }

  /// Sets a style value of each mark that doesn't have one yet: inner modifiers win.
  nonisolated func set<Value>(
    _ value: WritableKeyPath<MarkStyle, Value?>, _ new: Value
  ) -> ModifiedChartContent<Self> {
    style { if $0[keyPath: value] == nil { $0[keyPath: value] = new } }
  }
}
