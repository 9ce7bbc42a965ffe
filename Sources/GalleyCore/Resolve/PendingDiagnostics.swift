import Synchronization

/// What is to be said about the next picture, as it was noticed where there was none yet, such as in
/// the initialiser of an app.
package enum PendingDiagnostics {
  private static let list = Mutex<[(view: String, message: String)]>([])

  package static func report(_ message: String, view: String) {
    list.withLock { list in
      let isKnown = list.contains { $0.view == view && $0.message == message }
      if list.count < 100, !isKnown { list.append((view, message)) }
    }
  }

  /// Hands the diagnostics over to `tree`.
  package static func move(to tree: LayoutNodeTree) {
    let reports = list.withLock { list in
      defer { if !list.isEmpty { list = [] } }
      return list
    }
    for report in reports { tree.report(report.message, view: report.view) }
  }
}
