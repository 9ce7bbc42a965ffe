/// Where a record is in its file.
package struct RecordPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line on which the record begins, starting at 1.
  package let line: Int
  /// The number of the record, starting at 1, if other records begin on the same line.
  package let record: Int?

  package init(line: Int, record: Int? = nil) { (self.line, self.record) = (line, record) }

  package var description: String { "\(line)" + (record.map { ": record \($0)" } ?? "") }
}
