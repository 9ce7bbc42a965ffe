/// The format that a command line asks for.
package enum OutputFormat {
  /// The format that a file's name and the option ask for; PNG where neither does.
  ///
  /// - Parameters:
  ///   - output: What follows `-o`.
  ///   - asked: What follows `--format`.
  /// - Throws: `UsageError` where they ask for different ones.
  package static func format(_ output: String?, asked: ImageFormat?) throws -> ImageFormat {
    let named = output.flatMap { ImageFormat(suffixOf: $0) }
    if let named, let asked, named != asked {
      throw UsageError(
        "--format \(asked.rawValue) does not fit the name '\(output ?? "")'",
        hint: "name the file .\(asked.suffixes[0]), or leave --format out")
    }
    return asked ?? named ?? .png
  }

  /// - Throws: `UsageError`.
  package static func terminal(_ format: ImageFormat) -> UsageError {
    UsageError(
      "a terminal cannot show \(format == .svg ? "an" : "a") \(format.name) file",
      hint: "write to a file, or pipe the output on")
  }
}
