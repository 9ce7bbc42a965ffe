import Foundation
// On Apple's platforms `URLSession` is a part of Foundation. With this, models that import Foundation
// and Combine find it here too.
@_exported import FoundationNetworking
@_exported import GalleyCombine

extension URLSession {
  /// Loads data from an address: publishes it with the response, and finishes; or fails.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Loads data with a request: publishes it with the response, and finishes; or fails.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Loads data for each subscriber, when it asks for it. Cancelling ends the loading.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response that came with it.
    public typealias Output = (data: Data, response: URLResponse)
    /// A URL error; one of Foundation's with another domain becomes `URLError.unknown`.
    public typealias Failure = URLError

    /// What is loaded.
    public let request: URLRequest
    /// The session that loads it.
    public let session: URLSession

    /// Loads data with a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber; `subscribe(_:)` calls this.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      var task: URLSessionDataTask?
      let loaded = Future<Output, URLError> { promise in
        // A promise may be kept on any thread; what is loaded need not be Sendable.
        nonisolated(unsafe) let promise = promise
        task = session.dataTask(with: request) { data, response, error in
          if let response, error == nil {
            promise(.success((data ?? Data(), response)))
          } else {
            promise(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
      }
      loaded.handleEvents(
        receiveCancel: { [task] in task?.cancel() },
        receiveRequest: { [task] in if $0 > .none { task?.resume() } }
      )
      .receive(subscriber: subscriber)
    }
  }
}
