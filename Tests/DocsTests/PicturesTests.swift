import Foundation
import Testing

@MainActor @Suite struct PicturesTests {
  @Test func checkedInPicturesMatchTheDrawnOnes() throws {
    let pictures = try Pictures.all()
    #expect(!pictures.isEmpty)
    for (file, svg) in pictures {
      #expect(try Repository.text(Pictures.path(file), regeneratedFrom: svg) == svg)
    }
  }

  /// Every picture is shown on a page, and every picture on a page exists.
  @Test func everyPictureIsOnAPage() throws {
    let pages = try Repository.pages.map { try #require(Repository.text($0)) }
    let shown = pages.flatMap { page in
      page.matches(of: /\]\(([a-z-]+\.svg)\)/).map { String($0.1) }
    }
    #expect(try Set(shown) == Set(Pictures.all().map(\.file)))
  }
}
