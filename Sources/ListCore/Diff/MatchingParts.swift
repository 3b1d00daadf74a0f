/// The parts of a matching as plain memory, for loops over all of it.
///
/// In a debug build, accessing an array through a matching costs more than the work on its
/// elements.
struct MatchingParts {
  /// The position before the change of the first item of each section, followed by the number of
  /// all items.
  let startsBefore: UnsafeBufferPointer<Int32>
  /// The position after the change of the first item of each section, followed by the number of all
  /// items.
  let startsAfter: UnsafeBufferPointer<Int32>
  /// The section after the change that each section before it is; negative for deleted sections.
  let destinations: UnsafeBufferPointer<Int32>
  /// The section before the change that each section after it was; negative for new sections.
  let origins: UnsafeBufferPointer<Int32>
  /// The matched runs, ascending by their positions after the change.
  let runs: UnsafeBufferPointer<MatchedRun>
}

extension ListMatching {
  /// Calls the closure with the parts, which are valid during the call.
  func withParts<Result>(_ body: (MatchingParts) -> Result) -> Result {
    startsBefore.withUnsafeBufferPointer { startsBefore in
      startsAfter.withUnsafeBufferPointer { startsAfter in
        sectionDestinations.withUnsafeBufferPointer { destinations in
          sectionOrigins.withUnsafeBufferPointer { origins in
            runs.withUnsafeBufferPointer { runs in
              body(
                MatchingParts(
                  startsBefore: startsBefore, startsAfter: startsAfter,
                  destinations: destinations, origins: origins, runs: runs))
            }
          }
        }
      }
    }
  }
}
