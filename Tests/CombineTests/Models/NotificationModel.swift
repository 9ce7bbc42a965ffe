import Combine
import Foundation

extension Notification.Name {
  static let keyboardWillShow = Notification.Name("keyboardWillShow")
  static let keyboardWillHide = Notification.Name("keyboardWillHide")
}

/// Observes a keyboard.
final class KeyboardModel: ObservableObject {
  @Published private(set) var height: Double = 0
  private var cancellables: [AnyCancellable] = []

  init(center: NotificationCenter = .default) {
    let willShow = center.publisher(for: .keyboardWillShow)
      .compactMap { $0.userInfo?["height"] as? Double }
    let willHide = center.publisher(for: .keyboardWillHide)
      .map { _ in Double(0) }
    willShow.merge(with: willHide)
      .removeDuplicates()
      .sink { [weak self] in self?.height = $0 }
      .store(in: &cancellables)
  }
}

/// A store with actions, shared state and effects.
final class Store: ObservableObject {
  enum Action {
    case add(Int)
    case reset
    case addLater(Int)
  }

  private(set) var state = CurrentValueSubject<Int, Never>(0)
  let actions = PassthroughSubject<Action, Never>()
  private var bag = Set<AnyCancellable>()

  init() {
    actions
      .print("action", to: nil as TextOutputStream?)
      .flatMap { [unowned self] action in effect(of: action) }
      .sink { [weak self] in self?.reduce($0) }
      .store(in: &bag)
    state
      .dropFirst()
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
  }

  private func effect(of action: Action) -> AnyPublisher<Action, Never> {
    switch action {
    case .addLater(let number):
      Just(.add(number)).delay(for: 0.01, scheduler: RunLoop.main).eraseToAnyPublisher()
    default: Just(action).eraseToAnyPublisher()
    }
  }

  private func reduce(_ action: Action) {
    switch action {
    case .add(let number): state.value += number
    case .reset: state.send(0)
    case .addLater: break
    }
  }
}

/// A custom publisher and subscriber.
struct Countdown: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let start: Int

  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
    subscriber.receive(subscription: CountdownSubscription(start, subscriber))
  }

  private final class CountdownSubscription<S: Subscriber>: Subscription
  where S.Input == Int, S.Failure == Never {
    private var left: Int
    private var subscriber: S?

    init(_ start: Int, _ subscriber: S) {
      left = start
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while demand > 0, left > 0, let subscriber {
        demand -= 1
        demand += subscriber.receive(left)
        left -= 1
      }
      if left == 0 { subscriber?.receive(completion: .finished) }
    }

    func cancel() { subscriber = nil }
  }
}

final class EvenSubscriber: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  private(set) var even: [Int] = []

  func receive(subscription: Subscription) { subscription.request(.max(1)) }

  func receive(_ input: Int) -> Subscribers.Demand {
    if input.isMultiple(of: 2) { even.append(input) }
    return .max(1)
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
