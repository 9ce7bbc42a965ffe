import Combine
import Expectations
import Foundation
import Testing

/// Typical models behave as intended.
extension MainQueueTests {
  @Suite("Typical models")
  @MainActor struct ModelTests {
    @Test("a search follows the typed text")
    func search() async throws {
      let model = SearchViewModel()
      for text in ["a", "ap", "apr"] { model.searchText = text }
      expect(model.results.isEmpty)
      while model.results.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      expectEqual(model.results, ["Apricot"])
      expect(!model.isSearching)
    }

    @Test("a form checks its fields")
    func login() {
      let model = LoginViewModel()
      expect(model.usernameMessage != "")
      expectEqual(model.passwordMessage, "Password must not be empty")
      model.username = "Fatbobman"
      model.password = "secret"
      expectEqual(model.usernameMessage, "")
      expectEqual(model.passwordMessage, "Passwords don't match")
      model.passwordAgain = "secret"
      expect(model.isValid)
      expectEqual(model.passwordMessage, "")
      MainQueue.drain()
      expect(model.canSubmit)
    }

    @Test("a model that observes notifications is released")
    func release() {
      weak var model: KeyboardModel?
      do {
        let made = KeyboardModel()
        model = made
      }
      expectNil(model)
    }

    @Test("a stopwatch ticks, and a countdown starts at its limit")
    func stopwatch() async throws {
      let model = StopwatchModel()
      var ticks = 0
      let subscription = model.ticks.sink { ticks += 1 }
      model.start()
      while ticks < 3 { try await Task.sleep(for: .milliseconds(1)) }
      model.stop()
      expectAtLeast(model.elapsed, 0.03)
      subscription.cancel()
      let countdown = CountdownModel()
      countdown.start()
      expectEqual(countdown.left, 10)
    }

    @Test("a model follows notifications")
    func keyboard() {
      let center = NotificationCenter()
      let model = KeyboardModel(center: center)
      center.post(name: .keyboardWillShow, object: nil, userInfo: ["height": 300.0])
      expectEqual(model.height, 300)
      center.post(name: .keyboardWillHide, object: nil)
      expectEqual(model.height, 0)
    }

    @Test("a store applies actions and effects")
    func store() async throws {
      let store = Store()
      var told = 0
      let subscription = store.objectWillChange.sink { told += 1 }
      store.actions.send(.add(2))
      store.actions.send(.addLater(3))
      expectEqual(store.state.value, 2)
      while store.state.value != 5 { try await Task.sleep(for: .milliseconds(1)) }
      store.actions.send(.reset)
      expectEqual(store.state.value, 0)
      expectEqual(told, 3)
      subscription.cancel()
    }

    @Test("posts are loaded from the network, and errors are reported")
    func posts() async throws {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [TestProtocol.self]
      let model = PostsViewModel(session: URLSession(configuration: configuration))
      model.fetch(try require(URL(string: "test://posts")))
      while model.isLoading { try await Task.sleep(for: .milliseconds(1)) }
      expectEqual(model.posts, [Post(id: 1, title: "one")])
      expectNil(model.errorMessage)
      model.fetch(try require(URL(string: "test://pet")))
      while model.isLoading { try await Task.sleep(for: .milliseconds(1)) }
      expectEqual(model.errorMessage?.contains("decoding"), true)
    }

    @Test("custom publishers and subscribers")
    func own() {
      let subscriber = EvenSubscriber()
      Countdown(start: 5).map { $0 * 3 }.subscribe(subscriber)
      expectEqual(subscriber.even, [12, 6])
      expectEqual(Countdown(start: 3).record().values, [3, 2, 1])
      expectEqual(Countdown(start: 9).prefix(2).record().values, [9, 8])
    }
  }
}
