import ListCore

/// The release that says a pasted message most faithfully.
///
/// Words changed over the years, so a message is produced on every release that is known, and the
/// comparison that had to overlook least wins; among equals the newest release does.
public struct ReleaseSearch: Hashable, Sendable {
  /// The release.
  public var profile: SystemProfile
  /// What a list said on it.
  public var produced: String
  /// How that compares with the pasted message.
  public var comparison: MessageComparison
}

extension ReleaseSearch {
  /// Every release that is known, newest first.
  public static let profiles: [SystemProfile] =
    (SystemProfile.historic + SystemProfile.supported).reversed()

  /// Searches the releases.
  ///
  /// - Parameters:
  ///   - message: The pasted message.
  ///   - profiles: The releases to try, the preferred one first.
  ///   - produce: Makes a list say its message on a release; `nil` if it says none.
  /// - Returns: The release whose message is identical with the fewest concessions; if there is
  ///   none, the one whose message agrees longest from its start; `nil` if no list said anything.
  public static func best(
    for message: TranscriptMessage, among profiles: [SystemProfile] = profiles,
    produce: (SystemProfile) throws -> String?
  ) rethrows -> ReleaseSearch? {
    var best: ReleaseSearch?
    var closest: (length: Int, search: ReleaseSearch)?
    for profile in profiles {
      guard let produced = try produce(profile) else { continue }
      let search = ReleaseSearch(
        profile: profile, produced: produced,
        comparison: MessageComparison(pasted: message, produced: produced))
      switch search.comparison.verdict {
      case .identical where search.comparison.concessions.isEmpty:
        return search
      case .identical:
        if search.concessionCount < (best?.concessionCount ?? .max) { best = search }
      case .different:
        let length = zip(message.text, produced).prefix { $0 == $1 }.count
        if length > (closest?.length ?? -1) { closest = (length, search) }
      }
    }
    return best ?? closest?.search
  }

  private var concessionCount: Int { comparison.concessions.count }
}
