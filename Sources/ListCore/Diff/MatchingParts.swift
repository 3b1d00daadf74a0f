/// The parts of a matching as plain memory, for loops over all of it.
///
/// Reaching an array through a matching costs a debug build more than anything that is done with
/// what is in it.
struct MatchingParts {
  /// The position before the change of the first item of each section, and behind these the number
  /// of all items.
  let startsBefore: UnsafeBufferPointer<Int32>
  /// The position after the change of the first item of each section, and behind these the number
  /// of all items.
  let startsAfter: UnsafeBufferPointer<Int32>
  /// For each section before the change the one that it is after it; negative for deleted ones.
  let destinations: UnsafeBufferPointer<Int32>
  /// For each section after the change the one that it was before it; negative for new ones.
  let origins: UnsafeBufferPointer<Int32>
  /// What is matched, in the order after the change.
  let runs: UnsafeBufferPointer<MatchedRun>
}

extension ListMatching {
  /// Calls the closure with the parts, which are valid as long as it runs.
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
