import Foundation
import Testing

@testable import Playground

/// Each lesson prints what is checked in, in `Playground/Transcripts/Lessons`. To write the files
/// anew, run `Playground/Transcripts/regenerate.sh`.
@MainActor @Suite struct LessonTests {
  @Test(arguments: Lesson.all.map(\.name))
  func tellsWhatIsCheckedIn(_ name: String) async throws {
    let expected = CommandResult(output: try Transcripts.text("Lessons/\(name).txt"))
    let said = await Command(["lesson", name]).run(Input())
    #expect(said == expected)
  }

  @Test(arguments: Lesson.all.map(\.name))
  func drawsAPageThatIsSmallEnough(_ name: String) async throws {
    var pages: [String: String] = [:]
    var input = Input()
    input.write = { pages[$1] = $0 }
    let said = await Command(["lesson", name, "--html", "a.html"]).run(input)
    let page = try #require(pages["a.html"])
    #expect(said == CommandResult(output: "a.html: \(page.utf8.count / 1024 + 1) KB\n"))
    #expect(page.utf8.count < 200_000)
  }

  @Test func aLessonIsOpenedInTheBrowser() async throws {
    var (pages, opened): ([String: String], [String]) = ([:], [])
    var input = Input()
    input.temporaryFolder = "/somewhere"
    input.write = { pages[$1] = $0 }
    input.open = { opened.append($0) }
    let said = await Command(["lesson", "moves", "--open"]).run(input)
    #expect(said.status == .success)
    #expect(opened == ["/somewhere/moves.html"])
    #expect(Array(pages.keys) == opened)
    struct NoBrowser: Error {}
    input.open = { _ in throw NoBrowser() }
    #expect(
      await Command(["lesson", "moves", "--open"]).run(input)
        == CommandResult(
          errors: """
            Playground: no browser could be started; open '/somewhere/moves.html' in one.

            """, status: .noInput))
  }

  /// All pages are small, and each link leads to a page or an element that exists.
  @Test func theSiteHasNoLooseEnd() async throws {
    var (pages, folders, told): ([String: String], [String], [String]) = ([:], [], [])
    var input = Input()
    input.prompt = { told.append($0) }
    input.makeFolder = { folders.append($0) }
    input.write = { pages[$1] = $0 }
    let said = await Command(["lessons", "--html", "site"]).run(input)
    let count = Lesson.all.count * 2 + 1
    #expect(
      said == CommandResult(output: "\(count) pages; open site/index.html in a browser\n"))
    #expect(folders == ["site"])
    #expect(told.first == "1 of \(Lesson.all.count): \(Lesson.all[0].name)\n")
    #expect(pages.count == count)
    var linked: Set<String> = ["site/index.html"]
    for (name, page) in pages {
      #expect(page.utf8.count < 200_000, "\(name)")
      for match in page.matches(of: /<a href="([^"]*)"/) {
        #expect(pages["site/\(match.1)"] != nil, "\(name) links to \(match.1)")
        linked.insert("site/\(match.1)")
      }
      let addresses = page.matches(of: /https?:[^"' <)]*/).map { String($0.0) }
      let namespace = "http://www.w3.org/2000/svg"  // a name: nothing is loaded from there
      #expect(addresses.allSatisfy { $0 == namespace }, "\(name) needs the network")
    }
    #expect(linked == Set(pages.keys))
  }

  @Test func namesAreForTheCommandLine() {
    let names = Lesson.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
  }

  @Test func aHundredPeaksStandInOrder() {
    let peaks = Peak.all
    #expect(peaks.count == 100)
    #expect(Set(peaks).count == 100)
    #expect(peaks.map(\.height) == peaks.map(\.height).sorted(by: >))
  }

  @Test func whatIsAskedForMustBeThere() async {
    let said = await Command(["lesson", "juggling"]).run(Input())
    #expect(
      said
        == CommandResult(
          errors: """
            Playground: there is no lesson 'juggling'. 'swift run Playground lessons' lists them.

            """, status: .usage))
    for (typed, meant) in [("movse", "moves"), ("forgotten", "forgotten-deletion")] {
      #expect(
        await Command(["lesson", typed]).run(Input())
          == CommandResult(
            errors: "Playground: there is no lesson '\(typed)'; did you mean '\(meant)'?\n",
            status: .usage))
    }
    struct Refusal: Error {}
    var input = Input()
    input.write = { _, _ in throw Refusal() }
    let refused = await Command(["compare", "moves", "--html", "/no/a.html"]).run(input)
    #expect(
      refused
        == CommandResult(
          errors: """
            Playground: '/no/a.html' cannot be written; does its directory exist?

            """, status: .cannotCreate))
  }
}
