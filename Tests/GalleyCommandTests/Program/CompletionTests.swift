import Foundation
import Galley
import Testing

@testable import GalleyCommand

@Suite("Shells complete what the tables of options have")
struct CompletionTests {
  let program = BuiltProgram()

  /// What a shell says when it runs a script with galley in its PATH; `nil` where it is not there.
  private func shell(_ name: String, _ script: String) throws -> String? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates: [String] = paths.map { "\($0)/\(name)" }
    guard let path = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    let completions = try program.run("completions", name)
    #expect(completions.code == 0 && completions.errors.isEmpty)
    try AtomicFile.write([UInt8](completions.output), to: program.folder.path("completions"))
    var shell = program
    shell.program = path
    let folder = (BuiltProgram.path as NSString).deletingLastPathComponent
    let outcome = try shell.run(
      list: ["-c", script],
      environment: ["PATH": "\(folder):\(paths.joined(separator: ":"))"])
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.text
  }

  private func bash(_ words: String...) throws -> [String] {
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    let text = try #require(
      try shell(
        "bash",
        """
        source ./completions
        COMP_WORDS=(galley \(line)); COMP_CWORD=\(words.count)
        _galley
        printf '%s\\n' "${COMPREPLY[@]}"
        """))
    return text.split(separator: "\n").map(String.init)
  }

  @Test("bash")
  func bash() throws {
    #expect(try bash("re") == ["render", "record"])
    #expect(try bash("verify", "--ti") == ["--tier", "--timeout"])
    #expect(try bash("verify", "--tier", "") == ["layout", "blocks", "pixels"])
    #expect(try bash("verify", "-t", "p") == ["pixels"])
    #expect(try bash("verify", "--tier", "=", "b") == ["blocks"])
    #expect(try bash("verify", "--tier", "=") == ["layout", "blocks", "pixels"])
    #expect(try bash("render", "--scale", "") == [])
    #expect(try bash("explain", "simple-view/01") == ["simple-view/01-message-row"])
    #expect(try bash("list", "exam").prefix(2) == ["examples", "examples/01-price-card"])
    #expect(try bash("help", "dis") == [])
    #expect(try bash("completions", "") == ["bash", "zsh", "fish"])
    try AtomicFile.write([], to: program.folder.path("My card.swift"))
    #expect(try bash("render", "My") == ["My card.swift"])
    #expect(try bash("render", "-o", "My") == ["My card.swift"])
  }

  @Test("zsh and fish read theirs, where they are installed")
  func others() throws {
    if let zsh = try shell(
      "zsh", "autoload -U compinit; compinit -D; source ./completions; echo $+functions[_galley]")
    {
      #expect(zsh == "1\n")
    }
    if let fish = try shell(
      "fish",
      "source ./completions; complete -C 'galley verify --tier '; complete -C 'galley verify --ti'")
    {
      #expect(fish.contains("pixels") && fish.contains("--tier") && fish.contains("--timeout"))
    }
  }

  @Test("mistakes")
  func mistakes() throws {
    let missing = try program.run("completions")
    #expect(missing.code == 2)
    #expect(
      missing.errors == "galley: error: a shell is missing\nhint: there are: bash, zsh, fish\n")
    let unknown = try program.run("completions", "tcsh")
    #expect(unknown.code == 2 && unknown.errors.contains("there are no completions for 'tcsh'"))
  }

  @Test("the manual page has every command and option, in the language of man")
  @MainActor
  func manual() throws {
    let text = try program.run("help", "--man").text
    #expect(text.hasPrefix(".\\\" Made by"))
    for command in CommandDescription.all {
      #expect(text.contains("\n.SS galley \(command.name)"))
      for option in command.options {
        #expect(text.contains("\\-\\-\(option.long.replacing("-", with: "\\-"))"))
      }
    }
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { !$0.hasPrefix("'") })
    let requests = lines.filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } }
    #expect(Set(requests) == [".\\\"", ".TH", ".SH", ".SS", ".B", ".I", ".PP", ".TP"])
    #expect(try program.run("help", "--man", "render").code == 2)
  }
}
