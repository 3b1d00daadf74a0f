import ListTesting

/// A lesson: the same changes made by a data source and by snapshots.
struct Lesson: Sendable {
  /// The name on the command line: `mountain-search`.
  let name: String
  /// The title.
  let title: String
  /// The subject of the lesson, in a sentence.
  let gist: String
  /// Runs the lesson, the old way first.
  let tell: @MainActor @Sendable (LessonRecorder) async -> Void
  /// Runs both ways over the same models and compares the visible results.
  let compare: @MainActor @Sendable () -> PathComparison

  init(
    _ name: String, _ title: String, gist: String,
    tell: @escaping @MainActor @Sendable (LessonRecorder) async -> Void,
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
  /// All lessons, in the recommended order.
  static let all: [Lesson] = [
    reloading, reuse, insertingAndDeleting, forgottenDeletion, countsNeverLoaded, moves, sections,
    nestedBatches, contacts, mountainSearch, wifiSettings, insertionSort, nearbyDevices, tweetFeed,
    blogPosts, fetchedResults, backgroundApply, profiles, designingIdentifiers, wholeScreen,
  ]

  /// Returns the lesson with a name.
  static func named(_ name: String) -> Lesson? { all.first { $0.name == name } }
}
