import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@Suite struct ReusePoolTests {
  private final class Thing {}

  // behaviour 4.1
  @Test func theLastCellPutBackIsDequeuedFirst() {
    let things = (0..<3).map { _ in Thing() }
    var pool = ReusePool<String, Thing>()
    pool.add(things[0], for: "a")
    pool.add(things[1], for: "b")
    pool.add(things[2], for: "a")
    #expect(pool.count == 3)
    #expect(pool.count(for: "a") == 2)
    #expect(pool.contains(things[1], for: "b"))
    #expect(!pool.contains(things[1], for: "a"))
    let taken = (0..<3).map { _ in pool.take("a") }
    #expect(
      taken.map { $0.map(ObjectIdentifier.init) } == [
        ObjectIdentifier(things[2]), ObjectIdentifier(things[0]), nil,
      ])
    pool.remove(things[1], for: "b")
    #expect(pool.count == 0)
  }
}
