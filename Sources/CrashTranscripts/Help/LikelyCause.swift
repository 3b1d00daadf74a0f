import ListCore

/// What probably went wrong, with the repair that it asks for.
public struct LikelyCause: Hashable, Sendable {
  /// The mistake.
  public let mistake: Mistake
  /// The mistake, as it shows in this report, in one or a few sentences.
  public let sentence: String
  /// What to write instead.
  public let repair: SuggestedRepair

  init(_ mistake: Mistake, _ sentence: String, _ repair: SuggestedRepair) {
    self.mistake = mistake
    self.sentence = sentence
    self.repair = repair
  }

  /// Creates a cause whose repair is described by its words, its code and its replay.
  init(
    _ mistake: Mistake, _ sentence: String, repair: String, code: String,
    replay: [BatchEvidence] = []
  ) {
    self.init(
      mistake, sentence,
      SuggestedRepair(mistake.approach, repair, code: code, replay: replay))
  }
}
