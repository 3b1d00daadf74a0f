import HeadlessKit
import ListTesting

// The identity of a tweet, and its changing content.

extension Lesson {
  static let tweetFeed = Lesson(
    "tweet-feed", "The tweet feed",
    gist: """
      A like changes a tweet's content but not its identity. Three ways to get that wrong, and one \
      that works.
      """,
    look: "The likes of the heron in each of the five ways, and what it cost to show them.",
    mistake: """
      The content is part of the identity, or the identity hides the new content from the cell \
      provider.
      """,
    remedy: """
      Use the number of the tweet as the item, keep the content in a store, and reconfigure what \
      has changed.
      """
  ) { lesson in
    let table = TweetTable(Tweet.feed)
    lesson.path("Data source", table.list) { path in
      path.show("Three tweets")
      path.scene(
        "Four more likes for the heron", [.screen, .changes, .views],
        code: "tweets-old"
      ) {
        table.update(to: Tweet.liked)
      }
    }
    tellPitfalls(lesson)

    let right = TweetSnapshots(reconfiguring: Tweet.feed)
    lesson.path("Snapshots of numbers, with a store and a mark", right.list) { path in
      path.show("Three tweets")
      path.scene(
        "Four more likes for the heron", [.screen, .changes, .views],
        code: "tweets-reconfigure", "tweets-new"
      ) {
        right.update(to: Tweet.liked)
      }
      path.say("One cell was configured again, in place.")
    }
    lesson.compare(compareFeed())
  } compare: {
    compareFeed()
  }
}

@MainActor
private func tellPitfalls(_ lesson: LessonRecorder) {
  // snippet.tweets-numbered uses tweets-init tweets-store tweets-new
  let numbered = TweetSnapshots(
    Tweet.feed, identifier: { NumberedTweet(tweet: $0) }, tweet: { item, _ in item.tweet })
  // snippet.end
  lesson.path("Snapshots of tweets that are equal by number", numbered.list) { path in
    path.show("Three tweets")
    path.scene(
      "Four more likes for the heron", [.screen, .changes],
      code: "tweets-numbered-type", "tweets-numbered"
    ) {
      numbered.update(to: Tweet.liked)
    }
    path.say("The new snapshot is equal to the old one, so nothing happened: still seven likes.")
  }

  // snippet.tweets-whole uses tweets-init tweets-store tweets-new
  let whole = TweetSnapshots(Tweet.feed, identifier: { $0 }, tweet: { item, _ in item })
  // snippet.end
  lesson.path("Snapshots of tweets that are equal in everything", whole.list) { path in
    path.show("Three tweets")
    path.scene(
      "Four more likes for the heron", [.screen, .changes, .views],
      code: "tweets-whole"
    ) {
      whole.update(to: Tweet.liked)
    }
    path.say("Eleven likes, but the list deleted one tweet and inserted another, with a new cell.")
  }

  // snippet.tweets-reloading uses tweets-init tweets-store tweets-new
  let reloading = TweetSnapshots(
    Tweet.feed, identifier: { NumberedTweet(tweet: $0) }, tweet: { item, _ in item.tweet },
    mark: { $0.reloadItems($1) })
  // snippet.end
  lesson.path(
    "The first of these with a reload mark, on iOS 14", reloading.list, profile: .iOS14
  ) { path in
    path.show("Three tweets")
    path.scene(
      "Four more likes for the heron", [.screen, .changes],
      code: "tweets-reloading"
    ) {
      reloading.update(to: Tweet.liked)
    }
    path.say(
      """
      The row was reloaded with the tweet from the old snapshot: the two are equal, and \
      the provider received the old one.
      """)
  }
}

@MainActor
private func compareFeed() -> PathComparison {
  PathComparison(
    from: Tweet.feed,
    [.model(Tweet.liked, "four likes"), .model(Tweet.feed, "the likes are taken back")],
    legacy: { TweetTable($0) }, diffable: { TweetSnapshots(reconfiguring: $0) })
}
