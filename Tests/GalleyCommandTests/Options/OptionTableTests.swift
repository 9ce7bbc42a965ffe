import Expectations
import Galley
import Testing

@testable import GalleyCommand

@MainActor @Suite("Parsing options with a table")
struct OptionTableTests {
  struct Settings: Equatable {
    var name = ""
    var count: Int?
    var isLoud = false
    var isQuick = false
  }

  let table = OptionTable<Settings>(
    command: "galley try",
    options: [
      .value("name", "n", "NAME", "A name") { $0.name = $1 },
      .value("count", nil, "N", "A number", OptionValues.count, \.count),
      .flag("loud", "l", "Loudly") { $0.isLoud = true },
      .flag("quick", "q", "Quickly") { $0.isQuick = true },
    ])

  func parse(_ words: [String]) throws -> (Settings, OptionTable<Settings>.Outcome) {
    var settings = Settings()
    let outcome = try table.parse(words, into: &settings)
    return (settings, outcome)
  }

  func error(_ words: [String]) throws -> UsageError {
    try #require(throws: UsageError.self) { _ = try parse(words) }
  }

  @Test(
    "all common ways to give a value work",
    arguments: [["--name", "a"], ["--name=a"], ["-n", "a"], ["-na"], ["--name=b", "-n", "a"]])
  func values(_ words: [String]) throws {
    try expectEqual(parse(words).0.name, "a")
  }

  @Test("flags can share a dash, and the last may take a value")
  func bundledFlags() throws {
    let (settings, outcome) = try parse(["-lqn", "x", "rest"])
    expectEqual(settings, Settings(name: "x", isLoud: true, isQuick: true))
    expectEqual(outcome, .arguments(["rest"]))
  }

  @Test("a lone dash is an operand or a value, and two dashes end the options")
  func dashes() throws {
    try expectEqual(parse(["-", "--", "--loud", "-n"]).1, .arguments(["-", "--loud", "-n"]))
    try expectEqual(parse(["-n", "-"]).0.name, "-")
    try expectEqual(parse(["--name="]).0.name, "")
    try expectEqual(parse(["--name=a=b"]).0.name, "a=b")
  }

  @Test("options and operands can be mixed")
  func mixed() throws {
    let (settings, outcome) = try parse(["one", "--loud", "two", "--count", "3", "three"])
    expect(settings.isLoud)
    expectEqual(settings.count, 3)
    expectEqual(outcome, .arguments(["one", "two", "three"]))
  }

  @Test(
    "help takes precedence",
    arguments: [["--help"], ["-h"], ["word", "--loud", "--help", "--nonsense"]])
  func help(_ words: [String]) throws {
    try expectEqual(parse(words).1, .help)
  }

  @Test("an unknown option suggests the nearest name")
  func unknown() throws {
    let mistyped = try error(["--nmae", "x"])
    expectEqual(mistyped.message, "unknown option '--nmae'")
    expectEqual(mistyped.hint, "did you mean --name?")
    try expectEqual(error(["--zzzzzzz"]).hint, "'galley try --help' lists the options")
    try expectEqual(error(["-lx"]).message, "unknown option '-x'")
  }

  @Test("missing, unexpected and invalid values are reported")
  func wrongValues() throws {
    try expectEqual(error(["--name"]).message, "--name needs a value")
    try expectEqual(error(["--name", "--loud"]).message, "--name needs a value")
    try expectEqual(error(["--loud=yes"]).message, "--loud takes no value")
    let wrong = try error(["--count", "0"])
    expectEqual(wrong.message, "invalid value '0' for --count")
    expectEqual(wrong.hint, "--count takes a whole number from 1 to 1024")
  }
}
