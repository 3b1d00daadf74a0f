import ListTesting

/// All lessons and comparisons as pages that link to each other, with an index.
@MainActor
enum LessonSite {
  /// A page, and the name of its file.
  struct Page {
    var name: String
    var text: String
  }

  /// The page that lists the others.
  private static let index = PageLinks.Link("All lessons", "index.html")

  /// Draws all pages into a folder.
  static func write(to folder: String, _ input: Input) async -> CommandResult {
    do {
      try input.makeFolder(folder)
      var count = 1
      for number in Lesson.all.indices {
        input.prompt("\(number + 1) of \(Lesson.all.count): \(Lesson.all[number].name)\n")
        for page in await pages(ofLesson: number) {
          try input.write(page.text, "\(folder)/\(page.name)")
          count += 1
        }
      }
      try input.write(list.html, "\(folder)/\(index.address)")
      return CommandResult(
        output: "\(count) pages; open \(folder)/\(index.address) in a browser\n")
    } catch {
      return .failure(.cannotCreate, "'\(folder)' cannot be written.")
    }
  }

  /// The index: the lessons in the order to learn in.
  static var list: PageIndex {
    PageIndex(
      title: "From table view to diffable data source",
      introduction: """
        Each lesson makes the same change to a table view or a collection view twice: with a data \
        source that announces its changes by hand, and with a diffable data source that applies \
        snapshots. It shows the code of both ways, what the list does, and why. If you do not know \
        what a snapshot is, start with the first; the others build on it in order.
        """,
      entries: Lesson.all.map { lesson in
        PageIndex.Entry(
          link: link(lesson), text: lesson.gist, related: [comparisonLink(lesson, "Comparison")])
      })
  }

  /// Returns the film and the comparison of a lesson.
  static func pages(ofLesson number: Int) async -> [Page] {
    let lesson = Lesson.all[number]
    let film = await LessonRecorder(lesson).film(of: lesson)
    let previous = number > 0 ? Lesson.all[number - 1] : nil
    let next = number + 1 < Lesson.all.count ? Lesson.all[number + 1] : nil
    let links = PageLinks(
      index: index, previous: previous.map(link), next: next.map(link),
      related: [comparisonLink(lesson, "Comparison of both ways")])
    let back = PageLinks(
      index: index, previous: previous.map { comparisonLink($0, $0.title) },
      next: next.map { comparisonLink($0, $0.title) },
      related: [PageLinks.Link("The lesson: \(lesson.title)", link(lesson).address)])
    return [
      Page(name: link(lesson).address, text: film.html(links)),
      Page(
        name: comparisonLink(lesson, "").address,
        text: lesson.compare().html(back, title: lesson.title)),
    ]
  }

  private static func link(_ lesson: Lesson) -> PageLinks.Link {
    PageLinks.Link(lesson.title, "\(lesson.name).html")
  }

  private static func comparisonLink(_ lesson: Lesson, _ title: String) -> PageLinks.Link {
    PageLinks.Link(title, "\(lesson.name)-comparison.html")
  }
}
