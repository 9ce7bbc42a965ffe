import Expectations
import Galley
import TestSupport
import Testing

/// Tests images at URLs.
@MainActor
@Suite("Images at URLs")
struct AsyncImageTests {
  private let png: Data

  init() throws {
    png = try ImageRenderer(content: Color.red.frame(width: 6, height: 4)).pngData()
  }

  private func size<V: View>(_ view: V) -> CGSize {
    LayoutTree(of: view, proposal: ProposedViewSize(width: 50, height: 40)).root.frame.size
  }

  private func phase(_ url: URL?) -> (text: String?, reports: [String]) {
    let tree = LayoutTree(
      of: AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success: Text("success")
        case .failure(let error): Text("failure: \(type(of: error))")
        }
      }, proposal: .unspecified)
    return (tree.nodes.compactMap(\.text?.string).first, tree.diagnostics.map(\.message))
  }

  @Test("a file is shown in its own size at its scale")
  func file() throws {
    let folder = try ResourceFolder()
    try folder.write("a b.png", png)
    let url = URL(filePath: folder.path).appending(path: "a b.png")
    expectEqual(size(AsyncImage(url: url)), CGSize(width: 6, height: 4))
    expectEqual(size(AsyncImage(url: url, scale: 2)), CGSize(width: 3, height: 2))
    expectEqual(phase(url).text, "success")
    let resizable = AsyncImage(url: url) {
      $0.resizable()
    } placeholder: {
      Text("loading")
    }
    expectEqual(size(resizable), CGSize(width: 50, height: 40))
  }

  @Test("data URLs are shown, in Base64 or with escapes")
  func data() throws {
    let base64 = try require(
      URL(string: "data:image/png;base64," + png.base64EncodedString()))
    expectEqual(size(AsyncImage(url: base64)), CGSize(width: 6, height: 4))
    let escaped = png.map { String(format: "%%%02X", $0) }.joined()
    let plain = try require(URL(string: "data:image/png," + escaped))
    expectEqual(size(AsyncImage(url: plain)), CGSize(width: 6, height: 4))
  }

  @Test("without a URL, or with one that needs the network, an image stays in the loading state")
  func empty() {
    expectEqual(phase(nil).text, "empty")
    expectEqual(phase(URL(string: "https://example.com/a.png")).text, "empty")
    expect(phase(URL(string: "https://example.com/a.png")).reports.isEmpty)
    expectEqual(size(AsyncImage(url: nil)), CGSize(width: 50, height: 40))
  }

  @Test(
    "an unreadable image is a failure and is reported",
    arguments: [
      ("file:///no/such/file.png", "/no/such/file.png can't be shown: "),
      ("file:///dev/zero", "/dev/zero can't be shown: "),
      ("data:image/png;base64,AAAA", "the image in a data URL can't be shown: "),
      ("data:image/png;base64,A", "the image in a data URL can't be shown: "),
      ("data:image/png", "the image in a data URL can't be shown: "),
      ("data:,", "the image in a data URL can't be shown: "),
    ])
  func broken(_ address: String, _ report: String) {
    let found = phase(URL(string: address))
    expectEqual(found.text, "failure: ImageFileError")
    expectEqual(found.reports.count, 1)
    expectEqual(found.reports.first?.hasPrefix(report), true)
    let view = AsyncImage(url: URL(string: address)) {
      $0
    } placeholder: {
      Text("placeholder")
    }
    let tree = LayoutTree(of: view, proposal: .unspecified)
    expectEqual(tree.nodes.compactMap(\.text?.string), ["placeholder"])
  }
}
