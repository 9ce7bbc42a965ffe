import Expectations
import Galley
import GalleyChecks
import GalleyTesting
import Testing

/// Every check finds defects in several forms, and passes views that only resemble them.
@MainActor
@Suite("Seeded defects")
struct SeededDefectTests {
  @Test("Every defect is found, with its view, measured value and remedy")
  func defects() throws {
    let seeds = Seed.defects
    expectAtLeast(seeds.count, 60)
    for rule in CheckRule.allCases { expectAtLeast(seeds.count { $0.rule == rule }, 3, "\(rule)") }
    for seed in seeds {
      let findings = try seed.findings()
      expect(!findings.isEmpty, "\(seed.rule) misses: \(seed.name)")
      for finding in findings {
        expectEqual(finding.rule, seed.rule)
        expect(!finding.view.isEmpty)
        expect(!finding.measured.isEmpty)
        expect(finding.remedy, endsWith: ".")
        expect(!finding.settings.isEmpty)
      }
    }
  }

  @Test("Views that are fine have no findings")
  func fine() throws {
    for seed in Seed.fine {
      let findings = try seed.findings()
      expect(findings.isEmpty, "\(seed.name): \(findings.map(\.description))")
    }
  }
}
