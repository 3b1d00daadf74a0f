extension KnownDifference {
  /// Messages that `explain` recognises, names and cannot run again.
  static let notReproduced: [KnownDifference] = [
    dropPlaceholders,
    courseOfAnimations,
    deallocatedDuringUpdate,
    insideUIKit,
    nibMessages,
    appKitMessages,
    KnownDifference(
      "section-hash-message", .notReproduced,
      subject: "The message about hash values of section identifiers",
      reason: "Snapshots trust the hash values.",
      facts: ["E2"]),
    KnownDifference(
      "several-queues-warning", .notReproduced,
      subject: "The warning about updates from several queues",
      reason: "It is printed later than the calls of a reproduction.",
      facts: ["E7"]),
  ]

  /// A message about a placeholder of drag and drop.
  public static let dropPlaceholders = KnownDifference(
    "drop-placeholders", .notReproduced,
    subject: "Drop placeholders",
    reason: "Drag and drop sessions are left out.",
    facts: ["B6"])

  /// A message about animations under way.
  public static let courseOfAnimations = KnownDifference(
    "course-of-animations", .notReproduced,
    subject: "`Cell animation stop fraction …`, and two animations of a header or footer",
    reason: "Animations here have an end but no intermediate states.",
    facts: ["B6"])

  /// A message about a view that was freed too early.
  public static let deallocatedDuringUpdate = KnownDifference(
    "deallocated-during-update", .notReproduced,
    subject: "A table or collection view deallocated while an update is in flight",
    reason: "It depends on memory, not on calls.",
    facts: ["B6"])

  /// A message that no call of a client leads to.
  public static let insideUIKit = KnownDifference(
    "inside-uikit", .notReproduced,
    subject: """
      Requests that UIKit makes internally, such as `request for number of items before section …`
      """,
    reason: "No client call leads there directly.",
    facts: ["D2"])

  /// A message about a nib.
  public static let nibMessages = KnownDifference(
    "nib-messages", .notReproduced,
    subject: "Nibs",
    reason: "Xcode checks a nib when it compiles it; here it is read as it is.",
    facts: ["C1"])

  /// A message of AppKit's lists.
  public static let appKitMessages = KnownDifference(
    "appkit-messages", .notReproduced,
    subject: "AppKit's lists",
    reason: "There are no AppKit views.",
    facts: ["C1", "F"])
}
