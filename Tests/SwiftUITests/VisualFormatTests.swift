import Expectations
import SwiftUI
import Testing
import UIKit

extension AutoLayoutTests {
  @Test("a visual format creates the constraints of its views, sizes and distances")
  func visualFormat() {
    let (a, b, c) = (Box(), Box(), Box(-1, 10))
    let views = ["a": a, "b": b, "c": c]
    let row = frames(a, b, c) { _ in
      [
        "H:|-4-[a(20)][b(==a)]-(>=gap)-[c(<=b,>=8@250)]-6-|", "V:|[a]|", "V:|-2-[b(20)]",
        "V:[c]-3-|",
      ].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: ["gap": 30], views: views)
      }
    }
    expectEqual(row, [rect(4, 0, 20, 60), rect(24, 2, 20, 20), rect(74, 47, 20, 10)])

    let (d, e) = (Box(10, 10), Box(10, 20))
    let column = frames(d, e) { _ in
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[d]-[e(d*2+4)]", options: [.alignAllLeft, .alignAllRight],
        views: ["d": d, "e": e])
        + NSLayoutConstraint.constraints(withVisualFormat: "|-[d]", views: ["d": d])
    }
    // The margins of a view and the distance between siblings are 8 points.
    expectEqual(column, [rect(8, 8, 10, 10), rect(8, 26, 10, 24)])

    let (f, g) = (Box(10, 20), Box(-1, 5))
    let crossed = frames(f, g) { _ in
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-inf-[f][g(f.height)]", metrics: ["inf": CGFloat(6)],
        views: ["f": f, "g": g])
    }
    expectEqual(crossed, [rect(6, 0, 10, 20), rect(16, 0, 20, 5)])
  }

  @Test(
    "an invalid visual format is reported with the position of the error",
    arguments: [
      ("[a", "']' is expected at character 3 of '[a'"),
      ("H:|-[x]", "no view is named 'x' at character 6 of 'H:|-[x]'"),
      ("[a]-8[a]", "'-' is expected at character 6 of '[a]-8[a]'"),
      ("[a]-none-|", "no view is named 'none'"),
      ("V:|-[a]-|[a]", "nothing follows the last bar"),
      ("[a(==a*)]", "a number follows '*'"),
      ("", "'[' is expected at character 1 of ''"),
      ("[a(inf)]", "no view is named 'inf'"),
      ("|[a]", "a view beside '|' has no superview: '|[a]'"),
      ("[a]|", "a view beside '|' has no superview: '[a]|'"),
    ])
  func brokenFormat(format: String, reason: String) {
    struct Shown: View {
      let format: String
      var body: some View {
        let constraints = NSLayoutConstraint.constraints(
          withVisualFormat: format, views: ["a": UIView()])
        Text("\(constraints.count)")
      }
    }
    let tree = LayoutTree(of: Shown(format: format), proposal: .unspecified)
    expectEqual(tree.texts, ["0"])
    expectEqual(tree.diagnostics.map(\.description).first?.contains(reason), true)
  }
}
