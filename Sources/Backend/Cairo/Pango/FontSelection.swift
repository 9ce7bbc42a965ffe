import GalleyGraphics

/// The faces to shape a text with. They depend only on the text and its styles, so that the look of
/// a text never depends on earlier texts.
struct FontSelection {
  /// The face that each run requests.
  var primary: [FontFace] = []
  /// Face numbers in the order in which to try their families.
  var faces: [Int] = []
  /// The requested fonts that are missing.
  var warnings: [TextWarning] = []

  /// Selects the faces that `text` requests and those for its scripts.
  ///
  /// - Parameter isComplete: Whether to add every fallback family, for characters that the first
  ///   selection lacks.
  init(_ text: StyledText, isComplete: Bool) {
    let store = FontStore.shared
    var chosen: Set<Int> = []
    for run in text.runs {
      let wanted = primaryFace(of: run.font)
      guard let index = wanted else { continue }
      let face = store.face(index)
      primary.append(face)
      chosen.insert(index)
      if face.family != FontCatalog.systemFamily, face.family != FontCatalog.interFamily {
        add(FontCatalog.interFamily, for: run.font, to: &chosen)
      }
      if !isComplete, run.text.utf8.allSatisfy({ $0 < 0x80 }) { continue }
      let han = Script.hanFamily(
        language: run.language ?? text.language, serif: run.font.family == .serif)
      if isComplete || needsOutlines(run, primary: index) {
        let others = [han] + FontCatalog.scriptFamilies + [FontCatalog.emojiFamily]
        for family in others { add(family, for: run.font, to: &chosen) }
      } else {
        addScripts(of: run, primary: index, han: han, to: &chosen)
      }
    }
    if isComplete { chosen.formUnion(store.registeredFaces) }
    faces = chosen.sorted()
  }

  /// Whether a run has a character that must not be shown as emoji, and that the requested face
  /// lacks. The color emoji face has it, so that all families before that one are needed.
  private func needsOutlines(_ run: StyledText.Run, primary: Int) -> Bool {
    let scalars = run.text.unicodeScalars
    guard scalars.contains("\u{FE0E}"), let pattern = FontStore.shared.pattern(for: primary) else {
      return false
    }
    return zip(scalars, scalars.dropFirst()).contains { scalar, next in
      next == "\u{FE0E}" && !pattern.covers(scalar)
    }
  }

  private mutating func primaryFace(of font: FontDescription) -> Int? {
    let store = FontStore.shared
    var font = font
    var family =
      switch font.family {
      case .system, .rounded: FontCatalog.family(font.systemMetrics)
      case .monospaced: FontCatalog.monospacedFamily
      case .serif: FontCatalog.serifFamily
      case .named(let name): name
      }
    func find() -> Int? {
      store.face(
        family: family, weight: font.weight, isItalic: font.isItalic, stretch: font.stretch)
    }
    var found = find()
    if found == nil, let face = store.face(postScriptName: family) {
      family = face.family
      // The name stands for one face; a weight or slope of the request's own changes it.
      if font.weight == 400 { font.weight = face.weight }
      font.isItalic = font.isItalic || face.isItalic
      found = find()
    }
    if let found {
      if font.stretch != 100, store.face(found).nearestStretch(to: font.stretch) == 100 {
        warn(.missingWidth(family: FontCatalog.name(of: family), stretch: font.stretch))
      }
      return found
    }
    warn(missing: family)
    return store.face(
      family: FontCatalog.family(font.systemMetrics), weight: font.weight, isItalic: font.isItalic)
  }

  private mutating func add(_ family: String, for font: FontDescription, to chosen: inout Set<Int>)
  {
    let found = FontStore.shared.face(
      family: family, weight: font.weight, isItalic: font.isItalic)
    if let found { chosen.insert(found) } else { warn(missing: family) }
  }

  private mutating func addScripts(
    of run: StyledText.Run, primary: Int, han: String, to chosen: inout Set<Int>
  ) {
    guard let pattern = FontStore.shared.pattern(for: primary) else { return }
    var latest: String?
    for scalar in run.text.unicodeScalars where scalar.value >= 0x80 && scalar.value != 0xFFFC {
      let family: String?
      if Script.isEmoji(scalar) {
        family = FontCatalog.emojiFamily
      } else if pattern.covers(scalar) {
        family = nil
      } else {
        family = Script.family(for: scalar, han: han)
      }
      guard let family, family != latest else { continue }
      latest = family
      add(family, for: run.font, to: &chosen)
    }
  }

  private mutating func warn(missing family: String) {
    let warning: TextWarning =
      if let package = FontStore.shared.package(of: family) {
        .missingFont(family: FontCatalog.name(of: family), package: package)
      } else {
        .unknownFamily(family)
      }
    warn(warning)
  }

  private mutating func warn(_ warning: TextWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
