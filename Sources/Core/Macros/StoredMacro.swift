/// Expands `@Stored(in: \.group) var name: Value` in an extension into accessors of the property of
/// the same name in a group of values.
struct StoredMacro {
  /// The Swift source of the accessors.
  let source: String

  init(_ request: ExpansionRequest) throws(StoredError) {
    guard let name = request.declSyntax?.source.firstMatch(of: /\bvar\s+(\w+)/)?.1,
      let group = request.attributeSyntax?.source.firstMatch(of: /\\\.(\w+)\s*\)/)?.1
    else { throw StoredError() }
    source = "get { \(group).\(name) }\nset { \(group).\(name) = newValue }"
  }
}

struct StoredError: Error, CustomStringConvertible {
  let description = "'@Stored' requires a property: '@Stored(in: \\.group) var name: Value'"
}
