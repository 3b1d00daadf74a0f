import ListCore
import Testing

@testable import Playground

@Suite struct DifferencesCommandTests {
  @Test func printsWhatMentionsAText() {
    #expect(
      DifferencesCommand(mentioning: "SYSTEM INDEX").result
        == CommandResult(
          errors: "Playground: no known difference mentions 'SYSTEM INDEX'\n", status: .noMessage))
    #expect(
      DifferencesCommand(mentioning: "OPTIONAL METHOD").result
        == CommandResult(
          output: """
            LEFT OUT

            objective-c: `@objc`, `#selector`, optional calls such as `delegate?.tableView?(…)` on \
            Linux, unless a plugin adapts them
              here: Optional methods are requirements with defaults. <doc:ObjectiveCSyntax> says what \
            the plugin does, and what it cannot.
              why: The language has no Objective-C there.


            DIFFERENT ON PURPOSE

            optional-methods: Whether an optional method is implemented
              UIKit: asked before
              here: learned from the default's first run
              why: Swift cannot ask. A million rows without heights cost one question.
              facts: 1.1, 2.5, 10.1

            migrated-optional-methods: Optional methods of a migrated data source
              UIKit: `respondsToSelector:`
              here: learned from the default's first run, passed on by `passOn(to:_:)`
              why: Swift cannot ask.

            """))
  }

  @Test(arguments: KnownDifference.all.map(\.id))
  func findsEachByItsName(_ name: String) {
    let output = DifferencesCommand(mentioning: name).result.output
    #expect(output.split(separator: "\n").contains { $0.hasPrefix("\(name): ") })
  }

  @Test func printsAllWithoutAText() {
    let output = DifferencesCommand(mentioning: nil).result.output
    let names = output.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /([a-z-]+): .*/).map { String($0.1) }
    }
    #expect(names == KnownDifference.all.map(\.id))
  }
}
