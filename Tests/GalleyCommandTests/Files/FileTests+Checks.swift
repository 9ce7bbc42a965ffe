import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

/// The package's file of accepted findings.
extension FileTests {
  @Test("entries for any preview are judged only if all sources of the package are checked")
  func acceptedFindings() throws {
    try write("Package.swift", "")
    try write(
      "Sources/A.swift",
      "#Preview { VStack { Text(\"A\"); Text(\"C\") }.foregroundStyle(Color(white: 0.9)) }")
    try write("Sources/B.swift", "#Preview { Text(\"B\") }")
    try Folder.make(folder.path("Snapshots"))
    try AtomicFile.write(
      Array("*  contrast  *  — pale\n*  duplicate  *  — old\n".utf8),
      to: folder.path("Snapshots/accepted-findings.txt"))
    let part = try program.run("check", "Sources/B.swift")
    expectEqual(part.code, 0, "\(part.errors)")
    let whole = try program.run("check", "Sources/")
    expectEqual(whole.code, 1)
    expect(whole.errors, contains: "accepted-findings.txt:2: accepts a finding that no longer")
    expect(whole.errors, lacks: "accepted-findings.txt:1:")
    for word in [".", "./Sources/A.swift"] {
      let annotated = try program.run("verify", word, "--format", "github")
      expect(annotated.text, contains: "::error file=Sources/A.swift,line=2,", "\(word)")
    }
    // Findings that differ only in the view are printed together.
    let all = try program.run("check", "Sources/", "--accepted", "none", "--only", "contrast")
    expect(all.text, contains: "  contrast: Text “A” has a contrast of 1.24:1")
    expect(all.text, contains: "\n    and 1 like it: Text “C”\n    1.24:1 instead of 4.5:1")
    expect(all.text, contains: "\n2 findings in 2 pictures")
  }
}
