import Foundation

/// An image that SwiftUI loads from a URL. Galley loads nothing and always renders the loading
/// state.
public struct AsyncImage<Content> {
  private let content: AnyView
}

extension AsyncImage where Content == Image {
  /// Creates a gray area that takes the proposed size.
  @MainActor @preconcurrency
  public init(url: URL?, scale: CGFloat = 1) { content = AnyView(Color(.fill)) }
}

extension AsyncImage where Content: View {
  /// Creates a view that shows `placeholder`. `content` is never called.
  @MainActor @preconcurrency
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = AnyView(placeholder())
  }

  /// Creates a view that shows `content` in the phase `.empty`.
  @MainActor @preconcurrency
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = AnyView(content(.empty))
  }
}

extension AsyncImage: View where Content: View {
  /// The placeholder, or the content in the phase `.empty`.
  public var body: some View { content }
}

/// The state of loading an image. In Galley it is always `empty`.
public enum AsyncImagePhase {
  /// No image is loaded yet.
  case empty

  /// The image is loaded.
  case success(Image)

  /// The image could not be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error, if loading failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
