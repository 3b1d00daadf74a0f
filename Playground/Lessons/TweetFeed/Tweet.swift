/// Something said, and how many like it: the model of the lesson.
///
/// Its identity is everything: whoever likes it makes another one of it.
struct Tweet: Hashable, Sendable, Identifiable {
  let id: Int
  let text: String
  var likes: Int

  /// The likes as the list shows them.
  var likesText: String { "♥ \(likes)" }

  static let feed = [
    Tweet(id: 1, text: "Good morning", likes: 3), Tweet(id: 2, text: "Look, a heron", likes: 7),
    Tweet(id: 3, text: "Good night", likes: 0),
  ]
  /// Four more like the heron.
  static let liked = [feed[0], Tweet(id: 2, text: "Look, a heron", likes: 11), feed[2]]
}

/// A tweet whose identity is its number: whoever likes it changes nothing.
struct NumberedTweet: Hashable, Sendable {
  let tweet: Tweet

  static func == (one: NumberedTweet, other: NumberedTweet) -> Bool {
    one.tweet.id == other.tweet.id
  }

  func hash(into hasher: inout Hasher) { hasher.combine(tweet.id) }
}
