import Foundation

/// The names of Apple's UIKit known to this project.
///
/// A line of the fixture is a type and its members: `UISlider: value, setValue(_:animated:)`. A
/// method without its labels represents all methods of that name. A line without members is a type
/// whose members are not listed.
struct AppleNames {
  static let path = "Tests/DocsTests/Fixtures/AppleNames.txt"
  /// The path of a file with the members of all types, without labels, one per line.
  static let membersPath = "Tests/DocsTests/Fixtures/AppleMembers.txt"

  /// The members of each type; empty if they are not listed.
  let members: [String: [String]]
  /// The members of all types, without labels. A name outside this set is not Apple's.
  let allMembers: Set<Substring>

  init() throws {
    func lines(_ path: String) throws -> [Substring] {
      guard let text = Repository.text(path) else {
        throw Toolchain.Failure(description: "\(path) is missing")
      }
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
    var members: [String: [String]] = [:]
    for line in try lines(Self.path) {
      // Labels contain colons, so the type ends at the first colon.
      let parts = line.split(separator: ":", maxSplits: 1)
      let names = parts.count < 2 ? [] : parts[1].split(separator: ", ")
      members[String(parts[0])] = names.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    self.members = members
    allMembers = try Set(lines(Self.membersPath)).union(
      members.values.joined().map { $0.prefix { $0 != "(" } })
  }
}
