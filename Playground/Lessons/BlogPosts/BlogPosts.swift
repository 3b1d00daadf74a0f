import DiffableKit
import HeadlessKit
import ListTesting

// Snapshots over existing code, without a rewrite.

private let posts = ["Hello, world", "On lists", "On tables"]
private let morePosts = ["On snapshots", "Hello, world", "On tables"]

/// A blog with an old data source: its cells are configured by row number.
@MainActor
private final class BlogTable: NSObject, ModelScreen, TableViewDataSource {
  var posts: [String]
  let list = TableView(frame: .zero, style: .plain)

  init(_ posts: [String]) {
    self.posts = posts
    super.init()
    list.register(TableViewCell.self, forCellReuseIdentifier: "post")
    list.dataSource = self
  }

  // snippet.blog-old
  func update(to posts: [String]) {
    self.posts = posts
    list.reloadData()
  }
  // snippet.end

  func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { posts.count }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "post", for: path)
    cell.textLabel?.text = posts[path.row]
    return cell
  }

  func tableView(_: TableView, titleForHeaderInSection _: Int) -> String? { "Blog" }
}

/// The same data source, with a snapshot data source between it and the table.
@MainActor
private final class MigratedBlog: ModelScreen {
  private let blog: BlogTable
  private let source: TableViewDiffableSourceReference
  var list: TableView { blog.list }

  // snippet.blog-new
  init(_ posts: [String]) {
    blog = BlogTable(posts)
    source = TableViewDiffableSourceReference(tableView: blog.list, migrating: blog)
    update(to: posts)
  }

  func update(to posts: [String]) {
    blog.posts = posts
    let snapshot = DiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["posts"])
    snapshot.appendItems(withIdentifiers: posts)
    source.applySnapshot(snapshot, animatingDifferences: true)
  }
  // snippet.end
}

extension Lesson {
  static let blogPosts = Lesson(
    "blog-posts", "Blog posts",
    gist: """
      A snapshot data source can be put between a table and its data source. The cells are \
      still made by the old methods; the changes are computed.
      """,
    look: "The header: it still comes from the old data source, behind the snapshots.",
    mistake: "A screen is rewritten all at once, and nobody can tell which part broke it.",
    remedy: """
      Put a diffable source in front of the old data source first, compare, and move its methods \
      over later.
      """
  ) { lesson in
    let blog = BlogTable(posts)
    lesson.path("Data source", blog.list) { path in
      path.show("Three posts")
      path.scene("One is deleted, one is inserted", [.screen, .cost], code: "blog-old") {
        blog.update(to: morePosts)
      }
    }

    let migrated = MigratedBlog(posts)
    lesson.path("Snapshots over the old data source", migrated.list) { path in
      path.show("Three posts")
      path.scene(
        "One is deleted, one is inserted", [.screen, .changes, .cost], code: "blog-new"
      ) {
        migrated.update(to: morePosts)
      }
      path.say(
        """
        The header came from the old data source too. Migrate its methods one by one; the last \
        step is a cell provider.
        """)
    }
    lesson.compare(compareBlog())
  } compare: {
    compareBlog()
  }
}

@MainActor
private func compareBlog() -> PathComparison {
  PathComparison(
    from: posts, [.model(morePosts, "one is deleted, one added"), .model(posts, "as before")],
    legacy: { BlogTable($0) }, diffable: { MigratedBlog($0) })
}
