import HeadlessKit
import ListTesting

// What a tweet is, and what is only true of it today.

extension Lesson {
  static let tweetFeed = Lesson(
    "tweet-feed", "The tweet feed",
    gist: """
      A like changes a tweet and not which tweet it is. Three ways to get that wrong, and one that \
      works.
      """
  ) { lesson in
    let table = TweetTable(Tweet.feed)
    lesson.path("Data source", table.list) { path in
      path.show("Three tweets")
      path.scene("Four more like the heron", [.screen, .changes, .views]) {
        table.update(to: Tweet.liked)
      }
    }
    tellPitfalls(lesson)

    let right = TweetSnapshots(reconfiguring: Tweet.feed)
    lesson.path("Snapshots of numbers, with a store and a mark", right.list) { path in
      path.show("Three tweets")
      path.scene("Four more like the heron", [.screen, .changes, .views]) {
        right.update(to: Tweet.liked)
      }
      path.say("One cell, filled again in its place.")
    }
    lesson.compare(compareFeed())
  } compare: {
    compareFeed()
  }
}

@MainActor
private func tellPitfalls(_ lesson: LessonTeller) {
  let numbered = TweetSnapshots(
    Tweet.feed, identifier: { NumberedTweet(tweet: $0) }, tweet: { item, _ in item.tweet })
  lesson.path("Snapshots of tweets that are equal by number", numbered.list) { path in
    path.show("Three tweets")
    path.scene("Four more like the heron", [.screen, .changes]) {
      numbered.update(to: Tweet.liked)
    }
    path.say("The new snapshot is equal to the old one, so nothing happened: seven likes.")
  }

  let whole = TweetSnapshots(Tweet.feed, identifier: { $0 }, tweet: { item, _ in item })
  lesson.path("Snapshots of tweets that are equal in everything", whole.list) { path in
    path.show("Three tweets")
    path.scene("Four more like the heron", [.screen, .changes, .views]) {
      whole.update(to: Tweet.liked)
    }
    path.say("Eleven likes; but to the list one tweet went and another came, with a new cell.")
  }

  let reloading = TweetSnapshots(
    Tweet.feed, identifier: { NumberedTweet(tweet: $0) }, tweet: { item, _ in item.tweet },
    mark: { $0.reloadItems($1) })
  lesson.path(
    "The first of these with a reload mark, on iOS 14", reloading.list, profile: .iOS14
  ) { path in
    path.show("Three tweets")
    path.scene("Four more like the heron", [.screen, .changes]) {
      reloading.update(to: Tweet.liked)
    }
    path.say(
      """
      The row was reloaded, with the tweet that the old snapshot held: the two are equal, and \
      the provider got the wrong one.
      """)
  }
}

@MainActor
private func compareFeed() -> PathComparison {
  PathComparison(
    from: Tweet.feed,
    [.model(Tweet.liked, "four likes"), .model(Tweet.feed, "they take them back")],
    legacy: { TweetTable($0) }, diffable: { TweetSnapshots(reconfiguring: $0) })
}
