import Combine
import SwiftUI

struct Repo: Codable, Identifiable, Hashable {
  let id: Int
  let name: String
  let stars: Int
  enum CodingKeys: String, CodingKey { case id, name, stars = "stargazers_count" }
}

final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var repos: [Repo] = []
  @Published var isLoading = false
  @Published var error: String?
  private var cancellables = Set<AnyCancellable>()
  private let refresh = PassthroughSubject<Void, Never>()
  let selection = CurrentValueSubject<Repo?, Never>(nil)

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { $0.count > 2 }
      .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
      .map { [unowned self] query in self.search(query) }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] repos in
        self?.repos = repos
        self?.isLoading = false
      }
      .store(in: &cancellables)

    Publishers.CombineLatest($query, $repos)
      .map { query, repos in query.isEmpty ? 0 : repos.count }
      .sink { print($0) }
      .store(in: &cancellables)

    refresh.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] in self?.repos.removeAll() }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: Notification.Name("logout"))
      .compactMap { $0.userInfo?["user"] as? String }
      .assign(to: \.query, on: self)
      .store(in: &cancellables)
  }

  func search(_ query: String) -> AnyPublisher<[Repo], Never> {
    guard let url = URL(string: "https://example.com/search?q=\(query)") else {
      return Just([]).eraseToAnyPublisher()
    }
    return URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { data, response in
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
          throw URLError(.badServerResponse)
        }
        return data
      }
      .decode(type: [Repo].self, decoder: JSONDecoder())
      .retry(2)
      .catch { _ in Just([]) }
      .eraseToAnyPublisher()
  }

  func load() -> Future<[Repo], Error> {
    Future { promise in
      DispatchQueue.global().async { promise(.success([])) }
    }
  }

  @MainActor
  func fetch() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
      repos = try JSONDecoder().decode([Repo].self, from: data)
    } catch {
      self.error = error.localizedDescription
    }
  }
}

struct SearchScreen: View {
  @StateObject private var model = SearchViewModel()
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      List(model.repos) { repo in
        LabeledContent(repo.name, value: "\(repo.stars)")
      }
      .overlay { if model.isLoading { ProgressView("Loading…").progressViewStyle(.circular) } }
      .searchable(
        text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search"
      )
      .searchSuggestions {
        ForEach(model.repos) { Text($0.name).searchCompletion($0.name) }
      }
      .searchScopes($isPresented) { Text("All").tag(true) }
      .onSubmit(of: .search) {}
      .task { await model.fetch() }
      .task(id: model.query) { await model.fetch() }
      .task(priority: .background) {}
      .refreshable { await model.fetch() }
      .alert("Error", isPresented: .constant(model.error != nil)) {
      } message: {
        Text(model.error ?? "")
      }
    }
  }
}

struct ClockView: View {
  @State private var now = Date()
  @State private var seconds = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(now, style: .time).font(.largeTitle.monospacedDigit())
      Text("\(seconds) s")
      Text(now, formatter: Self.formatter)
      Text(now.addingTimeInterval(60), style: .relative)
      Text(timerInterval: now...now.addingTimeInterval(60), countsDown: true)
      Text(now...now.addingTimeInterval(3600))
    }
    .onReceive(timer) { date in
      now = date
      seconds += 1
    }
    .onDisappear { timer.upstream.connect().cancel() }
  }

  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()
}
