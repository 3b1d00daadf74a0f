import ListTesting

/// One lesson: a story told twice, by a data source and by snapshots.
struct Lesson: Sendable {
  /// What the command line calls it: `mountain-search`.
  let name: String
  /// What its first line says.
  let title: String
  /// What one learns, in a sentence.
  let gist: String
  /// Tells the story, the old way first.
  let tell: @MainActor @Sendable (LessonTeller) async -> Void
  /// Runs both ways over the same models, and compares what a person sees.
  let compare: @MainActor @Sendable () -> PathComparison

  init(
    _ name: String, _ title: String, gist: String,
    tell: @escaping @MainActor @Sendable (LessonTeller) async -> Void,
    compare: @escaping @MainActor @Sendable () -> PathComparison
  ) {
    self.name = name
    self.title = title
    self.gist = gist
    self.tell = tell
    self.compare = compare
  }
}

extension Lesson {
  /// Every lesson, in the order in which they are best taken.
  static let all: [Lesson] = [
    reloading, reuse, insertingAndDeleting, forgottenDeletion, countsNeverLoaded, moves, sections,
    nestedBatches, contacts, mountainSearch, wifiSettings, insertionSort, nearbyDevices, tweetFeed,
    blogPosts, fetchedResults, backgroundApply, designingIdentifiers,
  ]

  /// The lesson of a name.
  static func named(_ name: String) -> Lesson? { all.first { $0.name == name } }
}
