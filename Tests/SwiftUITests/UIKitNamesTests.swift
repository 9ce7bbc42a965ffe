import Expectations
import QuartzCore
import Testing
import UIKit

/// Names of UIKit, Core Animation and Foundation that files use which import only UIKit.
@MainActor
@Suite("Names of UIKit")
struct UIKitNamesTests {
  @Test("UIKit has the transforms and the clock of Core Animation, also beside QuartzCore")
  func coreAnimation() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let transform = CATransform3DMakeAffineTransform(scale)
    expectEqual(transform, CATransform3DMakeScale(2, 3, 1))
    expectEqual(CATransform3DGetAffineTransform(transform), scale)
    expect(CATransform3DIsAffine(transform))
    expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    expectGreater(CACurrentMediaTime(), 0)
    expectNil(CASpringAnimation().keyPath)
  }
}
