import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@Suite("Concurrency")
struct ConcurrencyTests {
  @MainActor
  private static func list(_ number: Int) throws -> DisplayList {
    let view = HStack {
      Text("\(number % 7) fi 日本").font(.system(size: CGFloat(10 + number % 5)))
      Circle().fill(.red.gradient).frame(width: 8, height: 8)
    }
    return try ImageRenderer(content: view).displayList()
  }

  @Test(
    "a thousand concurrent pictures equal those painted one by one", .enabled(if: hasPainter))
  func thousandPictures() async throws {
    var lists: [DisplayList] = []
    for number in 0..<35 { lists.append(try await Self.list(number)) }
    let alone = try lists.map { try Rasterizer.png(of: $0) }
    let different = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<1000 {
        group.addTask { [list = lists[number % 35], alone = alone[number % 35]] in
          try Rasterizer.png(of: list) == alone ? 0 : 1
        }
      }
      return try await group.reduce(0, +)
    }
    expectEqual(different, 0)
  }
}
