import Foundation
import PackagePlugin

/// Expands the tables of a target into Swift source and embeds the files of its pages.
@main struct GeneratedSource: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "GenerateSource").url
    func command(_ inputs: [URL], _ name: String) -> Command {
      let source = context.pluginWorkDirectoryURL.appending(path: name + ".swift")
      return .buildCommand(
        displayName: "Generating \(name).swift", executable: tool,
        arguments: [source.path] + inputs.map(\.path), inputFiles: inputs, outputFiles: [source])
    }
    let pages = target.sourceFiles.map(\.url).filter {
      ["html", "css", "js"].contains($0.pathExtension)
    }
    return target.sourceFiles(withSuffix: ".table").map {
      command([$0.url], $0.url.lastPathComponent)
    } + (pages.isEmpty ? [] : [command(pages, "PageText")])
  }
}
