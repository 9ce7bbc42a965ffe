import Expectations
import Foundation
import Galley
import Testing

@MainActor
@Suite("Time limits")
struct TimeLimitTests {
  private func view(in error: (any Error)?) -> String? {
    guard case .tookTooLong(_, let view)? = error as? RenderError else { return nil }
    return view
  }

  private func failure<V: View>(_ content: V, _ limit: Duration) -> (any Error)? {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
    renderer.timeout = limit
    do {
      _ = try renderer.pngData()
      return nil
    } catch {
      return error
    }
  }

  private struct Slow: View {
    var body: some View {
      let _ = Thread.sleep(forTimeInterval: 0.05)
      Color.red
    }
  }

  @Test("a picture that ends in time is the same as without a limit")
  func inTime() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 9, height: 9))
    let free = try renderer.pngData()
    renderer.timeout = .seconds(60)
    try expectEqual(renderer.pngData(), free)
  }

  @Test("the error names the view whose body took too long, and states what to do")
  func slowBody() throws {
    let error = failure(VStack { Slow() }, .milliseconds(10))
    expectEqual(view(in: error), "Slow")
    let explained = try require(error as? RenderError)
    expect(explained.message, contains: "0.01 s, at Slow")
    expect(!explained.hint.isEmpty)
  }

  @Test("shaping a long text ends at the limit, and the error names the text")
  func longText() throws {
    let string = String(repeating: "Words without end. ", count: 16_000)
    let text = ScrollView { Text(verbatim: string) }
    // On a busy machine, a short limit may be reached before the text is.
    let isNamed = [5, 50, 300].contains { limit in
      view(in: failure(text, .milliseconds(limit)))?.hasPrefix("Text \u{201C}Words without end.")
        == true
    }
    expect(isNamed)
    let short = ScrollView { Text(verbatim: String(string.prefix(20_000))) }
    expect(failure(short, .nanoseconds(1)) != nil)
    expectNil(failure(short, .seconds(600)))
  }
}
