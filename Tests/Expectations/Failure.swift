import Testing

/// Records an issue with the call, the values that it compared, and the comment.
func fail(
  _ values: (one: Any, relation: String, other: Any)?, _ comment: Comment?,
  _ location: SourceLocation
) {
  var lines = [SourceCall(at: location)?.text].compactMap(\.self)
  if let values {
    let (one, other) = (described(values.one), described(values.other))
    let isShort = one.utf8.count + other.utf8.count < 80 && !(one + other).contains("\n")
    lines += isShort ? ["\(one) \(values.relation) \(other)"] : [one, values.relation, other]
  }
  lines += [comment?.rawValue].compactMap(\.self)
  Issue.record(
    lines.isEmpty ? nil : Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location
  )
}

/// Records an issue with the call and the comment, and throws the error that ends a test without another
/// issue. Only the macro can make it.
func stop(_ comment: Comment?, _ location: SourceLocation) throws -> Never {
  let lines = [SourceCall(at: location)?.text, comment?.rawValue].compactMap(\.self)
  let requirement = false
  try #require(
    requirement, Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
  fatalError("a requirement that is false throws")
}

private func described(_ value: Any) -> String {
  (value as? String)?.debugDescription ?? String(describingForTest: value)
}
