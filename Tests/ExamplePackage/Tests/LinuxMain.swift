import Testing
import XCTest

@testable import ShopTests

// Only Scripts/test needs this file, because it builds without an index, in which SwiftPM otherwise
// finds the tests of XCTest.
@main
enum Main {
  @MainActor static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    } else {
      XCTMain([testCase([("testCard", PriceCardXCTests.testCard)])])
    }
  }
}
