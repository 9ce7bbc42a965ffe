import Foundation
import Galley
import GalleyChecks
import GalleyTesting
import Testing

/// How findings are named, put together, accepted and written.
@MainActor
@Suite("Findings")
struct FindingTests {
  private struct Card: View {
    var body: some View {
      VStack {
        Text("Pale").foregroundStyle(Color(white: 0.7)).accessibilityIdentifier("price")
        Button {
        } label: {
          Circle().frame(width: 50, height: 50)
        }
      }
    }
  }

  @Test("A finding names the view, the value, and all settings in which it occurs")
  func settings() throws {
    let findings = try findings(in: Card(), settings: [.standard, .dark, .rightToLeft])
    #expect(findings.map(\.rule) == [.label, .contrast])
    let contrast = try #require(findings.first { $0.rule == .contrast })
    #expect(contrast.view == "#price")
    #expect(contrast.measured.hasSuffix(":1"))
    #expect(contrast.required == "4.5:1")
    #expect(contrast.settings == ["standard"])
    #expect(contrast.declaringView?.hasSuffix("Card") == true)
    #expect(findings.first?.severity == .error)
    let data = try JSONEncoder().encode(findings)
    #expect(try JSONDecoder().decode([Finding].self, from: data) == findings)
  }

  @Test("The measured contrast is that of WCAG")
  func ratio() throws {
    let seen = try findings(
      in: Text("Gray").foregroundStyle(Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255)),
      rules: [.contrast], settings: [.standard])
    #expect(seen.map(\.measured) == ["4.47:1"])
  }

  @Test("Accepted findings need a reason, and go stale loudly")
  func accepted() throws {
    let found = try findings(in: Card(), settings: [.standard])
    let file = """
      # known
      *  contrast  #price  — the price is repeated below
      Card  target  *  — not found any more
      """
    let accepted = try AcceptedFindings(file)
    let (rest, stale) = accepted.remaining(of: found, scenes: ["Card"])
    #expect(rest.map(\.rule) == [.label])
    #expect(stale.map(\.line) == [3])
    #expect(accepted.remaining(of: found, scenes: ["Other"]).stale.isEmpty)
    let line = AcceptedFindings.line(for: rest[0], reason: "why")
    #expect(try AcceptedFindings(line).remaining(of: rest, scenes: []).findings.isEmpty)
    for (text, problem) in [
      ("*  contrast  #price", "line 1: there is no reason after “  — ”"),
      ("\n*  contrast  — why", "line 2: it has 2 of three columns"),
      ("*  contrast  x  — ", "line 1: there is no reason after “  — ”"),
    ] {
      #expect(throws: AcceptedFindings.ParseError.self) { try AcceptedFindings(text) }
      do throws(AcceptedFindings.ParseError) {
        _ = try AcceptedFindings(text)
      } catch {
        #expect(error.description == problem)
      }
    }
    #expect(throws: AcceptedFindings.ParseError.self) { try AcceptedFindings("*  taste  x  — y") }
  }

  @Test("A test fails for findings, and for accepted ones that are not found")
  func expectation() {
    withKnownIssue {
      expectNoFindings(in: Card(), settings: [.standard])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("contrast: #price has a contrast of") }
    }
    withKnownIssue {
      expectNoFindings(
        in: Text("Fine").padding(), settings: [.standard],
        accepting: [AcceptedFinding(.contrast, reason: "old")])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("“old” accepts nothing any more") }
    }
    expectNoFindings(in: Text("Fine").padding())
  }

  @Test("Views that cannot be checked say why")
  func limits() {
    #expect(throws: CheckError.tooManyElements(10_001, limit: 10_000)) {
      try findings(
        in: ForEach(0..<10_001, id: \.self) { _ in Color.red.accessibilityLabel("x") },
        layout: .fixed(width: 10, height: 10), settings: [.standard])
    }
    #expect(throws: (any Error).self) {
      try findings(in: Text("x"), layout: .fixed(width: 0, height: 0), settings: [.standard])
    }
  }

  @Test("Colors are seen without cones as known")
  func vision() {
    let red = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])
    let gray = ColorVision.grayscale.picture(red)[0, 0]
    #expect(gray.red == gray.green)
    #expect(gray.green == gray.blue)
    let seen = ColorVision.protanopia.picture(red)[0, 0]
    #expect(seen.red < 120)
    let white = Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255])
    for vision in ColorVision.allCases {
      let pixel = vision.picture(white)[0, 0]
      #expect(min(pixel.red, pixel.green, pixel.blue) >= 254)
    }
  }
}
