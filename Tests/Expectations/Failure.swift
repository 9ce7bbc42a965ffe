import Testing

/// Records an issue with the call, the values that it compared, and the comment.
func fail(
  _ values: (one: Any, relation: String, other: Any)?, _ comment: Comment?,
  _ location: SourceLocation
) {
  var lines: [String] = []
  if let values {
    let (one, other) = (described(values.one), described(values.other))
    let isShort = one.utf8.count + other.utf8.count < 80 && !(one + other).contains("\n")
    lines = isShort ? ["\(one) \(values.relation) \(other)"] : [one, values.relation, other]
  }
  Issue.record(report(lines, comment, location), sourceLocation: location)
}

/// Records an issue with the call and the comment, and throws the error that ends a test without another
/// issue. Only the macro can make it.
func stop(_ comment: Comment?, _ location: SourceLocation) throws -> Never {
  let requirement = false
  try #require(requirement, report([], comment, location), sourceLocation: location)
  fatalError("a requirement that is false throws")
}

private func report(_ values: [String], _ comment: Comment?, _ location: SourceLocation) -> Comment?
{
  let call = SourceCall(at: location)?.text
  let lines = [call].compactMap(\.self) + values + [comment?.rawValue].compactMap(\.self)
  return lines.isEmpty ? nil : Comment(rawValue: lines.joined(separator: "\n"))
}

private func described(_ value: Any) -> String {
  (value as? String)?.debugDescription ?? String(describingForTest: value)
}
