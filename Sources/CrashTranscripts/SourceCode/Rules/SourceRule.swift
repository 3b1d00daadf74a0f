import ListCore

/// Something that cannot be right in a function that changes a list, or in the app as a whole.
///
/// A rule says nothing where a call cannot be followed: a wrong accusation costs more than silence.
struct SourceRule: Sendable {
  /// Returns what is wrong with a function.
  let findings: @Sendable (ListCode) -> [SourceFinding]

  /// The rules for functions, the more telling first: the first one that finds something in a
  /// function decides.
  static let all: [SourceRule] = [
    .reloadedInside, .besideController, .besideDiffable, .reloadBesideStructure, .sectionLeft,
    .sectionUnchanged,
    .reloadedBefore, .announcedTwice, .changedTwice, .pastTheEnd, .placeholder, .otherNumber,
    .calledInLoop, .modelUnchanged, .notAnnounced,
  ]

  /// The rules whose findings stand beside others.
  static let more: [SourceRule] = [
    .scrolling, .scrolledTooEarly, .capturedIndexPath, .unsortedRemoval, .sections, .returnedView,
    .dequeuedTwice,
    .controllerChanges, .twoQueues,
  ]
}
