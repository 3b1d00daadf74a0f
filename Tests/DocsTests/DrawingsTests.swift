import Testing

/// Every article has a picture, and every drawing shows what the lists and the pages are now. To
/// draw anew, run the tests with `HEADLESSKIT_REGENERATE=1`.
@MainActor @Suite struct DrawingsTests {
  @Test(arguments: Repository.pages)
  func theDrawingIsThatOfTheList(_ path: String) throws {
    let page = try #require(Repository.text(path))
    let name = String(path.split(separator: "/").last?.dropLast(".md".count) ?? "")
    guard let drawing = Drawings.all[name] else {
      #expect(
        !page.contains("<!-- drawing -->"),
        "\(path) has a mark, but there is no drawing for it in Drawings")
      return
    }
    let expected = Drawings.refreshed(page, with: drawing)
    #expect(try Repository.text(path, regeneratedFrom: expected) == expected)
    #expect(expected.contains(drawing), "\(path) has no place for its drawing")
  }

  /// A picture is a drawing, the output of a block that draws, an SVG file, or a table of measured or generated
  /// figures.
  @Test(arguments: Repository.pages)
  func everyArticleHasAPicture(_ path: String) throws {
    let page = try #require(Repository.text(path))
    let isTable = [
      "Coverage", "KnownDifferences", "Performance", "RecordedListValues", "WhatSurvives",
    ].contains {
      path.hasSuffix("/\($0).md")
    }
    #expect(
      isTable || page.contains("<!-- drawing -->") || page.contains(".svg)")
        || page.contains("┌─"), "\(path) has no picture")
  }
}
