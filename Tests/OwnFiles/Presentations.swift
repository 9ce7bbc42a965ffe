import SwiftUI

struct Warning: Identifiable, LocalizedError {
  let id: Int
  var errorDescription: String? { "Warning \(id)" }
}

struct PresentationsScreen: View {
  @State private var showsSheet = false
  @State private var showsAlert = false
  @State private var showsActions = false
  @State private var showsPopover = false
  @State private var showsImporter = false
  @State private var showsExporter = false
  @State private var warning: Warning?
  @State private var name = ""
  @State private var detent = PresentationDetent.medium
  @State private var document = NotesDocument()

  var body: some View {
    VStack(spacing: 20) {
      Button("Sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet, onDismiss: { print("done") }) {
          SheetContent()
            .presentationDetents(
              [.medium, .large, .fraction(0.3), .height(200)], selection: $detent
            )
            .presentationDragIndicator(.visible)
            .presentationBackground(.thinMaterial)
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
            .presentationCornerRadius(20)
            .presentationContentInteraction(.scrolls)
            .presentationCompactAdaptation(.sheet)
            .presentationSizing(.form)
            .interactiveDismissDisabled()
        }
      Button("Cover") { showsSheet = true }
        .fullScreenCover(isPresented: $showsSheet) { SheetContent() }
        .sheet(item: $warning) { Text("Warning \($0.id)") }
      Button("Popover") { showsPopover = true }
        .popover(isPresented: $showsPopover, attachmentAnchor: .point(.center), arrowEdge: .bottom)
      {
        Text("Popover").presentationCompactAdaptation(.popover)
      }
        .popover(item: $warning) { Text("\($0.id)") }
      Button("Old alert") { showsAlert = true }
        .alert(isPresented: $showsAlert) {
          Alert(
            title: Text("Delete?"), message: Text("There is no way back."),
            primaryButton: .destructive(Text("Delete")) {}, secondaryButton: .cancel())
        }
        .alert(item: $warning) { warning in
          Alert(title: Text(warning.errorDescription ?? ""), dismissButton: .default(Text("OK")))
        }
      Button("Alert") { showsAlert = true }
        .alert("Title", isPresented: $showsAlert) {
          TextField("Name", text: $name)
          Button("OK", role: .cancel) {}
        } message: {
          Text("Message")
        }
        .alert("Title", isPresented: $showsAlert, presenting: warning) { warning in
          Button("Fix \(warning.id)") {}
        } message: { warning in
          Text("Message \(warning.id)")
        }
        .alert(isPresented: $showsAlert, error: warning) { Button("OK") {} }
      Button("Actions") { showsActions = true }
        .actionSheet(isPresented: $showsActions) {
          ActionSheet(
            title: Text("Choose"), message: Text("One"),
            buttons: [
              .default(Text("Red")) { name = "red" }, .destructive(Text("Delete")), .cancel(),
            ])
        }
        .actionSheet(item: $warning) { ActionSheet(title: Text("\($0.id)")) }
        .confirmationDialog("Sure?", isPresented: $showsActions, titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Really?")
        }
        .confirmationDialog(
          Text("Sure?"), isPresented: $showsActions, titleVisibility: .hidden, presenting: warning
        ) { Text("\($0.id)") }
        .dialogIcon(Image(systemName: "trash"))
        .dialogSuppressionToggle(isSuppressed: $showsSheet)
    }
    .fileImporter(isPresented: $showsImporter, allowedContentTypes: [.plainText, .pdf]) { result in
      if case .success(let url) = result { print(url) }
    }
    .fileImporter(
      isPresented: $showsImporter, allowedContentTypes: [.image], allowsMultipleSelection: true
    ) { (result: Result<[URL], any Error>) in print(result) }
    .fileExporter(
      isPresented: $showsExporter, document: document, contentType: .plainText,
      defaultFilename: "Notes"
    ) { result in print(result) }
    .fileMover(isPresented: $showsExporter, file: nil) { _ in }
    .inspector(isPresented: $showsSheet) { Text("Inspector").inspectorColumnWidth(200) }
    .quickLookPreview(.constant(nil))
  }
}

struct SheetContent: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    NavigationStack {
      Text("Content")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done", action: dismiss.callAsFunction)
          }
        }
    }
  }
}
