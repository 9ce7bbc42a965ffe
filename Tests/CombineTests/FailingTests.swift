import Combine
import Expectations
import Testing

@Suite("Failures")
struct FailingTests {
  private func failing(after count: Int) -> some Publisher<Int, TestError> {
    (0..<count).publisher.setFailureType(to: TestError.self).append(Fail(error: TestError()))
  }

  @Test("errors can be replaced by errors, values and publishers")
  func replacing() {
    struct Other: Error, Equatable { let name: String }
    expectEqual(failing(after: 1).mapError { Other(name: $0.name) }.record().failure?.name, "test")
    let replaced = failing(after: 2).replaceError(with: 9).record()
    expectEqual(replaced.values, [0, 1, 9])
    expect(replaced.isFinished)
    let caught = failing(after: 2).catch { _ in [7, 8].publisher }.record()
    expectEqual(caught.values, [0, 1, 7, 8])
    expect(caught.isFinished)
    let again = failing(after: 1).catch { _ in self.failing(after: 1) }.record()
    expectEqual(again.values, [0, 0])
    expectEqual(again.failure, TestError())
  }

  @Test("a handler can throw")
  func tryCatch() {
    struct Other: Error {}
    let thrown = failing(after: 1).tryCatch { _ -> Just<Int> in throw Other() }.record()
    expectEqual(thrown.values, [0])
    expect(thrown.failure is Other)
    let caught = failing(after: 1).tryCatch { _ in Just(5) }.record()
    expectEqual(caught.values, [0, 5])
    expect(caught.isFinished)
  }

  @Test("unmet demand carries over to the next publisher")
  func demandGoesOn() {
    let recorder = failing(after: 2).catch { _ in (10...).publisher }.record(asksFor: .max(4))
    expectEqual(recorder.values, [0, 1, 10, 11])
    recorder.request(2)
    expectEqual(recorder.values, [0, 1, 10, 11, 12, 13])
    recorder.cancel()
    recorder.request(2)
    expectEqual(recorder.values.count, 6)
  }

  @Test("retrying subscribes again up to the given number of times")
  func retry() {
    var attempts = 0
    let source = Deferred {
      attempts += 1
      return self.failing(after: 1)
    }
    let recorder = source.retry(2).record()
    expectEqual(attempts, 3)
    expectEqual(recorder.values, [0, 0, 0])
    expectEqual(recorder.failure, TestError())
    attempts = 0
    let enough = Deferred { () -> AnyPublisher<Int, TestError> in
      attempts += 1
      return attempts < 3
        ? Fail(error: TestError()).eraseToAnyPublisher()
        : Just(1).setFailureType(to: TestError.self).eraseToAnyPublisher()
    }.retry(5).record()
    expectEqual(attempts, 3)
    expectEqual(enough.values, [1])
    expect(enough.isFinished)
  }

  @Test("many immediate retries do not recurse")
  func retryOften() {
    var attempts = 0
    let recorder = Deferred { () -> Fail<Int, TestError> in
      attempts += 1
      return Fail(error: TestError())
    }.retry(100_000).record()
    expectEqual(attempts, 100_001)
    expectEqual(recorder.failure, TestError())
  }

  @Test("publishers that cannot fail can be combined with others")
  func failureTypes() {
    let fitted = Just(1).setFailureType(to: TestError.self).append(failing(after: 0)).record()
    expectEqual(fitted.values, [1])
    expectEqual(fitted.failure, TestError())
    expectEqual(Just(1).setFailureType(to: TestError.self).assertNoFailure().record().values, [1])
  }

  @Test("an error despite assertNoFailure traps and is printed")
  func assertNoFailure() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, TestError>(error: TestError()).assertNoFailure("never").record()
    }
  }

  @Test("nothing follows a completion, even if a publisher sends more")
  func nothingAfterEnd() {
    let probe = Probe<Int, TestError>()
    let recorder = probe.map { $0 }.filter { _ in true }.catch { _ in Empty<Int, Never>() }.record()
    probe.send(1)
    probe.finish(.failure(TestError()))
    probe.send(2)
    probe.finish()
    expectEqual(recorder.values, [1])
    expect(recorder.isFinished)
  }
}
