/// A page that lists other pages, such as films, in the order in which they are to be read.
///
/// ```swift
/// let index = PageIndex(
///   title: "Films",
///   entries: [.init(link: .init("Shelf", "shelf.html"), text: "Three books and a move.")])
/// try index.html.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct PageIndex: Hashable, Sendable {
  /// A page in the list.
  public struct Entry: Hashable, Sendable {
    /// The page.
    public var link: PageLinks.Link
    /// The subject of the page.
    public var text: String
    /// Other pages about the subject.
    public var related: [PageLinks.Link]

    /// Creates an entry.
    public init(link: PageLinks.Link, text: String = "", related: [PageLinks.Link] = []) {
      self.link = link
      self.text = text
      self.related = related
    }
  }

  /// The title.
  public var title: String
  /// The text above the list.
  public var introduction: String
  /// The pages.
  public var entries: [Entry]

  /// Creates an index.
  public init(title: String, introduction: String = "", entries: [Entry]) {
    self.title = title
    self.introduction = introduction
    self.entries = entries
  }
}

extension PageIndex {
  /// The index as a self-contained HTML page: no scripts, no other files, readable in light and dark
  /// mode, with all text escaped.
  public var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <title>\(title.escapedForMarkup)</title>
    <style>
    \(PageText.comparisonStyle)
    </style>
    </head>
    <body>
    <main>
    <h1>\(title.escapedForMarkup)</h1>
    <p>\(introduction.proseMarkup)</p>
    <ol class="index">
    \(entries.map(Self.item).joined(separator: "\n"))
    </ol>
    </main>
    </body>
    </html>

    """
  }

  private static func item(_ entry: Entry) -> String {
    // Read aloud without the list around them, links to pages of one kind need names of their own.
    let related = entry.related.map { link in
      " \(link.markup(link.title, name: "\(link.title): \(entry.link.title)"))"
    }.joined()
    return """
      <li><h2>\(entry.link.markup)</h2>
      <p>\(entry.text.proseMarkup)\(related)</p></li>
      """
  }
}

extension PageLinks.Link {
  /// The link as an element.
  var markup: String { markup(title) }

  /// Returns the link as an element.
  ///
  /// - Parameters:
  ///   - text: The text of the link.
  ///   - relation: The relation of the page to this one, such as `next`.
  ///   - name: The name of the link for screen readers, if it is not its text.
  func markup(_ text: String, relation: String? = nil, name: String? = nil) -> String {
    let rel = relation.map { " rel=\"\($0)\"" } ?? ""
    let label = name.map { " aria-label=\"\($0.escapedForMarkup)\"" } ?? ""
    return "<a href=\"\(address.escapedForMarkup)\"\(rel)\(label)>\(text.escapedForMarkup)</a>"
  }
}

/// The links of a page to the others of its site: what comes before and after it, and where they
/// are listed.
///
/// ```swift
/// let links = PageLinks(
///   index: .init("All films", "index.html"), next: .init("Sections", "sections.html"))
/// try film.html(links).write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct PageLinks: Hashable, Sendable {
  /// A link.
  public struct Link: Hashable, Sendable {
    /// The text of the link.
    public var title: String
    /// The relative address.
    public var address: String

    /// Creates a link.
    public init(_ title: String, _ address: String) {
      self.title = title
      self.address = address
    }
  }

  /// The page that lists all pages.
  public var index: Link?
  /// The page before.
  public var previous: Link?
  /// The page after.
  public var next: Link?
  /// The pages about the same subject.
  public var related: [Link]

  /// Creates links.
  public init(
    index: Link? = nil, previous: Link? = nil, next: Link? = nil, related: [Link] = []
  ) {
    self.index = index
    self.previous = previous
    self.next = next
    self.related = related
  }
}

extension PageLinks {
  /// The links as an element with a line break after it; empty if there are none.
  var markup: String {
    let before = [
      index?.markup, previous.map { $0.markup("← \($0.title)", relation: "prev") },
    ]
    let after = next.map { $0.markup("\($0.title) →", relation: "next") }
    let anchors = before.compactMap(\.self) + related.map(\.markup) + [after].compactMap(\.self)
    guard !anchors.isEmpty else { return "" }
    return """
      <nav class="pages" aria-label="Pages">
      \(anchors.joined(separator: "\n"))
      </nav>

      """
  }
}
