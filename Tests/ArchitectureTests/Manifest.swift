import Foundation

/// The targets of the package and what each of them depends on, read from `Package.swift`.
struct Manifest {
  struct Target: Equatable {
    let name: String
    let dependencies: [String]
    /// Whether the target may use `package` declarations of other targets.
    let hasPackageAccess: Bool
  }

  let targets: [Target]

  /// Reads the declarations `.target(…)` and `.executableTarget(…)` of a manifest.
  init(_ text: String) {
    targets = text.split(separator: "arget(").dropFirst().compactMap { part in
      // A declaration ends where the next one begins; its name and dependencies come first.
      guard let name = Self.strings(in: part, after: "name: ", until: ",").first else { return nil }
      let dependencies =
        part.contains("dependencies: [")
        ? Self.strings(in: part, after: "dependencies: [", until: "]") : []
      return Target(
        name: name, dependencies: dependencies,
        hasPackageAccess: !part.contains("packageAccess: false"))
    }
  }

  subscript(name: String) -> Target? { targets.first { $0.name == name } }

  private static func strings(
    in text: Substring, after start: String, until end: String
  ) -> [String] {
    guard let from = text.range(of: start) else { return [] }
    let rest = text[from.upperBound...]
    let part = rest[..<(rest.range(of: end)?.lowerBound ?? rest.endIndex)]
    return part.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
