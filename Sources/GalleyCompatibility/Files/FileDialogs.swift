import Foundation

extension View {
  /// Reports a diagnostic that something is presented that a picture does not show.
  nonisolated private func presenting(_ what: String, if isPresented: Bool) -> some View {
    reporting(isPresented ? "\(what) is presented here, which a picture does not show" : nil)
  }

  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Not shown in a picture; a diagnostic says where a dialog for files is presented.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    presenting("a dialog for files", if: isPresented.wrappedValue)
  }
  /// Accepted for source compatibility: dialogs for files are not shown.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Accepted for source compatibility: dialogs for files are not shown.
  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> some View { self }
  /// Accepted for source compatibility: dialogs for files are not shown.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
}
