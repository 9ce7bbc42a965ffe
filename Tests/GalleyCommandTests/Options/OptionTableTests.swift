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
    #expect(try parse(words).0.name == "a")
  }

  @Test("flags can share a dash, and the last may take a value")
  func bundledFlags() throws {
    let (settings, outcome) = try parse(["-lqn", "x", "rest"])
    #expect(settings == Settings(name: "x", isLoud: true, isQuick: true))
    #expect(outcome == .arguments(["rest"]))
  }

  @Test("a lone dash is an operand or a value, and two dashes end the options")
  func dashes() throws {
    #expect(try parse(["-", "--", "--loud", "-n"]).1 == .arguments(["-", "--loud", "-n"]))
    #expect(try parse(["-n", "-"]).0.name == "-")
    #expect(try parse(["--name="]).0.name == "")
    #expect(try parse(["--name=a=b"]).0.name == "a=b")
  }

  @Test("options and operands can be mixed")
  func mixed() throws {
    let (settings, outcome) = try parse(["one", "--loud", "two", "--count", "3", "three"])
    #expect(settings.isLoud)
    #expect(settings.count == 3)
    #expect(outcome == .arguments(["one", "two", "three"]))
  }

  @Test(
    "help takes precedence",
    arguments: [["--help"], ["-h"], ["word", "--loud", "--help", "--nonsense"]])
  func help(_ words: [String]) throws {
    #expect(try parse(words).1 == .help)
  }

  @Test("an unknown option suggests the nearest name")
  func unknown() throws {
    let mistyped = try error(["--nmae", "x"])
    #expect(mistyped.message == "unknown option '--nmae'")
    #expect(mistyped.hint == "did you mean --name?")
    #expect(try error(["--zzzzzzz"]).hint == "'galley try --help' lists the options")
    #expect(try error(["-lx"]).message == "unknown option '-x'")
  }

  @Test("missing, unexpected and invalid values are reported")
  func wrongValues() throws {
    #expect(try error(["--name"]).message == "--name needs a value")
    #expect(try error(["--name", "--loud"]).message == "--name needs a value")
    #expect(try error(["--loud=yes"]).message == "--loud takes no value")
    let wrong = try error(["--count", "0"])
    #expect(wrong.message == "invalid value '0' for --count")
    #expect(wrong.hint == "--count takes a whole number from 1 to 1024")
  }
}
