import ListCore

/// The system release whose message matches a pasted message best.
///
/// The wording changed over the years, so the message is produced on every known release. The
/// comparison with the fewest ignored differences wins; on a tie, the newest release wins.
public struct ReleaseSearch: Hashable, Sendable {
  /// The release.
  public var profile: SystemProfile
  /// The message that a list produced on that release.
  public var produced: String
  /// The comparison of that message with the pasted one.
  public var comparison: MessageComparison
}

extension ReleaseSearch {
  /// Every known release, newest first.
  public static let profiles: [SystemProfile] =
    (SystemProfile.historic + SystemProfile.supported).reversed()

  /// Searches the releases.
  ///
  /// - Parameters:
  ///   - message: The pasted message.
  ///   - profiles: The releases to try, in order of preference.
  ///   - produce: Produces the message of a list on a release; `nil` if there is none.
  /// - Returns: The release whose message is identical with the fewest concessions; if there is
  ///   none, the one whose message matches longest from its start; `nil` if no list produced a
  ///   message.
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
