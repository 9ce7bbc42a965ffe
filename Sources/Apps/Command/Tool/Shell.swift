import Galley

/// A shell that completes words.
enum Shell: String, CaseIterable { case bash, zsh, fish }

@MainActor
extension Shell {
  /// A script that makes the shell complete galley's command lines.
  func completions(_ commands: [CommandDescription]) -> String {
    switch self {
    case .bash: Self.bash(commands)
    case .zsh: Self.zsh(commands)
    case .fish: Self.fish(commands)
    }
  }

  /// A command line that lists groups and scenes.
  private static let scenes =
    "galley list 2>/dev/null | sed -e 's/[ @].*//' -e 'p;s|/.*||' | sort -u"

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  private static func first(_ comment: String) -> String {
    "# Completions of galley for \(comment); made by 'galley completions'.\n"
  }

  // MARK: bash

  private static func bash(_ commands: [CommandDescription]) -> String {
    let cases = commands.map { command in
      let names = command.options.flatMap { option in
        ["--\(option.long)"] + (option.short.map { ["-\($0)"] } ?? [])
      }
      let values = command.options.filter { $0.value != nil }.map { option in
        let pattern = (option.short.map { "-\($0)|" } ?? "") + "--\(option.long)"
        let reply =
          option.words.isEmpty
          ? option.isPath ? "_galley_files; return" : "return"
          : "_galley_words \(quoted(option.words.joined(separator: " "))); return"
        return "        \(pattern)) \(reply) ;;"
      }
      let operand =
        switch command.operandCompletion {
        case .none: "return"
        case .scenes: "_galley_scenes"
        case .words(let words): "_galley_words \(quoted(words.joined(separator: " ")))"
        }
      return """
            \(command.name))
              case $previous in
        \(values.isEmpty ? "        *) ;;" : values.joined(separator: "\n"))
              esac
              if [[ $word == -* ]]; then
                _galley_words \(quoted(names.joined(separator: " ")))
              else
                \(operand)
              fi
              ;;
        """
    }
    return first("bash") + """
      _galley_words() {
        mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word")
      }

      _galley_files() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      }

      _galley_scenes() {
        _galley_files
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$(\(scenes))" -- "$word")
      }

      _galley() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        # bash takes --name=value for three words.
        if [[ $word == = ]]; then
          word=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          _galley_words \(quoted(commands.map(\.name).joined(separator: " ") + " --help --version"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
      }

      complete -F _galley galley

      """
  }

  // MARK: zsh

  private static func zsh(_ commands: [CommandDescription]) -> String {
    /// What stands in brackets and behind colons.
    func escaped(_ text: String) -> String {
      text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
        .replacing(":", with: "\\:")
    }
    let list = commands.map { quoted("\($0.name):\(escaped($0.summary))") }
    let cases = commands.map { command in
      var specs = command.options.map { option in
        let names =
          option.short.map { "'(-\($0) --\(option.long))'{-\($0),--\(option.long)}" }
          ?? "--\(option.long)"
        var spec = "[\(escaped(option.help))]"
        if let value = option.value {
          let action =
            option.words.isEmpty
            ? option.isPath ? "_files" : "" : "(\(option.words.joined(separator: " ")))"
          spec += ":\(value):\(action)"
        }
        return names + quoted(spec)
      }
      switch command.operandCompletion {
      case .none: break
      case .scenes: specs.append(quoted("*:scene:_galley_scenes"))
      case .words(let words): specs.append(quoted("1:word:(\(words.joined(separator: " ")))"))
      }
      return """
            \(command.name))
              _arguments -s \\
                \(specs.joined(separator: " \\\n          "))
              ;;
        """
    }
    return "#compdef galley\n" + first("zsh") + """
      _galley_scenes() {
        local -a scenes
        scenes=(${(f)"$(\(scenes))"})
        _alternative 'files:file:_files' 'scenes:scene:compadd -a scenes'
      }

      _galley() {
        local -a commands
        commands=(
          \(list.joined(separator: "\n    "))
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }

      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _galley "$@"
      else
        compdef _galley galley
      fi

      """
  }

  // MARK: fish

  private static func fish(_ commands: [CommandDescription]) -> String {
    func quoted(_ text: String) -> String {
      "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
    var lines = [
      "complete -c galley -f",
      "complete -c galley -n __fish_use_subcommand -l version -s V -d 'Show the version'",
    ]
    for command in commands {
      lines.append(
        "complete -c galley -n __fish_use_subcommand -a \(command.name)"
          + " -d \(quoted(command.summary))")
      let condition = "complete -c galley -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        var line = "\(condition) -l \(option.long)"
        if let short = option.short { line += " -s \(short)" }
        if option.value != nil {
          line += option.isPath ? " -r -F" : " -x"
          if !option.words.isEmpty {
            line += " -a \(quoted(option.words.joined(separator: " ")))"
          }
        }
        lines.append("\(line) -d \(quoted(option.help))")
      }
      switch command.operandCompletion {
      case .none: break
      case .scenes: lines.append("\(condition) -F -a \(quoted("(\(scenes))"))")
      case .words(let words):
        lines.append("\(condition) -a \(quoted(words.joined(separator: " ")))")
      }
    }
    return first("fish") + lines.joined(separator: "\n") + "\n"
  }
}
