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
