import Galley

/// Checks of pictures.
@MainActor
enum PaintChecks {
  static func differenceWhenRepeated(in trial: Trial) -> String? {
    guard let first = displayList(trial), let second = displayList(trial) else { return nil }
    // Compare descriptions, because NaN doesn't equal itself.
    if "\(first)" != "\(second)" { return "the display lists differ" }
    guard let file = png(first), let other = png(second), file != other else { return nil }
    if (try? Rasterizer.bitmap(of: first)) == (try? Rasterizer.bitmap(of: second)) {
      let again = (0..<5).map { _ in
        png(first).map { $0 == file ? "1" : $0 == other ? "2" : "3" } ?? "-"
      }
      return
        "equal pixels gave files of \(file.count) and \(other.count) bytes, then \(again.joined())"
    }
    return "files of \(file.count) and \(other.count) bytes differ"
  }

  static func differenceInParallel(in trial: Trial) -> String? {
    guard let list = displayList(trial), let alone = try? Rasterizer.bitmap(of: list) else {
      return nil
    }
    let pictures = Pictures(count: 3)
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      pictures.set(try? Rasterizer.bitmap(of: list), at: index)
    }
    return pictures.all.allSatisfy { $0 == alone } ? nil : "the pixels differ"
  }

  static func differenceInDocuments(in trial: Trial) -> String? {
    guard let list = displayList(trial), (try? Rasterizer.bitmap(of: list)) != nil else {
      return nil
    }
    let side = max(list.size.width, list.size.height) * list.scale
    for format in ImageFormat.allCases where format.canBeWritten && format != .png {
      if let limit = format.codec?.limits.side, side > Double(limit) { continue }
      do {
        let file = try Rasterizer.file(of: list, as: format)
        if try Rasterizer.file(of: list, as: format) != file {
          return "\(format.name) files differ"
        }
      } catch ImageFileError.missingLibrary {
        continue
      } catch {
        return "the picture can't be written as \(format.name): \(error)"
      }
    }
    return differenceInPages(trial)
  }

  /// Checks the view split into the pages of a document.
  private static func differenceInPages(_ trial: Trial) -> String? {
    let page = PageSize(width: 120, height: 90, margin: 12)
    let renderer = renderer(trial.recipe.view, trial)
    renderer.proposedSize = ProposedViewSize(width: 96, height: nil)
    // Thousands of pages take long and reveal no more than a few.
    guard let size = try? renderer.displayList().size, size.height < 2000,
      let pages = try? renderer.pages(page)
    else { return nil }
    do {
      let file = try Rasterizer.pdf(of: pages)
      return try Rasterizer.pdf(of: pages) == file ? nil : "PDF files of pages differ"
    } catch {
      return "the pages can't be written: \(error)"
    }
  }

  private static func png(_ list: DisplayList) -> [UInt8]? {
    try? Rasterizer.png(of: list, compression: .fast)
  }

  /// Returns the display list of the view, in a small frame or, if it is small, in its own size.
  private static func displayList(_ trial: Trial) -> DisplayList? {
    let own = renderer(trial.recipe.view, trial)
    own.proposedSize = trial.surroundings.proposal
    if let list = try? own.displayList(), list.size.width * list.scale <= 500,
      list.size.height * list.scale <= 500
    {
      return list
    }
    return try? renderer(trial.recipe.view.frame(width: 60, height: 40), trial).displayList()
  }

  private static func renderer<V: View>(_ view: V, _ trial: Trial) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = CGFloat(trial.surroundings.scale)
    renderer.environment = trial.surroundings.environment
    return renderer
  }
}

/// Pictures collected from several threads.
private final class Pictures: @unchecked Sendable {
  private let lock = NSLock()
  private var pictures: [Bitmap?]

  init(count: Int) { pictures = Array(repeating: nil, count: count) }

  func set(_ picture: Bitmap?, at index: Int) { lock.withLock { pictures[index] = picture } }
  var all: [Bitmap?] { lock.withLock { pictures } }
}
