import Expectations
import Galley
import Testing

@Suite("Values of springs and curves")
struct SpringValueTests {
  @Test("a spring moves to its target with the velocity of its position", arguments: [0.4, 1, 1.7])
  func motion(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    expectEqual(spring.value(target: 10.0, time: 0), 0)
    expectLess(abs(spring.value(target: 10.0, time: 5) - 10), 0.01)
    for (time, push) in [(0.05, 0.0), (0.1, 30), (0.4, -8)] {
      let before = spring.value(target: 10.0, initialVelocity: push, time: time - 1e-5)
      let after = spring.value(target: 10.0, initialVelocity: push, time: time + 1e-5)
      let velocity = spring.velocity(target: 10.0, initialVelocity: push, time: time)
      expectLess(abs(velocity - (after - before) / 2e-5), 0.01, "\(time)")
    }
    // Two steps lead where one does.
    var (value, velocity) = (3.0, 4.0)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.2)
    let once = 3 + spring.value(target: 7.0, initialVelocity: 4, time: 0.3)
    expectLess(abs(value - once), 1e-9)
    expectLess(abs(velocity - spring.velocity(target: 7.0, initialVelocity: 4, time: 0.3)), 1e-9)
    // The acceleration is the force on a mass of 1.
    let next = spring.velocity(target: 7.0, initialVelocity: 4, time: 1e-6)
    expectLess(abs((next - 4) / 1e-6 - spring.force(target: 10, position: 3, velocity: 4)), 1)
    let settled = spring.settlingDuration(target: 10.0, epsilon: 0.1)
    expectLess(abs(spring.value(target: 10.0, time: settled + 0.01) - 10), 0.1)
    expectLess(spring.settlingDuration(target: 10.0, epsilon: 1), settled)
  }

  @Test("springs move animatable values, and one without a duration is at its target")
  func animatable() {
    let moved = Spring.bouncy.value(
      fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 5, y: 2), initialVelocity: .zero, time: 9)
    expectLess(abs(moved.x - 5), 0.01)
    expectEqual(moved.y, 2)
    expectEqual(Spring(duration: 0).value(target: 3.0, time: 0), 3)
    expectEqual(Spring(duration: 0).velocity(target: 3.0, time: 0), 0)
    // Of ten million periods within a minute, only some are looked at.
    let stiff = Spring(mass: 1, stiffness: 1e12, damping: 1e14)
    expectEqual(stiff.settlingDuration(target: 1.0, epsilon: 2), 0)
  }

  @Test("curves have a velocity and an inverse")
  func curves() {
    expectLess(abs(UnitCurve.linear.velocity(at: 0.3) - 1), 1e-6)
    expectLess(UnitCurve.easeIn.velocity(at: 0.1), UnitCurve.easeIn.velocity(at: 0.9))
    let eased = UnitCurve.easeInOut.value(at: 0.3)
    expectLess(abs(UnitCurve.easeInOut.inverse.value(at: eased) - 0.3), 1e-3)
    // A quarter of a circle.
    for x in [0.2, 0.5, 0.8] {
      expectLess(abs(UnitCurve.circularEaseIn.value(at: x) - (1 - (1 - x * x).squareRoot())), 2e-3)
    }
  }
}
