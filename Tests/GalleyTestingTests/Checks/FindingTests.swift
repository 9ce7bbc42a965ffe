import Expectations
import Foundation
import Galley
import GalleyChecks
import GalleyTesting
import Testing

/// How findings are named, combined, accepted and written.
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

  @Test("A finding in other settings is marked where its view is in the picture")
  func marks() throws {
    let view = Text("One title").font(.title).accessibilityIdentifier("title")
      .frame(width: 200, height: 40)
    let found = try findings(
      in: view, rules: [.scaling], settings: [.standard, .typeSize(.accessibility5)])
    let finding = try require(found.first)
    expect(finding.message, contains: "“One")
    let (list, placed) = try ImageRenderer(content: view).session.record(
      scale: 2, isOpaque: true, gathering: CheckedPicture.gathering)
    let checked = CheckedPicture(placed: placed, list: list, setting: .standard)
    let outlines = try checked.annotated(with: [finding]).items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(AnnotationInk.frame.color), let style) = item,
        style.isEOFilled
      else { return nil }
      return path.boundingRect
    }
    let title = try require(placed.nodes.first { $0.kind.name == "Text" })
    expectEqual(outlines.map(\.height), [title.frame.height + 2])
    expect(finding.frame.height != title.frame.height)
  }

  @Test("A finding names the view, the value, and all settings in which it occurs")
  func settings() throws {
    let findings = try findings(in: Card(), settings: [.standard, .dark, .rightToLeft])
    expectEqual(findings.map(\.rule), [.label, .contrast])
    let contrast = try require(findings.first { $0.rule == .contrast })
    expectEqual(contrast.view, "#price")
    expect(contrast.measured, endsWith: ":1")
    expectEqual(contrast.required, "4.5:1")
    expectEqual(contrast.settings, ["standard"])
    expectEqual(contrast.declaringView?.hasSuffix("Card"), true)
    expectEqual(findings.first?.severity, .error)
    let data = try JSONEncoder().encode(findings)
    try expectEqual(JSONDecoder().decode([Finding].self, from: data), findings)
  }

  @Test("The measured contrast is that of WCAG")
  func ratio() throws {
    let seen = try findings(
      in: Text("Gray").foregroundStyle(Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255)),
      rules: [.contrast], settings: [.standard])
    expectEqual(seen.map(\.measured), ["4.47:1"])
  }

  @Test("Accepted findings need a reason, and stale ones are reported")
  func accepted() throws {
    let found = try findings(in: Card(), settings: [.standard])
    let file = """
      # known
      *  contrast  #price  — the price is repeated below
      Card  target  *  — not found any more
      """
    let accepted = try AcceptedFindings(file)
    let run = AcceptedFindings.Run(scenes: ["Card"])
    let (rest, stale) = accepted.remaining(of: found, in: run)
    expectEqual(rest.map(\.rule), [.label])
    expectEqual(stale.map(\.line), [3])
    expect(accepted.remaining(of: found, in: .init(scenes: ["Other"])).stale.isEmpty)
    let line = AcceptedFindings.line(for: rest[0], reason: "why")
    try expect(AcceptedFindings(line).remaining(of: rest, in: run).findings.isEmpty)
    for (text, problem) in [
      ("*  contrast  #price", "line 1: there is no reason after “  — ”"),
      ("\n*  contrast  — why", "line 2: it has 2 of three columns"),
      ("*  contrast  x  — ", "line 1: there is no reason after “  — ”"),
    ] {
      #expect(throws: AcceptedFindings.ParseError.self) { try AcceptedFindings(text) }
      do throws(AcceptedFindings.ParseError) {
        _ = try AcceptedFindings(text)
      } catch {
        expectEqual(error.description, problem)
      }
    }
    #expect(throws: AcceptedFindings.ParseError.self) { try AcceptedFindings("*  taste  x  — y") }
  }

  @Test("One entry accepts groups of scenes and rules, and each of them goes stale")
  func groups() throws {
    func finding(_ scene: String, _ rule: CheckRule, _ view: String) -> Finding {
      Finding(
        rule: rule, severity: .error, scene: scene, view: view, path: "0", frame: .init(.zero),
        message: "", measured: "", required: "", remedy: "", settings: [])
    }
    let found = [
      finding("a/1", .contrast, "Text “One”"), finding("a/2", .scaling, "Text “Two”"),
      finding("b/1", .contrast, "#x"),
    ]
    func check(
      _ line: String, _ run: AcceptedFindings.Run = .init(scenes: ["a/1", "a/2", "b/1"])
    ) throws -> [String] {
      let (rest, stale) = try AcceptedFindings(line).remaining(of: found, in: run)
      return rest.map(\.scene) + stale.map { "stale \($0)" }
    }
    try expectEqual(check("a/*,b/1  contrast,scaling  *  — y"), [])
    try expectEqual(check("a/*  contrast, scaling  Text “*”  — y\r\nb/1  contrast  #*  — y"), [])
    try expectEqual(check("\u{FEFF}a/*  contrast  *“*e”  — y"), ["a/2", "b/1"])
    try expectEqual(
      check("a/*,b/*  contrast,color,scaling  *  — y"), ["stale a/*,b/*  color  *"])
    try expectEqual(
      check("a/*,b/1,a/1  contrast,scaling  Text*  — y"),
      [
        "b/1", "stale b/1  contrast,scaling  Text*",
      ])
    try expectEqual(check("c/*,*  contrast,scaling  *  — y"), [])
    // Entries for scenes and rules that were not checked are not stale.
    let part = AcceptedFindings.Run(scenes: ["b/1"], existing: ["a/1", "a/2", "b/1"])
    try expectEqual(check("*  color,contrast,scaling  *  — y", part), [])
    let unknown = AcceptedFindings.Run(scenes: ["b/1"], existing: nil)
    try expectEqual(
      check("*,b/1  contrast,scaling  Text*  — y\nb/1  color  *  — y", unknown),
      [
        "b/1", "stale b/1  contrast,scaling  Text*", "stale b/1  color  *",
      ])
    let rules = AcceptedFindings.Run(scenes: ["a/1", "a/2", "b/1"], rules: [.contrast])
    try expectEqual(check("*  color,contrast,scaling  *  — y", rules), [])
  }

  @Test("Settings combine appearances, sizes, languages and devices")
  func settingNames() throws {
    expectEqual(CheckSetting.matrix.count, 24)
    expectEqual(Set(CheckSetting.matrix.map(\.name)).count, 24)
    let setting = try require(CheckSetting.named("dark+accessibility3+rtl+de+iphone-se"))
    expectEqual(setting.appearance, .dark)
    expectEqual(setting.typeSize, .accessibility3)
    expectEqual(setting.direction, .rightToLeft)
    expectEqual(setting.locale?.identifier, "de_DE")
    expectEqual(setting.device?.name, "iphone-se")
    expectEqual(setting.name, "dark+accessibility3+rtl+de+iphone-se")
    for name in ["", "dark+", "blue", "dark+xyzzy"] { expectNil(CheckSetting.named(name)) }
    let wide = Color.red.frame(width: 380, height: 10).overlay { Text("Wide").offset(x: 175) }
    let found = try findings(
      in: wide, layout: .device(.iPhone16Plus), settings: [.standard, .device(.iPhoneSE)])
    expectEqual(found.map(\.settings), [["iphone-se"]])
    expectEqual(found.map(\.rule), [.clipping])
    let black = Text("Black").foregroundStyle(Color(white: 0.1))
    let dark = try require(CheckSetting.named("dark+rtl"))
    let unreadable = try findings(
      in: black, layout: .device(.iPhone16), settings: [.standard, dark])
    expectEqual(unreadable.map(\.rule), [.contrast])
    expectEqual(unreadable.map(\.settings), [["dark+rtl"]])
    let longer = try findings(
      in: Text("Settings").frame(width: 70, height: 22), rules: [.translation],
      settings: CheckSetting.matrix)
    expectEqual(longer.map(\.settings.first), ["longer-texts"])
  }

  @Test("A test fails for findings, and for accepted ones that no longer occur")
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
      issue.comments.contains { $0.rawValue.contains("“old” no longer accepts anything") }
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
    #expect(throws: RenderError.noSize(width: 0, height: 0)) {
      try findings(in: Text("x"), layout: .fixed(width: 0, height: 0), settings: [.standard])
    }
  }

  @Test("Sheets over sheets and modal views over each other are checked like others")
  func modals() throws {
    let sheets = DeviceScreen(.iPhone16) {
      Text("Behind").foregroundStyle(Color(white: 0.9))
        .sheet(isPresented: .constant(true)) {
          Text("First").foregroundStyle(Color(white: 0.9))
            .sheet(isPresented: .constant(true)) {
              Text("Top").foregroundStyle(Color(white: 0.9))
                .alert("Title", isPresented: .constant(false)) { Button("OK") {} }
            }
        }
    }
    let found = try findings(
      in: sheets, layout: .fixed(width: 393, height: 852), rules: [.contrast, .overlap],
      settings: [.standard])
    expectEqual(found.map(\.view), ["Text “Top”"])
    let modals = ZStack {
      Color.white.accessibilityLabel("One").accessibilityAddTraits(.isModal)
      VStack { Color.white.accessibilityLabel("Two") }.accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
    }
    expectEqual(LayoutTree(of: modals).accessibility.elements.map(\.label), ["Two"])
  }

  @Test("A text behind a sheet does not change the contrast of one on it")
  func covered() throws {
    let view = ZStack {
      Text("HIDDEN WORDS THAT ARE LONG")
      Color.white
      Text("iiiiiiiiiiiiiii")
    }
    try expect(findings(in: view, rules: [.contrast], settings: [.standard]).isEmpty)
  }

  @Test("Simulated color vision deficiencies match known properties")
  func vision() {
    let red = Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255])
    let gray = ColorVision.grayscale.picture(red)[0, 0]
    expectEqual(gray.red, gray.green)
    expectEqual(gray.green, gray.blue)
    let seen = ColorVision.protanopia.picture(red)[0, 0]
    expectLess(seen.red, 120)
    let white = Bitmap(width: 1, height: 1, pixels: [255, 255, 255, 255])
    for vision in ColorVision.allCases {
      let pixel = vision.picture(white)[0, 0]
      expectAtLeast(min(pixel.red, pixel.green, pixel.blue), 254)
    }
  }
}
