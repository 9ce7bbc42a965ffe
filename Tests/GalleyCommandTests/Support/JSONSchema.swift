import Foundation

/// Checks JSON against a schema, as far as Galley's schemas need it.
struct JSONSchema {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// Reads one of the documented schemas.
  init(named name: String) throws {
    let path = "\(BuiltProgram.package)/Documentation/Schemas/\(name).json"
    try self.init(Data(contentsOf: URL(filePath: path)))
  }

  /// Returns a sentence for each place that doesn't match; empty if all do.
  func problems(in json: Data) throws -> [String] {
    problems(
      try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed), root, "$")
  }

  private func problems(_ value: Any, _ given: [String: Any], _ path: String) -> [String] {
    var schema = given
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      schema = (root["$defs"] as? [String: Any])?[name] as? [String: Any] ?? [:]
    }
    if let choices = schema["anyOf"] as? [[String: Any]] {
      return choices.contains { problems(value, $0, path).isEmpty }
        ? [] : ["\(path): matches no alternative"]
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { Self.isOf($0, value) }) {
      return ["\(path): not \(types.joined(separator: " or "))"]
    }
    var found: [String] = []
    if let constant = schema["const"], "\(constant)" != "\(value)" {
      found.append("\(path): not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains("\(value)") {
      found.append("\(path): not one of \(words)")
    }
    if let number = (value as? NSNumber)?.doubleValue {
      if let least = schema["minimum"] as? Double, number < least {
        found.append("\(path): too small")
      }
      if let most = schema["maximum"] as? Double, number > most {
        found.append("\(path): too large")
      }
    }
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        found.append("\(path): missing \(name)")
      }
      for (name, member) in object {
        if let inner = properties[name] {
          found += problems(member, inner, "\(path).\(name)")
        } else if schema["additionalProperties"] as? Bool == false {
          found.append("\(path): unknown \(name)")
        }
      }
    }
    if let array = value as? [Any] {
      if let least = schema["minItems"] as? Int, array.count < least {
        found.append("\(path): too few")
      }
      if let most = schema["maxItems"] as? Int, array.count > most {
        found.append("\(path): too many")
      }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in array.enumerated() {
          found += problems(item, items, "\(path)[\(index)]")
        }
      }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": value is Bool
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } == true
    case "number": value is NSNumber
    default: false
    }
  }
}
