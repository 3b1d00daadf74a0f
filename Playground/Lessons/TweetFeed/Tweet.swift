/// A tweet and its number of likes: the model of the lesson.
///
/// Its identity includes everything: a like makes it a different tweet.
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
  /// The feed after four more likes for the heron.
  static let liked = [feed[0], Tweet(id: 2, text: "Look, a heron", likes: 11), feed[2]]
}

/// A tweet whose identity is its number: a like does not change it.
// snippet.tweets-numbered-type
struct NumberedTweet: Hashable, Sendable {
  let tweet: Tweet

  static func == (one: NumberedTweet, other: NumberedTweet) -> Bool {
    one.tweet.id == other.tweet.id
  }

  func hash(into hasher: inout Hasher) { hasher.combine(tweet.id) }
}
// snippet.end
