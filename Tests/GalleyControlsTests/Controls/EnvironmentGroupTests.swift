import Expectations
import Testing

@testable import GalleyControls
@testable import GalleyCore
@testable import GalleyViews

@Suite("Groups of environment values")
struct EnvironmentGroupTests {
  @Test("their values are small enough to be loaded with an access to their group")
  func sizes() {
    func size<T>(_ value: T) -> Int { MemoryLayout<T>.size }
    let groups: [Any] = [StandardValues(), TextEnvironment(), ControlEnvironment()]
    for group in groups {
      let values = Mirror(reflecting: group).children
      expectGreater(values.count, 10)
      for value in values {
        let words = (_openExistential(value.value, do: size) + 7) / 8
        expectAtMost(words, 10, "\(type(of: group)).\(value.label ?? "")")
      }
    }
  }
}
