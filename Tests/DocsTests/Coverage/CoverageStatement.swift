/// The statement in a type's doc comment about its members: which have an effect, which are only
/// kept, and which are unavailable.
///
/// ```
/// Coverage: simulated. Kept without effect: `mask`, `tag`. Unavailable: `draw(_:)`.
/// ```
///
/// A member that the paragraph does not name is simulated: it has an effect that a test can see.
struct CoverageStatement: Equatable {
  /// The members that are only stored and returned.
  var kept: [String] = []
  /// The members that do not compile, or stop with a message.
  var unavailable: [String] = []

  /// Parses a paragraph; `nil` if it is not such a statement.
  init?(_ paragraph: String) {
    let pattern =
      /Coverage: simulated\.( Kept without effect: (?<kept>[^.]*)\.)?( Unavailable: (?<gone>[^.]*)\.)?/
    guard let match = paragraph.wholeMatch(of: pattern) else { return nil }
    func names(_ list: Substring?) -> [String] {
      (list ?? "").matches(of: /`([^`]+)`/).map { String($0.1) }
    }
    kept = names(match.kept)
    unavailable = names(match.gone)
  }
}
