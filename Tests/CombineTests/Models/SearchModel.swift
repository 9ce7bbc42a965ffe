import Combine
import Foundation

/// A typical search as you type.
class SearchViewModel: ObservableObject {
  @Published var searchText = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var isSearching = false

  private var cancellables = Set<AnyCancellable>()
  private let fruits = ["Apple", "Apricot", "Banana", "Cherry"]

  init() {
    $searchText
      .dropFirst()
      .debounce(for: .milliseconds(20), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .handleEvents(receiveOutput: { [weak self] _ in self?.isSearching = true })
      .map { [unowned self] text in self.search(text) }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] results in
        self?.results = results
        self?.isSearching = false
      }
      .store(in: &cancellables)
  }

  private func search(_ text: String) -> AnyPublisher<[String], Never> {
    guard !text.isEmpty else { return Just([]).eraseToAnyPublisher() }
    return Future { [fruits] promise in
      promise(.success(fruits.filter { $0.lowercased().hasPrefix(text.lowercased()) }))
    }
    .eraseToAnyPublisher()
  }
}
