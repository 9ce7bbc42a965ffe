import GalleySnapshots

/// The page's files, which are in the program.
enum PageFiles {
  struct File {
    /// As browsers name it.
    let type: String
    let bytes: [UInt8]
  }

  static let all: [String: File] = {
    let scripts: [(String, [UInt8])] = [
      ("dom", SharedPageFiles.script),
      ("connection", PackageResources.connection_js),
      ("drag", PackageResources.drag_js),
      ("grid", PackageResources.grid_js),
      ("inspector", PackageResources.inspector_js),
      ("keep", PackageResources.keep_js),
      ("keyboard", PackageResources.keyboard_js),
      ("lines", PackageResources.lines_js),
      ("main", PackageResources.main_js),
      ("model", PackageResources.model_js),
      ("negotiation", PackageResources.negotiation_js),
      ("outline", PackageResources.outline_js),
      ("pictures", PackageResources.pictures_js),
      ("proposal", PackageResources.proposal_js),
      ("questions", PackageResources.questions_js),
      ("ruler", PackageResources.ruler_js),
      ("settings", PackageResources.settings_js),
      ("single", PackageResources.single_js),
      ("stage", PackageResources.stage_js),
      ("status", PackageResources.status_js),
      ("tree", PackageResources.tree_js),
      ("use", PackageResources.use_js),
      ("variants", PackageResources.variants_js),
      ("views", PackageResources.views_js),
    ]
    let styles: [(String, [UInt8])] = [
      ("base", SharedPageFiles.style), ("preview", PackageResources.preview_css),
      ("stage", PackageResources.stage_css), ("panels", PackageResources.panels_css),
    ]
    var files = [
      "": File(type: "text/html; charset=utf-8", bytes: PackageResources.preview_html)
    ]
    for (name, bytes) in scripts {
      files["\(name).js"] = File(type: "text/javascript; charset=utf-8", bytes: bytes)
    }
    for (name, bytes) in styles {
      files["\(name).css"] = File(type: "text/css; charset=utf-8", bytes: bytes)
    }
    return files
  }()
}
