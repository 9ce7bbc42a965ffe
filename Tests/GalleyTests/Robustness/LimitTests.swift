import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Limits")
struct LimitTests {
  private struct InItsOwnReader: View {
    var body: some View { GeometryReader { _ in AnyView(InItsOwnReader()) } }
  }

  @Test("a GeometryReader that contains itself fails, even though only placement detects it")
  func endlessReader() throws {
    let failure = try require(layout(10, 10) { InItsOwnReader() }.failure as? RenderError)
    guard case .nestedTooDeeply = failure else {
      Issue.record("the failure is \(failure)")
      return
    }
  }

  @Test("an endless list is rejected, and the error states the limit")
  func tooManyViews() throws {
    let tree = LayoutNodeTree()
    let session = ResolveSession(tree: tree, textEngine: try SharedTextEngine.engine())
    expectEqual(session.viewLimit, 2_000_000)
    session.viewLimit = 1000
    let endless = VStack { ForEach(0..<Int.max / 2, id: \.self) { _ in Color.red } }
    var list = _NodeList()
    let context = _ResolveContext(session: session, environment: EnvironmentValues())
    VStack._resolve(endless, in: context, into: &list)
    expectEqual(session.failure, .tooManyViews(limit: 1000))
    expectLess(session.tree.count, 1100)
    expect(RenderError.tooManyViews(limit: 1000).message, contains: "1000")
  }

  private struct Doubled<Content: View>: View {
    let content: Content
    var body: some View {
      content
      content
    }
  }

  /// Returns views nested `depth` levels deep that show 2^`depth` times the innermost one.
  private func doubled(_ view: some View, _ depth: Int) -> AnyView {
    depth == 0 ? AnyView(view) : AnyView(Doubled(content: doubled(view, depth - 1)))
  }

  private struct Fitting: View {
    let depth: Int
    var body: some View {
      if depth == 0 {
        Color.red
      } else {
        ViewThatFits {
          Fitting(depth: depth - 1)
          Fitting(depth: depth - 1)
        }
      }
    }
  }

  @Test("views that multiply are rejected at the limit, even without nodes")
  func multiplyingViews() throws {
    func check<V: View>(_ view: V, _ comment: Comment) throws {
      let tree = LayoutNodeTree()
      let session = try session(view, in: tree, viewLimit: 1000)
      expectEqual(session.failure, .tooManyViews(limit: 1000), comment)
      expectLess(tree.count, 1100, comment)
    }
    try check(doubled(Color.red, 40), "views")
    try check(doubled(VStack { Color.red }, 40), "stacks")
    try check(doubled(EmptyView(), 40), "nothing")
    try check(Fitting(depth: 40), "candidates")
  }

  /// Resolves a view in a tree.
  private func session(
    _ view: some View, in tree: LayoutNodeTree, viewLimit: Int = 2_000_000
  ) throws -> ResolveSession {
    let session = ResolveSession(tree: tree, textEngine: try SharedTextEngine.engine())
    session.viewLimit = viewLimit
    var list = _NodeList()
    let context = _ResolveContext(session: session, environment: EnvironmentValues())
    AnyView._resolve(AnyView(view), in: context, into: &list)
    return session
  }

  @Test("views that need too much memory are rejected")
  func memory() throws {
    let tree = LayoutNodeTree(memoryLimit: 1 << 20)
    let session = try session(doubled(VStack { Color.red }, 40), in: tree)
    expectEqual(session.failure, .outOfMemory)
    expect(tree.isExhausted)
    expectLess(tree.count, 10_000)
    expect(RenderError.outOfMemory.message, contains: "memory")
    expect(!RenderError.outOfMemory.hint.isEmpty)
  }

  @Test("the depth limit follows the stack")
  func depth() throws {
    let tree = LayoutNodeTree()
    let session = ResolveSession(tree: tree, textEngine: try SharedTextEngine.engine())
    expectEqual(session.depthLimit, 60_000)
    session.depthLimit = 900
    let context = _ResolveContext(session: session, environment: EnvironmentValues())
    var list = _NodeList()
    InItself._resolve(InItself(), in: context, into: &list)
    guard case .nestedTooDeeply(limit: 900, _) = session.failure else {
      Issue.record("the failure is \(String(describing: session.failure))")
      return
    }
  }

  private struct InItself: View { var body: some View { AnyView(InItself()) } }

  @Test("a text that is too long is rejected, and the error states the limit")
  func tooLongText() throws {
    let string = String(repeating: "a", count: (4 << 20) + 1)
    let failure = try require(layout(10, 10) { Text(verbatim: string) }.failure as? RenderError)
    expectEqual(failure, .textTooLong(bytes: 4_194_305, limit: 4_194_304))
    expect(failure.message, contains: "4194304")
    expect(!failure.hint.isEmpty)
    let canvas = Canvas { context, size in
      context.draw(Text(verbatim: string), in: CGRect(origin: .zero, size: size))
    }
    #expect(throws: failure) {
      try ImageRenderer(content: canvas.frame(width: 10, height: 10)).displayList()
    }
  }

  @Test("only regular files are read as pictures", arguments: ["/dev/zero", "/", "/no/such/file"])
  func noFiles(path: String) throws {
    #expect(throws: PNGError.self) { try PNGFile.read(from: URL(filePath: path)) }
    let renderer = ImageRenderer(
      content: Image(contentsOf: URL(filePath: path)).frame(width: 4, height: 4))
    _ = try renderer.displayList()
    expect(renderer.diagnostics.contains { $0.message.contains(path) })
  }

  @Test("a view in the middle of the largest frame is far away, without a diagnostic")
  func largestFrame() {
    let far = box(10, 10).named("box").frame(height: .greatestFiniteMagnitude)
    let tree = layout(100, 100) { far.frame(width: 50, height: 50, alignment: .top) }
    expect(tree.diagnostics.isEmpty)
    expectEqual(tree["box"].frame.minY, 1e300)
    expectEqual(tree.root.frame.height, 50)
  }

  @Test("a file that is too long is rejected before it is read")
  func tooLongFile() throws {
    let path = NSTemporaryDirectory() + "galley-limit-\(UUID().uuidString).png"
    // A sparse file takes no disk space.
    expect(FileManager.default.createFile(atPath: path, contents: nil))
    defer { unlink(path) }
    truncate(path, (256 << 20) + 1)
    #expect(throws: PNGError.tooLong(bytes: 268_435_457, limit: 268_435_456)) {
      try PNGFile.read(from: URL(filePath: path))
    }
  }

  @Test("the name of an image can't lead out of its bundle", .enabled(if: hasPainter))
  func namesWithPaths() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "galley-\(UUID().uuidString)")
    let inner = folder.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = try PNGFile.encode(Bitmap(width: 1, height: 1, pixels: [9, 9, 9, 255]))
    try AtomicFile.write(bytes, to: folder.appending(path: "secret.png").path)
    try AtomicFile.write(bytes, to: inner.appending(path: "own.png").path)
    let bundle = try require(Bundle(url: inner))
    for (name, width) in [("own", 1), ("../secret", 0), ("../inner/../secret", 0)] {
      let tree = layout(nil, nil) { Image(name, bundle: bundle) }
      expectEqual(tree.root.frame.width, CGFloat(width), "\(name)")
    }
  }
}
