import Foundation

/// An image at a URL.
///
/// Pictures never wait for a network, so only `file:` and `data:` URLs are loaded: at once, while the
/// view is evaluated, up to `ImageFile.byteLimit`. All others stay in the loading state. A file that
/// can't be read is reported in the picture's diagnostics.
public struct AsyncImage<Content> {
  private let url: URL?
  private let scale: CGFloat
  private let content: @MainActor (AsyncImagePhase) -> AnyView

  @MainActor
  private var phase: AsyncImagePhase {
    guard let url, let picture = PictureFiles.read(url) else { return .empty }
    switch picture {
    case .success(let picture): return .success(Image(picture, scale: scale))
    case .failure(let error):
      let name = url.isFileURL ? url.path : "the image in a data URL"
      RendererContext.current.report("\(name) can't be shown: \(error.message)", view: "AsyncImage")
      return .failure(error)
    }
  }
}

extension AsyncImage where Content == Image {
  /// Creates a view that shows the image at its own size, or a gray area that takes the proposed
  /// size.
  ///
  /// - Parameters:
  ///   - url: The location of the image.
  ///   - scale: Pixels per point. Default: 1.
  @MainActor @preconcurrency
  public init(url: URL?, scale: CGFloat = 1) {
    (self.url, self.scale) = (url, scale)
    content = { phase in
      switch phase {
      case .success(let image): AnyView(image)
      case .empty, .failure: AnyView(Color(.fill))
      }
    }
  }
}

extension AsyncImage where Content: View {
  /// Creates a view that shows `content` with the image, or `placeholder`.
  ///
  /// - Parameters:
  ///   - url: The location of the image.
  ///   - scale: Pixels per point. Default: 1.
  ///   - content: The view with the image.
  ///   - placeholder: The view without an image.
  @MainActor @preconcurrency
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    (self.url, self.scale) = (url, scale)
    self.content = { phase in
      switch phase {
      case .success(let image): AnyView(content(image))
      case .empty, .failure: AnyView(placeholder())
      }
    }
  }

  /// Creates a view that shows `content` for the phase of loading.
  ///
  /// - Parameters:
  ///   - url: The location of the image.
  ///   - scale: Pixels per point. Default: 1.
  ///   - transaction: Accepted for source compatibility: the image is there from the start.
  ///   - content: The view for a phase.
  @MainActor @preconcurrency
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale) = (url, scale)
    self.content = { AnyView(content($0)) }
  }
}

extension AsyncImage: View where Content: View {
  /// The content for the phase.
  public var body: some View { content(phase) }
}

/// The state of loading an image.
public enum AsyncImagePhase {
  /// No image is loaded: without a URL, or if the URL leads to a network.
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
