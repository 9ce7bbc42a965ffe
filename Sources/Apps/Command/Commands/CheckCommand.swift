import Foundation
import Galley
import GalleyCatalog
import GalleyChecks
import GalleySnapshots

/// `galley check`.
enum CheckCommand: Command {
  struct Settings {
    var scene = SceneOptions()
    var rules: [CheckRule] = CheckRule.allCases
    var settings: [CheckSetting] = CheckSetting.all
    var format = ResultFormat.text
    var accepted: String?
    var output: String?
    var vision: ColorVision?
    var reportsLineLimits = false
  }

  static let name = "check"
  static let summary = "find what a picture does not show: contrast, targets, labels, lost text"
  static let operands = "[SCENE…]"
  static let discussion = """
    Checks each picture as it is, in dark appearance, at larger type sizes, with longer texts and
    from right to left. Each finding names the view, the rule, the measured value and a remedy; one
    that occurs in several settings is reported once. Exits with 1 if there are findings that the
    file of accepted ones does not list, or if it lists a finding that no longer occurs.
    """
  static let examples = [
    (line: "galley check Card.swift", does: "all previews of a file"),
    (line: "galley check examples --only contrast,target", does: "two rules"),
    (line: "galley check Card.swift -o findings.png", does: "a picture with all findings"),
    (
      line: "galley check Card.swift --vision deuteranopia -o seen.png", does: "without green cones"
    ),
  ]
  static let settings = Settings()

  /// The file of accepted findings that a package may have.
  private static let acceptedFile = "Snapshots/accepted-findings.txt"

  static let options: [Option<Settings>] =
    [
      .value(
        "only", nil, "LIST",
        "Rules (comma-separated): \(CheckRule.allCases.map(\.rawValue).joined(separator: ", "))",
        words: CheckRule.allCases.map(\.rawValue), rules, \.rules),
      .value(
        "settings", nil, "LIST",
        "Settings (comma-separated), such as dark, rtl, longer-texts, accessibility3, iphone-se, de or"
          + " dark+rtl; matrix: 24 combinations",
        words: CheckSetting.all.map(\.name) + ["matrix"], checkSettings, \.settings),
      ResultFormat.option(\.format),
      .value(
        "accepted", nil, "FILE",
        "A file of accepted findings, each with a reason, or none (default: \(acceptedFile) in the"
          + " package)"
      ) { $0.accepted = $1 },
      .value(
        "output", "o", "PATH", "Folder or \(OptionValues.suffixes) file for annotated pictures",
        OptionValues.pictureFile, \.output),
      .value(
        "vision", nil, "NAME",
        "Write pictures as seen with protanopia, deuteranopia, tritanopia or grayscale",
        words: ColorVision.allCases.map(\.rawValue), vision, \.vision),
      .flag("line-limits", nil, "Report truncated texts even if they limit their lines") {
        $0.reportsLineLimits = true
      },
    ] + VariantOptions.all.map { $0.mapped(\.scene) }

  static func paths(_ settings: Settings) -> CommandPaths {
    CommandPaths(pictures: settings.output, read: acceptedPath(settings).map { [$0] } ?? [])
  }

  static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) throws -> ExitCode {
    guard !operands.isEmpty || SceneSelection.isAtHome else {
      throw UsageError(
        "nothing to check", hint: "name Swift files or folders, such as Card.swift, or scenes")
    }
    let pictures = try SceneSelection.pictures(operands)
    try VariantOptions.check(settings.scene, for: pictures)
    let acceptedPath = acceptedPath(settings)
    let accepted = try accepted(acceptedPath)
    var check = SceneCheck(options: settings.scene)
    check.check.rules = Set(settings.rules)
    check.check.settings = settings.settings
    check.check.reportsLineLimits = settings.reportsLineLimits
    let output = try settings.output.map {
      try RenderTarget($0, count: pictures.count, format: try OutputFormat().format(of: $0))
    }
    guard settings.vision == nil || output != nil else {
      throw UsageError("--vision needs a place for its pictures", hint: "add -o FILE or -o FOLDER")
    }

    let clock = Stopwatch(since: FileRun.current?.begun)
    var (findings, errors): ([Finding], [SubjectError]) = ([], [])
    for picture in pictures {
      do {
        let own = settings.vision == nil ? try check.findings(in: picture) : []
        findings += own
        if let output { try write(picture, own, check, settings, output, console) }
      } catch {
        errors.append(SubjectError(subject: picture.id, error: error))
        console.report(errors[errors.count - 1])
      }
    }
    let failures = errors.count
    guard settings.vision == nil else {
      if let output { console.print("wrote \(output.name)") }
      return failures == 0 ? .success : .failure
    }
    // Findings of an entry may occur only in settings or scenes that were not checked.
    let isComplete = Set(settings.settings).isSuperset(of: CheckSetting.all) && failures == 0
    let (rest, stale) = accepted.remaining(
      of: findings,
      in: AcceptedFindings.Run(
        scenes: Set(pictures.map(\.id)), existing: try existing(settings, operands),
        rules: isComplete ? Set(settings.rules) : []))
    switch settings.format {
    case .json:
      let document = FindingsDocument(
        scenes: pictures.map(\.id), settings: settings.settings.map(\.name), findings: rest,
        accepted: findings.count - rest.count)
      console.write(Array(try document.jsonData()))
    case .machine(let format):
      var subjects = pictures.map { picture in
        subject(
          picture, rest.filter { $0.scene == picture.id },
          errors.first { $0.subject == picture.id })
      }
      subjects += stale.map { entry in
        let finding = MachineReport.Finding(
          rule: "check/accepted", message: "\(entry): accepts a finding that no longer occurs",
          file: acceptedPath, line: entry.line)
        return MachineReport.Subject(name: "\(entry)", findings: [finding])
      }
      let report = MachineReport(
        command: name, version: CommandLineTool.version, subjects: subjects)
      console.print(report, as: format)
    case .text:
      print(rest, console)
      let known = findings.count - rest.count
      let words = rest.isEmpty ? "no findings" : counted(rest.count, "finding")
      let others = failures > 0 ? ", \(failures) not checked" : ""
      console.print(
        "\(words) in \(counted(pictures.count - failures, "picture"))"
          + "\(known > 0 ? ", \(known) accepted" : "")\(others) (\(clock.text))")
    }
    for entry in stale {
      console.report(
        UsageError(
          "\(acceptedPath ?? ""):\(entry.line ?? 0): accepts a finding that no longer occurs:"
            + " \(entry)",
          hint: "remove this from the line, or correct the scene, the rule or the view"))
    }
    return rest.isEmpty && stale.isEmpty && failures == 0 ? .success : .failure
  }

  /// Describes a picture for other programs.
  private static func subject(
    _ picture: ScenePicture, _ findings: [Finding], _ error: SubjectError?
  ) -> MachineReport.Subject {
    let source = picture.scene.source
    var subject = MachineReport.Subject(
      name: picture.id, findings: findings.map { MachineReport.Finding($0, in: source) })
    if let error {
      subject.findings.append(
        MachineReport.Finding(
          rule: "check/failed", message: error.message, file: source.file, line: source.line))
    }
    return subject
  }

  private static func write(
    _ picture: ScenePicture, _ findings: [Finding], _ check: SceneCheck, _ settings: Settings,
    _ output: RenderTarget, _ console: Console
  ) throws {
    let format = try OutputFormat().format(of: settings.output)
    let checked = try check.checked(picture, in: .standard)
    let bytes: [UInt8]
    if let vision = settings.vision {
      let seen = vision.picture(try Rasterizer.bitmap(of: checked.list))
      let scale = CGFloat(checked.list.scale)
      let size = CGSize(width: CGFloat(seen.width) / scale, height: CGFloat(seen.height) / scale)
      let item = DisplayItem.bitmap(
        PlacedBitmap(seen, in: CGRect(origin: .zero, size: size)), stencil: nil)
      bytes = try Rasterizer.file(
        of: DisplayList(size: size, scale: checked.list.scale, items: [item]), as: format)
    } else {
      bytes = try Rasterizer.file(of: try checked.annotated(with: findings), as: format)
    }
    if output == .standardOutput {
      console.write(bytes)
    } else {
      try output.prepare()
      try output.reachable.write(bytes, id: picture.id, format: format)
    }
  }

  private static func print(_ findings: [Finding], _ console: Console) {
    var scene: String?
    for alike in grouped(findings) {
      let finding = alike[0]
      if finding.scene != scene { console.print("\(finding.scene):") }
      scene = finding.scene
      let place = finding.location.map { " · \($0.file):\($0.line)" } ?? ""
      console.print("  \(finding.rule.rawValue): \(finding.message)")
      if alike.count > 1 {
        let views = alike.dropFirst().reduce(into: [String]()) { views, finding in
          if !views.contains(finding.view) { views.append(finding.view) }
        }
        let names = views.prefix(4).joined(separator: ", ") + (views.count > 4 ? ", …" : "")
        console.print("    and \(alike.count - 1) like it: \(names)")
      }
      console.print(
        "    \(finding.measured) instead of \(finding.required)"
          + " · \(finding.settingNames)\(place)")
      console.print("    \(finding.remedy)")
    }
  }

  /// Groups the findings that differ only in the view, at the position of the first of them.
  private static func grouped(_ findings: [Finding]) -> [[Finding]] {
    var groups: [[Finding]] = []
    var places: [Finding: Int] = [:]
    for finding in findings {
      var key = finding
      if key.message.hasPrefix(key.view) { key.message.removeFirst(key.view.count) }
      (key.view, key.path, key.frame) = ("", "", Finding.Frame(.zero))
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  // MARK: Reading

  /// Returns the path of the file of accepted findings: the given one, or that of the package.
  private static func acceptedPath(_ settings: Settings) -> String? {
    if let path = settings.accepted { return path == "none" ? nil : path }
    let directory = FileManager.default.currentDirectoryPath
    guard let root = SnapshotStore.packageRoot(above: directory) else { return nil }
    let path = root == directory ? acceptedFile : "\(root)/\(acceptedFile)"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Returns the IDs of the scenes that exist besides the checked ones; `nil` if they are unknown, because
  /// the package's file is for other files' previews, too.
  private static func existing(_ settings: Settings, _ operands: [String]) throws -> Set<String>? {
    if SceneSelection.isAtHome { return Set(try SceneSelection.pictures([]).map(\.id)) }
    guard settings.accepted == nil,
      let root = SnapshotStore.packageRoot(above: FileManager.default.currentDirectoryPath)
    else { return [] }
    return containsSources(of: root, operands) ? [] : nil
  }

  /// Whether operands include all sources of a package.
  private static func containsSources(of root: String, _ operands: [String]) -> Bool {
    operands.contains { word in
      let path = URL(filePath: word).standardizedFileURL.path(percentEncoded: false)
      return [root, "\(root)/Sources"].contains(path.last == "/" ? String(path.dropLast()) : path)
    }
  }

  private static func accepted(_ path: String?) throws -> AcceptedFindings {
    guard let path else { return AcceptedFindings() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(
        "cannot read \(path)", hint: "create the file; an empty one accepts nothing")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw UsageError("\(path) is not UTF-8 text", hint: "save it as UTF-8")
    }
    do throws(AcceptedFindings.ParseError) {
      return try AcceptedFindings(text)
    } catch {
      throw UsageError("\(path):\(error.line): \(error.message)", hint: error.hint)
    }
  }

  private nonisolated static func rules(_ text: String) throws -> [CheckRule] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard let rule = CheckRule(rawValue: String(word)) else {
        throw ValueError(expected: CheckRule.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return rule
    }
  }

  private nonisolated static func checkSettings(_ text: String) throws -> [CheckSetting] {
    try text.split(separator: ",", omittingEmptySubsequences: false).flatMap { word in
      if word == "matrix" { return CheckSetting.matrix }
      guard let setting = CheckSetting.named(String(word)) else {
        let names = CheckSetting.all.map(\.name).joined(separator: ", ")
        throw ValueError(
          expected: "\(names), matrix, a type size, a device, a language, or several joined by +")
      }
      return [setting]
    }
  }

  private nonisolated static func vision(_ text: String) throws -> ColorVision? {
    guard let vision = ColorVision(rawValue: text.lowercased()) else {
      throw ValueError(expected: ColorVision.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return vision
  }
}

extension Finding {
  /// The first settings in which the finding occurs, and the number of the others.
  fileprivate var settingNames: String {
    let limit = CheckSetting.all.count
    let others = settings.count > limit ? " and \(settings.count - limit) more" : ""
    return settings.prefix(limit).joined(separator: ", ") + others
  }
}

extension MachineReport.Finding {
  /// Describes a finding for other programs.
  ///
  /// - Parameter source: The place of the scene, for views whose declaration is unknown.
  fileprivate init(_ finding: Finding, in source: (file: String, line: Int)) {
    self.init(
      rule: "check/\(finding.rule.rawValue)",
      level: finding.severity == .error ? .error : .warning, isFailure: true,
      message: """
        \(finding.message)
        \(finding.measured) instead of \(finding.required): \(finding.settings.joined(separator: ", "))
        \(finding.remedy)
        """,
      file: finding.location?.file ?? source.file, line: finding.location?.line ?? source.line,
      properties: ["view": finding.view, "path": finding.path])
  }
}
