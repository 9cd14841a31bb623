import PackagePlugin

/// Generates a member of `Phrase` for each sentence of `Localization/en.json` whenever that file
/// has changed.
@main
struct GeneratePhrases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let table = context.package.directoryURL.appending(path: "Localization/en.json")
    let source = context.pluginWorkDirectoryURL.appending(path: "Phrases.swift")
    return [
      .buildCommand(
        displayName: "Writing Phrases.swift",
        executable: try context.tool(named: "PhraseGenerator").url,
        arguments: [table.path, source.path], inputFiles: [table], outputFiles: [source])
    ]
  }
}
