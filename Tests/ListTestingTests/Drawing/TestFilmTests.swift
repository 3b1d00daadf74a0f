import Foundation
import HeadlessKit
import ListTesting
import Testing

/// Films of what a test does.
@MainActor
@Suite struct TestFilmTests {
  @Test func aFailingTestIsAFilm() throws {
    let simulator = Simulator(screenSize: CGSize(width: 200, height: 100))
    let button = Button(type: .system)
    button.setTitle("Add", for: .normal)
    button.addAction(Action { _ in button.setTitle("Added", for: .normal) }, for: .touchUpInside)
    simulator.show(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var film: TestFilm?
    #expect(throws: QueryFailure.self) {
      try simulator.film("add <one>", attach: { film = $0 }) {
        try simulator.tap(.button("Add"))
        try simulator.tap(.button("Add"))
      }
    }
    let steps = try #require(film?.steps)
    #expect(steps.map(\.title) == ["start", #"tap(.button("Add"))"#, #"tap(.button("Add"))"#])
    #expect(
      steps.map(\.failure)
        == [nil, nil, #"nothing on the screen matches .button("Add")."#])
    #expect(steps.last?.screen.contains("[Added]") == true)
    #expect(film?.failure?.contains(#"nothing on the screen matches .button("Add")"#) == true)
    #expect(film?.name == "add--one-.html")
    let html = try #require(film?.html)
    #expect(html.contains("<h1>add &lt;one&gt;</h1>"))
    #expect(html.contains("<mark>│ [Added]"))
    if let path = ProcessInfo.processInfo.environment["HEADLESSKIT_FILM_OF_TESTS"] {
      try html.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
