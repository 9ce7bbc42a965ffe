import Combine
import Expectations
import Testing

@Suite("Events and printing")
struct DebuggingTests {
  private final class Lines: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test("event closures run before the events")
  func events() {
    var log: [String] = []
    let recorder = (1...5).publisher
      .handleEvents { _ in
        log.append("subscription")
      } receiveOutput: {
        log.append("value \($0)")
      } receiveCompletion: { _ in
        log.append("end")
      } receiveCancel: {
        log.append("cancel")
      } receiveRequest: {
        log.append("request \($0)")
      }
      .map {
        log.append("map")
        return $0
      }
      .record(asksFor: .max(1)) { $0 == 1 ? .max(1) : .none }
    recorder.cancel()
    recorder.cancel()
    expectEqual(
      log,
      [
        "subscription", "request max(1)", "value 1", "map", "request max(1)", "value 2", "map",
        "cancel",
      ])
  }

  @Test("printed events match those of Combine")
  func printing() {
    let lines = Lines()
    _ = [1, 2].publisher.print("numbers", to: lines).record()
    expectEqual(
      lines.text,
      """
      numbers: receive subscription: ([1, 2])
      numbers: request unlimited
      numbers: receive value: (1)
      numbers: receive value: (2)
      numbers: receive finished

      """)
    lines.text = ""
    let subject = PassthroughSubject<Int, TestError>()
    let recorder = subject.print(to: lines).record(asksFor: .max(2))
    recorder.cancel()
    _ = Fail<Int, TestError>(error: TestError()).print(to: lines).record(asksFor: .none)
    expectEqual(
      lines.text,
      """
      receive subscription: (PassthroughSubject)
      request max: (2)
      receive cancel
      receive subscription: (Empty)
      receive error: (TestError(name: "test"))

      """)
  }

  @Test("breakpoints pass everything through")
  func breakpoints() {
    let recorder = [1, 2].publisher.breakpoint(receiveOutput: { $0 == 1 }).breakpointOnError()
      .record()
    expectEqual(recorder.values, [1, 2])
    expect(recorder.isFinished)
  }

  @Test("identifiers are unique")
  func identifiers() {
    expect(CombineIdentifier() != CombineIdentifier())
    let recorder = Recorder<Int, Never>()
    expectEqual(recorder.combineIdentifier, CombineIdentifier(recorder))
    expectEqual(AnySubscriber(recorder).combineIdentifier, recorder.combineIdentifier)
  }
}
