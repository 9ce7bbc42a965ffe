import Foundation
// On Apple platforms `URLSession` is part of Foundation. Reexported so that models that import only
// Foundation and Combine find it.
@_exported import FoundationNetworking
@_exported import GalleyCombine

extension URLSession {
  /// Returns a publisher that loads a URL, emits its data and response and finishes, or fails.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that performs a request, emits its data and response and finishes, or
  /// fails.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that loads data for each subscriber on demand. Canceling ends the request.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// A URL error; Foundation errors of other domains become `URLError.unknown`.
    public typealias Failure = URLError

    /// The request to perform.
    public let request: URLRequest
    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher for a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber; called by `subscribe(_:)`.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      var task: URLSessionDataTask?
      let loaded = Future<Output, URLError> { promise in
        // A promise may be fulfilled on any thread, and the response need not be `Sendable`.
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
