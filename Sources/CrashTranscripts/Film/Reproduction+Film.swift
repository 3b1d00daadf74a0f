import HeadlessKit
import ListCore
import ListTesting

extension Reproduction {
  /// The update as a film: as it was reported, beside the repair of the most likely cause.
  ///
  /// The rows are numbered by their positions before the update. The film is `nil` if no update was
  /// replayed, or if the list is too long to be shown.
  @MainActor
  public var film: FilmStrip? {
    guard let diagnosis, let profile, Self.canShow(diagnosis.evidence) else { return nil }
    let stage = { UpdateFilm(kind: diagnosis.kind, profile: profile) }
    var reels = [stage().reel("As reported", [diagnosis.evidence])]
    let repaired = help.causes.first?.repair.replay ?? []
    if !repaired.isEmpty, repaired.allSatisfy(Self.canShow) {
      reels.append(stage().reel("Repaired", repaired))
    }
    return FilmStrip(title: message.family.title, reels: reels)
  }

  private static func canShow(_ update: BatchEvidence) -> Bool {
    update.batch.changes.count <= 500
      && [update.before, update.after].allSatisfy {
        $0.sectionCount <= 50 && $0.itemCount <= 2_000
      }
  }
}

extension TranscriptFamily {
  /// The family in words: `Invalid number of rows`.
  public var title: String {
    rawValue.replacing("-", with: " ").capitalizedFirst
  }
}
