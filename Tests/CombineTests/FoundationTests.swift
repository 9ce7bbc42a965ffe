import Combine
import Expectations
import Foundation
import Testing

@Suite("Notifications, loading, coding")
struct FoundationTests {
  private static let name = Notification.Name("CombineTests")

  @Test("notifications of a name, from one object or any, until canceled")
  func notifications() {
    let (center, object) = (NotificationCenter(), NSObject())
    var seen: [Int] = []
    let subscriptions = [
      center.publisher(for: Self.name).sink { seen.append($0.userInfo?["number"] as? Int ?? 0) },
      center.publisher(for: Self.name, object: object).sink { _ in seen.append(-1) },
    ]
    center.post(name: Self.name, object: nil, userInfo: ["number": 1])
    center.post(name: Self.name, object: object)
    center.post(name: Notification.Name("other"), object: nil)
    expect(seen.count == 3 && seen[0] == 1 && seen.sorted() == [-1, 0, 1])
    for subscription in subscriptions { subscription.cancel() }
    center.post(name: Self.name, object: object)
    expectEqual(seen.count, 3)
  }

  @Test("notifications that were not requested are lost")
  func notificationDemand() {
    let center = NotificationCenter()
    let recorder = center.publisher(for: Self.name).record(asksFor: .max(1))
    center.post(name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    expectEqual(recorder.values.count, 1)
    recorder.cancel()
  }

  private struct Pet: Codable, Equatable {
    var name: String
  }

  @Test("encoding, decoding, and their errors")
  func coding() throws {
    let pet = Pet(name: "Rex")
    let recorder = Just(pet).encode(encoder: JSONEncoder())
      .decode(type: Pet.self, decoder: JSONDecoder()).record()
    expectEqual(recorder.values, [pet])
    expect(recorder.isFinished)
    let list = Just(pet).encode(encoder: PropertyListEncoder())
      .decode(type: Pet.self, decoder: PropertyListDecoder()).record()
    expectEqual(list.values, [pet])
    let failed = Just(Data("no".utf8)).decode(type: Pet.self, decoder: JSONDecoder()).record()
    expect(failed.values.isEmpty)
    expect(failed.failure is DecodingError)
  }

  // MARK: Loading

  private func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TestProtocol.self]
    return URLSession(configuration: configuration)
  }

  @Test("data is loaded, decoded and received on the main actor")
  @MainActor func loading() async throws {
    let url = try require(URL(string: "test://pet"))
    let pet = session().dataTaskPublisher(for: url)
      .tryMap { output -> Data in
        guard (output.response as? HTTPURLResponse)?.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        return output.data
      }
      .decode(type: Pet.self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.main)
    var seen: [Pet] = []
    for try await pet in pet.values { seen.append(pet) }
    expectEqual(seen, [Pet(name: "Rex")])
  }

  @Test("a failed request is a URLError")
  func failing() async throws {
    let request = URLRequest(url: try require(URL(string: "test://nowhere")))
    do {
      for try await _ in session().dataTaskPublisher(for: request).values {}
      Issue.record("the request did not fail")
    } catch {
      expectEqual((error as? URLError)?.code, .cannotFindHost)
    }
  }

  @Test("nothing is loaded until requested, and canceling ends the request")
  func cancelling() async throws {
    let url = try require(URL(string: "test://slow"))
    let recorder = session().dataTaskPublisher(for: url).record(asksFor: .none)
    recorder.cancel()
    recorder.request(1)
    try await Task.sleep(for: .milliseconds(20))
    expect(recorder.values.isEmpty)
    expect(recorder.completions.isEmpty)
    let loading = session().dataTaskPublisher(for: url).record()
    loading.cancel()
    try await Task.sleep(for: .milliseconds(20))
    expect(loading.values.isEmpty)
    expect(loading.completions.isEmpty)
  }

  @Test("the bytes of a response and the lines of a file are asynchronous sequences")
  func asynchronousBytes() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [TestProtocol.self]
    let session = URLSession(configuration: configuration)
    let (bytes, response) = try await session.bytes(from: URL(string: "test://pet")!)
    expectEqual((response as? HTTPURLResponse)?.statusCode, 200)
    try await expectEqual(bytes.reduce(into: []) { $0.append($1) }, Array(#"{"name": "Rex"}"#.utf8))

    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("lines-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("one\r\n\nzwei é\nlast".utf8).write(to: file)
    try await expectEqual(file.lines.reduce(into: []) { $0.append($1) }, ["one", "zwei é", "last"])
  }
}

/// Responds to requests without a network.
final class TestProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "test" }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let client, let url = request.url else { return }
    switch url.host {
    case "pet": answer(url, #"{"name": "Rex"}"#)
    case "posts": answer(url, #"[{"id": 1, "title": "one"}]"#)
    case "slow": break
    default: client.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
    }
  }

  private func answer(_ url: URL, _ text: String) {
    let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    client?.urlProtocol(self, didReceive: response!, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(text.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}
