import Foundation
import PackagePlugin

/// Expands the tables of a target into Swift source and embeds the files of its pages.
@main struct GeneratedSource: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let folder = context.pluginWorkDirectoryURL
    let tables = target.sourceFiles(withSuffix: ".table").map(\.url)
    let pages = target.sourceFiles.map(\.url).filter {
      ["html", "css", "js"].contains($0.pathExtension)
    }
    let inputs = tables + pages
    guard !inputs.isEmpty else { return [] }
    let names = tables.map(\.lastPathComponent) + (pages.isEmpty ? [] : ["PageText"])
    // One command, because SwiftPM repeats all commands of plugins whenever it plans a build.
    return [
      .buildCommand(
        displayName: "Generating source of \(target.name)",
        executable: try context.tool(named: "GenerateSource").url,
        arguments: [folder.path] + inputs.map(\.path), inputFiles: inputs,
        outputFiles: names.map { folder.appending(path: $0 + ".swift") })
    ]
  }
}
