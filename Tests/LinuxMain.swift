import Testing
import XCTest

@testable import GalleyTestingTests

/// Starts the tests, as the program that SwiftPM generates does.
///
/// With this entry point, SwiftPM doesn't search an index of all sources for XCTest's tests, so no
/// index has to be written. `XCTestTests.allTests` lists these few tests.
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
