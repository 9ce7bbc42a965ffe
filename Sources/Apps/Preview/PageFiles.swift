import GalleySnapshots

/// The files of the page, embedded in the program.
enum PageFiles {
  struct File {
    /// The MIME type.
    let type: String
    let bytes: [UInt8]

    static func script(_ bytes: [UInt8]) -> File {
      File(type: "text/javascript; charset=utf-8", bytes: bytes)
    }

    static func style(_ bytes: [UInt8]) -> File {
      File(type: "text/css; charset=utf-8", bytes: bytes)
    }
  }

  /// The files by path, relative to the address of the page.
  static let all: [String: File] = [
    "": File(type: "text/html; charset=utf-8", bytes: PackageResources.preview_html),
    // Shared with the failure report.
    "base.css": .style(SharedPageFiles.style),
    "page.js": .script(SharedPageFiles.script),
    "changes.js": .script(PackageResources.changes_js),
    "connection.js": .script(PackageResources.connection_js),
    "drag.js": .script(PackageResources.drag_js),
    "effects.js": .script(PackageResources.effects_js),
    "goldens.js": .script(PackageResources.goldens_js),
    "grid.js": .script(PackageResources.grid_js),
    "inspector.js": .script(PackageResources.inspector_js),
    "keep.js": .script(PackageResources.keep_js),
    "keyboard.js": .script(PackageResources.keyboard_js),
    "lines.js": .script(PackageResources.lines_js),
    "main.js": .script(PackageResources.main_js),
    "model.js": .script(PackageResources.model_js),
    "negotiation.js": .script(PackageResources.negotiation_js),
    "outline.js": .script(PackageResources.outline_js),
    "panels.css": .style(PackageResources.panels_css),
    "pictures.js": .script(PackageResources.pictures_js),
    "preview.css": .style(PackageResources.preview_css),
    "proposal.js": .script(PackageResources.proposal_js),
    "questions.js": .script(PackageResources.questions_js),
    "ruler.js": .script(PackageResources.ruler_js),
    "settings.js": .script(PackageResources.settings_js),
    "single.js": .script(PackageResources.single_js),
    "stage.css": .style(PackageResources.stage_css),
    "stage.js": .script(PackageResources.stage_js),
    "status.js": .script(PackageResources.status_js),
    "tree.js": .script(PackageResources.tree_js),
    "use.js": .script(PackageResources.use_js),
    "variants.js": .script(PackageResources.variants_js),
    "views.js": .script(PackageResources.views_js),
  ]
}
