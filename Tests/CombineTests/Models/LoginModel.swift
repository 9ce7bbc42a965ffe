import Combine
import Foundation

/// A form that validates itself.
@MainActor
final class LoginViewModel: ObservableObject {
  enum PasswordStatus {
    case empty, noMatch, notStrongEnough, valid
  }

  @Published var username = ""
  @Published var password = ""
  @Published var passwordAgain = ""
  @Published var usernameMessage = ""
  @Published var passwordMessage = ""
  @Published private(set) var isValid = false
  @Published private(set) var canSubmit = false

  private var cancellableSet: Set<AnyCancellable> = []

  private var isUsernameValidPublisher: AnyPublisher<Bool, Never> {
    $username
      .removeDuplicates()
      .map { $0.count >= 3 }
      .eraseToAnyPublisher()
  }

  private var passwordStatusPublisher: AnyPublisher<PasswordStatus, Never> {
    Publishers.CombineLatest($password, $passwordAgain)
      .map { password, again in
        if password.isEmpty { return .empty }
        if password != again { return .noMatch }
        return password.count < 6 ? .notStrongEnough : .valid
      }
      .eraseToAnyPublisher()
  }

  init() {
    isUsernameValidPublisher
      .map { $0 ? "" : "User name must have at least 3 characters" }
      .assign(to: \.usernameMessage, on: self)
      .store(in: &cancellableSet)

    passwordStatusPublisher
      .map { status in
        switch status {
        case .empty: return "Password must not be empty"
        case .noMatch: return "Passwords don't match"
        case .notStrongEnough: return "Password not strong enough"
        case .valid: return ""
        }
      }
      .assign(to: &$passwordMessage)

    Publishers.CombineLatest3($username, $password, $passwordAgain)
      .map { name, password, again in
        name.count >= 3 && password.count >= 6 && password == again
      }
      .sink { [weak self] isValid in
        self?.isValid = isValid
      }
      .store(in: &cancellableSet)

    Publishers.CombineLatest(isUsernameValidPublisher, passwordStatusPublisher)
      .map { $0 && $1 == .valid }
      .receive(on: RunLoop.main)
      .assign(to: &$canSubmit)
  }
}
