extension Lesson {
  /// All lessons, in the recommended order.
  static let all: [Lesson] = [
    firstSnapshot, reloading, reuse, insertingAndDeleting, forgottenDeletion, countsNeverLoaded,
    moves, sections, nestedBatches, contacts, mountainSearch, wifiSettings, insertionSort,
    nearbyDevices, tweetFeed, blogPosts, fetchedResults, backgroundApply, profiles,
    designingIdentifiers, wholeScreen,
  ]

  /// Returns the lesson with a name.
  static func named(_ name: String) -> Lesson? { all.first { $0.name == name } }
}
