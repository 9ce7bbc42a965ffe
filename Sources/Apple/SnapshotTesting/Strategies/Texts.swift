import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == String, Format == String {
  /// Compares texts line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Compares bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .bytes) }
}

extension Snapshotting where Format == String {
  /// Compares a value's description.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// Compares all properties of a value, and of the values in it, as text.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { SortedDump().text(of: $0) }
  }
}

extension Snapshotting where Format == String {
  /// Compares dictionaries, arrays, texts and numbers as JSON.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      sortedJSON(value) ?? "\(Value.self) cannot be written as JSON"
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares a value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Compares a value as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// Compares a value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Compares a value as a property list.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  private static func encoded(
    _ suffix: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "\(Value.self) cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = suffix
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Compares the results of a function for every value, as lines of comma-separated values.
  ///
  /// - Parameter witness: How to turn results into texts.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback {
      (function: @escaping (Value) -> A) in
      Value.allCases.reduce(Async(value: "")) { lines, value in
        Async { callback in
          lines.run { lines in
            witness.snapshot(function(value)).run { result in
              callback(lines + "\"\(value)\",\"\(result)\"\n")
            }
          }
        }
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

extension Snapshotting where Value == URLRequest, Format == String {
  /// Compares the method, URL, headers and body of a request.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Compares the method, URL, headers and body of a request.
  ///
  /// - Parameter pretty: Whether a JSON body is written over several lines, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let head = "\(request.httpMethod ?? "GET") \(request.sortedURL ?? "(null)")"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      let body = request.httpBody.map { ["\n\(text(of: $0, pretty: pretty))"] } ?? []
      return ([head] + headers + body).joined(separator: "\n")
    }
  }

  private static func text(of body: Data, pretty: Bool) -> String {
    let object = pretty ? try? JSONSerialization.jsonObject(with: body) : nil
    return object.flatMap(sortedJSON) ?? String(decoding: body, as: UTF8.self)
  }

  /// Compares the command line for curl that makes the request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key })
      where name != "Cookie" {
        parts.append("--header \"\(name): \(value.escapingQuotes)\"")
      }
      if let body = request.httpBody {
        let text = String(decoding: body, as: UTF8.self)
          .replacingOccurrences(of: "\\\"", with: "\\\\\\\"")
        parts.append("--data \"\(text.escapingQuotes)\"")
      }
      if let cookie = request.allHTTPHeaderFields?["Cookie"] {
        parts.append("--cookie \"\(cookie.escapingQuotes)\"")
      }
      parts.append("\"\(request.sortedURL ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }
}

/// Returns an object as JSON over several lines, with sorted keys; `nil` if JSON can't hold it.
private func sortedJSON(_ object: Any) -> String? {
  guard JSONSerialization.isValidJSONObject(object),
    let data = try? JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  else { return nil }
  return String(decoding: data, as: UTF8.self)
}

extension String {
  /// The text with a backslash before each quote.
  fileprivate var escapingQuotes: String { replacingOccurrences(of: "\"", with: "\\\"") }
}

extension URLRequest {
  /// The URL with its query sorted by name.
  fileprivate var sortedURL: String? {
    guard let url else { return nil }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else {
      return url.absoluteString
    }
    if let items = parts.queryItems { parts.queryItems = items.sorted { $0.name < $1.name } }
    return parts.string ?? url.absoluteString
  }
}
