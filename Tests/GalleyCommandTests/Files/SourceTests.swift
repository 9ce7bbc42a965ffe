import Expectations
import Foundation
import Galley
import GalleySnapshots
import GalleySource
import Testing

@testable import GalleyCommand

@Suite("Scanning Swift source without a parser")
struct SourceTests {
  @Test(
    "comments and strings are blanked out without moving other code",
    arguments: [
      ("a // }\nb", "a     \nb"),
      ("a /* { /* } */ */ b", "a                 b"),
      (#"f("{ \( g(")") ) }") {"#, #"f("               ") {"#),
      ("x = \"\"\"\n } \"\n\"\"\" }", "x = \"\"\"\n   \n\"\"\" }"),
      (##"#"\("}")"# }"##, ##"#"      "# }"##),
      (#""\\" }"#, #""  " }"#),
      ("\"no end {\n}", "\"        \n}"),
      ("/* no end", "         "),
    ])
  func masking(_ source: String, _ code: String) {
    let masked = MaskedSource(source)
    expectEqual(String(decoding: masked.code, as: UTF8.self).count, source.count)
    if !source.contains("\"\"\"") {
      expectEqual(String(decoding: masked.code, as: UTF8.self), code)
    }
    expect(String(decoding: masked.code, as: UTF8.self), lacks: "{ \\")
  }

  @Test(
    "a few words are replaced by words of equal length",
    arguments: [
      ("#if os(iOS) || os( iOS )\n", "#if true    || true     \n"),
      ("  #elseif !os(iOS) // os(iOS)\n", "  #elseif !true    // os(iOS)\n"),
      ("@UIApplicationMain class A {}", "@main              class A {}"),
      ("import os.log\nimport UIKit.UIView // é", "import os    \nimport UIKit        // é"),
      (
        "@objcMembers class A { @objc(b:) @IBAction func b() {} }",
        "             class A {           @IBAction func b() {} }".replacing(
          "@IBAction", with: "         ")
      ),
      ("f(#selector(A.b(_:)), to: #keyPath(A.c))", "f(         \"A.b(_:)\", to:         \"A.c\")"),
      (
        "extension UIWindow {\n open override func motionEnded(_ a: A) { super.motionEnded(a) }\n}",
        "extension UIWindow {\n open          func MotionEnded(_ a: A) { super.motionEnded(a) }\n}"
      ),
      (
        "extension Model {\n override func load() {}\n}\nclass UIA: UIView {\n override func b() {}\n}",
        nil
      ),
      ("import struct Foundation.URL\nlet s = \"#if os(iOS)\"; f(os(iOS))", nil),
      ("#if os(macOS)\n#endif", nil),
    ] as [(String, String?)])
  func adapting(_ source: String, _ adapted: String?) {
    expectEqual(AdaptedSource(source, for: .ios).text, adapted)
    if source.contains("#if"), !source.contains("import") {
      expectNil(AdaptedSource(source, for: .linux).text)
    }
  }

  private func needs(_ members: String) -> [String]? {
    TypeDeclaration.all(in: MaskedSource("struct A: View {\n\(members)\n}")).first?.arguments
  }

  @Test(
    "the arguments that a view needs",
    arguments: [
      ("var body: some View { Text(\"let x: Int\") }", []),
      ("let a: Int", ["a"]),
      ("let a: Int = 3", []),
      ("@State private var on = true", []),
      ("@State var on: Bool", ["on"]),
      ("@Binding var on: Bool\n@Environment(\\.locale) var locale", ["on"]),
      ("@Environment(Model.self) private var model\n@Namespace var space", []),
      ("var name: String?", []),
      ("let name: String?", ["name"]),
      ("@Binding var name: String?", ["name"]),
      ("var action: () -> Void = {}", []),
      ("let action: () -> Void", ["action"]),
      ("static let a: Int = 3\nstatic var b: Int { 3 }", []),
      ("var width: CGFloat\n  { 3 }\nlet other: [String: Int]", ["other"]),
      ("let a: Int\ninit() { a = 3 }", []),
      ("let a: Int\ninit(_ a: Int = 3, b: (Int, Int) = (1, 2)) { self.a = a }", []),
      ("let a: Int\ninit(first a: Int) { self.a = a }", ["first"]),
      ("func f(let x: Int) -> Int { let y: Int; return 3 }", []),
      ("enum B { case a }\nstruct C { let x: Int }\nlet b: B", ["b"]),
    ] as [(String, [String])])
  func arguments(_ members: String, _ expected: [String]) {
    expectEqual(needs(members), expected)
  }

  @Test("top-level types with their conformances anywhere in the file")
  func types() {
    let found = TypeDeclaration.all(
      in: MaskedSource(
        """
        public struct A: View, Equatable { struct Inner: View {} }
        private struct B: View {}
        struct C<T>: View {}
        struct D {}
        extension D: View {}
        // struct E: View {}
        let text = "struct F: View {}"
        #Preview { A() }
        struct G_Previews: PreviewProvider {}
        protocol Screen: Titled {}
        protocol Titled: View {}
        struct H: Screen {}
        """))
    expectEqual(found.map(\.name), ["A", "D", "G_Previews", "H"])
    expectEqual(found.map { $0.inherits("View") }, [true, true, false, true])
    expect(found[2].inherits("PreviewProvider"))
  }

  @Test("folders are searched without following links, up to a limit")
  @MainActor func folders() throws {
    let folder = TemporaryFolder()
    for name in ["a/B.swift", "a/b/A.swift", "a/.hidden/C.swift", "a/D.txt", "a/Package.swift"] {
      try Folder.make((folder.path(name) as NSString).deletingLastPathComponent)
      try AtomicFile.write([], to: folder.path(name))
    }
    symlink("..", folder.path("a/b/up"))
    let word = try require(FileWord("\(folder.path("a/b"))@Dark"))
    try expectEqual(word.files(), [folder.path("a/b/A.swift")])
    expectEqual(word.preview, "Dark")
    expectNil(FileWord("HEAD:Gone.swift"))
    expectNil(FileWord("alignment"))
    let everything = try require(FileWord("/"))
    #expect(throws: UsageError.self) { try everything.files() }
  }
}
