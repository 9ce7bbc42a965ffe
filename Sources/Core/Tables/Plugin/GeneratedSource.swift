import PackagePlugin

/// Expands the tables of a target into Swift source.
@main struct DeclarationTables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "ExpandTable").url
    return target.sourceFiles(withSuffix: ".table").map { table in
      let name = table.url.lastPathComponent
      let source = context.pluginWorkDirectoryURL.appending(path: name + ".swift")
      return .buildCommand(
        displayName: "Expanding \(name)", executable: tool,
        arguments: [table.url.path, source.path], inputFiles: [table.url], outputFiles: [source])
    }
  }
}
