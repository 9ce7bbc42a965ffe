import Foundation

/// A picture from an address, as it looks before it is there: Galley uses no network.
public struct AsyncImage<Content> {
  private let content: AnyView
}

extension AsyncImage where Content == Image {
  /// A grey area, which takes the size that it is proposed.
  @MainActor @preconcurrency
  public init(url: URL?, scale: CGFloat = 1) { content = AnyView(Color(.fill)) }
}

extension AsyncImage where Content: View {
  @MainActor @preconcurrency
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = AnyView(placeholder())
  }

  /// `content` is given the phase `.empty`.
  @MainActor @preconcurrency
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = AnyView(content(.empty))
  }
}

extension AsyncImage: View where Content: View {
  public var body: some View { content }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
