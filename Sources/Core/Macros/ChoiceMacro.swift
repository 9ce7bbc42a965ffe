import GalleySource

/// Expands `#choice(.top, .bottom)` into a `Choice` of these values, each with its source as its
/// name. The random views in `Sources/Tools` choose among these.
struct ChoiceMacro {
  /// The Swift source of the choice.
  let source: String

  init(_ request: ExpansionRequest) {
    let call = MaskedSource(request.syntax?.source ?? "()")
    let open = call.code.firstIndex(of: UInt8(ascii: "(")) ?? 0
    let pairs = call.list(open + 1..<call.closing(open)).map { range in
      let value = call.trimmed(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(value.swiftLiteral): \(value)"
    }
    source = "Choice([\(pairs.joined(separator: ", "))])"
  }
}
