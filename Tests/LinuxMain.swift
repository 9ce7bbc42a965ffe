import Testing
import XCTest

@testable import GalleyTestingTests

/// Starts the tests, as the program that SwiftPM generates does.
///
/// With a start of its own, SwiftPM does not look for XCTest's tests in an index of all sources, and
/// nothing has to write one. `XCTestTests.allTests` lists the few there are.
@main
enum Main {
  @MainActor static func main() async {
    if CommandLine.arguments.contains("swift-testing") {
      await Testing.__swiftPMEntryPoint() as Never
    } else {
      XCTMain([testCase(XCTestTests.allTests)])
    }
  }
}
