import Foundation
import Galley

extension UIApplicationDelegate {
  /// Ends the program with an error, because UIKit windows are not rendered. The method lets files
  /// compile whose main type is an application delegate.
  @MainActor
  public static func main() {
    let name = "\(Self.self)"
    Console(program: name).report(
      UsageError(
        "an application delegate has nothing to render",
        hint: "use an App with a WindowGroup, or render views with 'galley render'"))
    exit(2)
  }
}
