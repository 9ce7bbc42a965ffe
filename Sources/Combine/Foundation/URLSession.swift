import Foundation
// On Apple's platforms `URLSession` is a part of Foundation. With this, models that import Foundation
// and Combine find it here too.
@_exported import FoundationNetworking

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
    public typealias Output = (data: Data, response: URLResponse)
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

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == URLError {
      DataTaskSubscription(subscriber, self).start()
    }
  }
}

private final class DataTaskSubscription:
  BufferedSubscription<URLSession.DataTaskPublisher.Output, URLError>
{
  private enum State {
    case waiting
    case loading(URLSessionDataTask)
    case ended
  }

  private let publisher: URLSession.DataTaskPublisher
  private let state = Locked(State.waiting)

  init(
    _ subscriber: any Subscriber<URLSession.DataTaskPublisher.Output, URLError>,
    _ publisher: URLSession.DataTaskPublisher
  ) {
    self.publisher = publisher
    super.init(subscriber)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    let task = state.withLock { state -> URLSessionDataTask? in
      guard case .waiting = state else { return nil }
      let task = makeTask()
      state = .loading(task)
      return task
    }
    task?.resume()
  }

  private func makeTask() -> URLSessionDataTask {
    let subscription = Handover(self)
    return publisher.session.dataTask(with: publisher.request) { data, response, error in
      subscription.value.didLoad(data, response, error)
    }
  }

  private func didLoad(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    _ = state.exchange(.ended)
    if let response, error == nil {
      enqueue((data ?? Data(), response))
      finish()
    } else {
      finish(.failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  override func didCancel() {
    if case .loading(let task) = state.exchange(.ended) { task.cancel() }
  }

  override var description: String { "DataTaskPublisher" }
}
