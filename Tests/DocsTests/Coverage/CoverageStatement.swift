/// What a type's doc comment says about its members: which have an effect, which are only kept,
/// and which are unavailable.
///
/// ```
/// Coverage: simulated. Kept without effect: `mask`, `tag`. Unavailable: `draw(_:)`.
/// ```
///
/// A member that the paragraph does not name is simulated: it has an effect that a test can see.
struct CoverageStatement: Equatable {
  /// The members that are stored and given back, and nothing else.
  var kept: [String] = []
  /// The members that do not compile, or stop with a sentence.
  var unavailable: [String] = []

  /// Reads a paragraph; `nil` if it is no such statement.
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
