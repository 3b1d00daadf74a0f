extension KnownDifference {
  /// The messages that `explain` recognises and names, and that cannot be reproduced.
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

  /// The messages about placeholders of drag and drop.
  public static let dropPlaceholders = KnownDifference(
    "drop-placeholders", .notReproduced,
    subject: "Drop placeholders",
    reason: "Drag and drop sessions are left out.",
    facts: ["B6"])

  /// The messages about animations in progress.
  public static let courseOfAnimations = KnownDifference(
    "course-of-animations", .notReproduced,
    subject: "`Cell animation stop fraction …`, and two animations of a header or footer",
    reason: "Animations here have an end but no intermediate states.",
    facts: ["B6"])

  /// The message about a view that was deallocated too early.
  public static let deallocatedDuringUpdate = KnownDifference(
    "deallocated-during-update", .notReproduced,
    subject: "A table or collection view deallocated while an update is in flight",
    reason: "It depends on memory, not on calls.",
    facts: ["B6"])

  /// The messages that no call of a client causes.
  public static let insideUIKit = KnownDifference(
    "inside-uikit", .notReproduced,
    subject: """
      Requests that UIKit makes internally, such as `request for number of items before section …`
      """,
    reason: "No client call leads there directly.",
    facts: ["D2"])

  /// The messages about nibs.
  public static let nibMessages = KnownDifference(
    "nib-messages", .notReproduced,
    subject: "Nibs",
    reason: "Xcode checks a nib when it compiles it; here it is read as it is.",
    facts: ["C1"])

  /// The messages of AppKit's lists.
  public static let appKitMessages = KnownDifference(
    "appkit-messages", .notReproduced,
    subject: "AppKit's lists",
    reason: "There are no AppKit views.",
    facts: ["C1", "F"])
}
