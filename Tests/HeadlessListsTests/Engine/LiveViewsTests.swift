import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct LiveViewsTests {
  private final class Thing {}

  private func path(_ item: Int) -> ItemPath { ItemPath(item: item, section: 0) }

  // behaviour 4.13
  @Test func viewsMoveWithTheirItems() throws {
    let things = (0..<4).map { _ in Thing() }
    var live = LiveViews<Thing>()
    for item in [2, 0, 3, 1] { live[path(item)] = things[item] }
    #expect(live.paths == (0..<4).map(path))
    let plan = try UpdatePlan(
      BatchUpdate([
        .deleteItem(path(0)), .reloadItem(path(1)), .moveItem(from: path(3), to: path(1)),
      ]),
      from: [4], to: [3])
    let lost = live.rebase(by: plan)
    #expect(lost.map(\.path) == [path(0), path(1)])
    #expect(lost.map { ObjectIdentifier($0.view) } == things[0...1].map(ObjectIdentifier.init))
    #expect(live.paths == [path(1), path(2)])
    #expect(live[path(1)] === things[3])
    #expect(live.path(of: things[2]) == path(2))
    #expect(live.path(of: things[0]) == nil)
    #expect(live.removeAll().map(\.path) == [path(1), path(2)])
    #expect(live.count == 0)
  }
}
