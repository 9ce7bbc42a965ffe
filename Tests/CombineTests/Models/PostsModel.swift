import Combine
import Foundation

struct Post: Codable, Identifiable, Equatable {
  var id: Int
  var title: String
}

enum NetworkError: Error, LocalizedError {
  case badStatus(Int)
  case decoding(DecodingError)
  case other(Error)
}

/// Loads posts and shows errors.
class PostsViewModel: ObservableObject {
  @Published var posts: [Post] = []
  @Published var errorMessage: String?
  @Published var isLoading = false

  private var cancellables = Set<AnyCancellable>()
  private let session: URLSession

  init(session: URLSession = .shared) { self.session = session }

  func fetch(_ url: URL) {
    isLoading = true
    session.dataTaskPublisher(for: url)
      .subscribe(on: DispatchQueue.global(qos: .background))
      .tryMap(handleOutput)
      .decode(type: [Post].self, decoder: JSONDecoder())
      .mapError { error -> NetworkError in
        switch error {
        case let error as DecodingError: return .decoding(error)
        case let error as NetworkError: return error
        default: return .other(error)
        }
      }
      .retry(1)
      .timeout(.seconds(10), scheduler: DispatchQueue.main)
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          self?.isLoading = false
          switch completion {
          case .finished: break
          case .failure(let error): self?.errorMessage = "\(error)"
          }
        },
        receiveValue: { [weak self] posts in
          self?.posts = posts
        }
      )
      .store(in: &cancellables)
  }

  func handleOutput(output: URLSession.DataTaskPublisher.Output) throws -> Data {
    guard let response = output.response as? HTTPURLResponse else {
      throw URLError(.badServerResponse)
    }
    guard (200..<300).contains(response.statusCode) else {
      throw NetworkError.badStatus(response.statusCode)
    }
    return output.data
  }

  func load<T: Decodable>(_ url: URL) -> AnyPublisher<T, Error> {
    session.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: T.self, decoder: JSONDecoder())
      .catch { _ in Fail(error: URLError(.cannotParseResponse)) }
      .mapError { $0 as Error }
      .eraseToAnyPublisher()
  }

  func loadAll(_ urls: [URL]) -> AnyPublisher<[Post], Never> {
    Publishers.MergeMany(
      urls.map { url in
        load(url).replaceError(with: Post(id: 0, title: ""))
      }
    )
    .collect()
    .map { $0.sorted { $0.id < $1.id } }
    .eraseToAnyPublisher()
  }
}
